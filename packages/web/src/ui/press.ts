/**
 * For what takes a slow device long: what was pressed or chosen is seen to be so at once, and its work is done one picture later.
 *
 *     <button type="button" onClick={press(() => turnBoard())}>
 *     <form onSubmit={submit(() => begin())}>
 */
import { createRoot, createSignal } from 'solid-js';
import { createDeed } from './after-paint.ts';

/** For what a browser shows as chosen by itself. */
export const { seal: afterwards } = createRoot(createDeed);

export interface Press {
  readonly currentTarget: Element;
}

export const press =
  (work: () => void) =>
  ({ currentTarget }: Press): void => {
    currentTarget.classList.add('pressed');
    afterwards(() => {
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

/** A place on a board that is marked as touched until what follows from it is there. */
export function createTouch<T>(work: (place: T) => void) {
  const [touched, setTouched] = createSignal<T | null>(null);
  const touch = (place: T): void => {
    setTouched(() => place);
    afterwards(() => {
      setTouched(null);
      work(place);
    });
  };
  return { touched, touch };
}
