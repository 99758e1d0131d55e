/** Whether the player's last input came from the keyboard. Only then does the focus follow the selected piece. */
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
