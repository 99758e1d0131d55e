/**
 * What has to be seen and heard above an open dialog stands inside it, because all else is covered and inert there. It goes back when the
 * dialog closes.
 */
let box: HTMLElement | undefined;
let home: ParentNode | null = null;

/** Moves into the topmost open dialog; to be called when a dialog has opened or something is to be told. */
export function raise(): void {
  if (box === undefined || home === null) return;
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  const place = dialog ?? home;
  if (box.parentNode === place) return;
  place.append(box);
  dialog?.addEventListener('close', raise, { once: true });
}

/** The one element that is kept above; it is in the page already. */
export function keepAboveDialogs(element: HTMLElement): void {
  box = element;
  home = element.parentNode;
}
