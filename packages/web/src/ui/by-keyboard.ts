/** Whether the player was last seen at the keyboard: only then does the focus follow what is in hand. */
let keyboard = false;
addEventListener(
  'keydown',
  () => {
    keyboard = true;
  },
  true,
);
addEventListener(
  'pointerdown',
  () => {
    keyboard = false;
  },
  true,
);

export const byKeyboard = (): boolean => keyboard;
