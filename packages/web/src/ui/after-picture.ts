/**
 * Follows a value one picture behind. The answer to a touch is drawn first; what follows from it, and takes a slow device longer,
 * comes right after.
 */
import { createComputed, createSignal, on, onCleanup } from 'solid-js';

export interface AfterPicture<T> {
  (): T;
  /** Does not wait for the picture. */
  catchUp(): void;
}

export function afterPicture<T>(source: () => T): AfterPicture<T> {
  const [settled, setSettled] = createSignal(source());
  let frame = 0;
  let task: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
  const catchUp = (): void => {
    cancel();
    setSettled(() => source());
  };
  const wait = (): void => {
    cancel();
    // A frame begins with its callbacks; a task that they ask for comes when it is drawn.
    frame = requestAnimationFrame(() => {
      task = setTimeout(catchUp);
    });
  };
  createComputed(on(source, wait, { defer: true }));
  onCleanup(cancel);
  return Object.assign(settled, { catchUp });
}
