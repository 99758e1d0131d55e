/**
 * For slow actions: the pressed control is painted as pressed at once, and the work runs after that paint.
 *
 *     <button type="button" onClick={press(() => turnBoard())}>
 *     <form onSubmit={submit(() => begin())}>
 */
import { createRoot, createSignal } from 'solid-js';
import { createDeferredAction } from './after-paint.ts';

/** For native controls, which show their own pressed or chosen state. */
export const { schedule: runAfterPaint } = createRoot(createDeferredAction);

export interface Press {
  readonly currentTarget: Element;
}

export const press =
  (work: () => void) =>
  ({ currentTarget }: Press): void => {
    currentTarget.classList.add('pressed');
    runAfterPaint(() => {
      currentTarget.classList.remove('pressed');
      work();
    });
  };

export const submit =
  (work: () => void) =>
  (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }): void => {
    event.preventDefault();
    press(work)({ currentTarget: event.submitter ?? event.currentTarget });
  };

/** Marks a place on the board as touched until the work of that touch has run. */
export function createTouch<T>(work: (place: T) => void) {
  const [touched, setTouched] = createSignal<T | null>(null);
  const touch = (place: T): void => {
    setTouched(() => place);
    runAfterPaint(() => {
      setTouched(null);
      work(place);
    });
  };
  return { touched, touch };
}
