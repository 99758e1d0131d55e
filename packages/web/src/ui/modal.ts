/**
 * Opens a dialog in two steps: it is painted at once and becomes modal after that paint. Closing does the same in
 * reverse. Making the rest of the page inert is slow, because the browser visits every element.
 */
import { createEffect, onCleanup } from 'solid-js';
import { raise } from './above-dialogs.ts';
import { afterPaint } from './after-paint.ts';

export function createModal(dialog: () => HTMLDialogElement, open: () => boolean): void {
  let callOff = (): void => {};
  const show = (): void => {
    dialog().classList.remove('leaving');
    if (dialog().open) return;
    dialog().setAttribute('open', '');
    callOff = afterPaint(() => {
      // Remove the attribute instead of calling close(), which would restore the focus and fire a close event.
      dialog().removeAttribute('open');
      dialog().showModal();
      raise();
    });
  };
  const hide = (): void => {
    if (!dialog().open) return;
    dialog().classList.add('leaving');
    callOff = afterPaint(() => {
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
