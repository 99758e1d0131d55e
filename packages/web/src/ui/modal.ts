/**
 * A dialog above the page, in two steps: it is seen at once and keeps everything else out of reach one picture later, and when it is
 * closed the other way round. For all else to be out of reach, a browser goes through every part of the page.
 */
import { createEffect, onCleanup } from 'solid-js';
import { onceDrawn } from './after-paint.ts';

export function createModal(dialog: () => HTMLDialogElement, open: () => boolean): void {
  let callOff = (): void => {};
  const show = (): void => {
    dialog().classList.remove('leaving');
    if (dialog().open) return;
    dialog().setAttribute('open', '');
    callOff = onceDrawn(() => {
      // By its attribute alone: closing it would give the focus back and say that it was closed.
      dialog().removeAttribute('open');
      dialog().showModal();
    });
  };
  const hide = (): void => {
    if (!dialog().open) return;
    dialog().classList.add('leaving');
    callOff = onceDrawn(() => {
      dialog().classList.remove('leaving');
      dialog().close();
    });
  };
  createEffect(() => {
    callOff();
    if (open()) show();
    else hide();
  });
  onCleanup(() => {
    callOff();
    dialog().close();
  });
}
