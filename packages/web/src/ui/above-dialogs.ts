/**
 * Keeps an element visible and audible above open dialogs. Everything outside a modal dialog is covered and inert, so
 * the element moves into the dialog, and back when it closes.
 */
let box: HTMLElement | undefined;
let home: ParentNode | null = null;

/** Moves the element into the topmost open dialog. Call it after a dialog has opened, and before showing a message. */
export function raise(): void {
  if (box === undefined || home === null) return;
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  const place = dialog ?? home;
  if (box.parentNode === place) return;
  place.append(box);
  dialog?.addEventListener('close', raise, { once: true });
}

/** Sets the one element to keep above dialogs. It must already be in the page. */
export function keepAboveDialogs(element: HTMLElement): void {
  box = element;
  home = element.parentNode;
}
