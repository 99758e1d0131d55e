/**
 * For buttons whose work takes a slow device long: they are seen to be pressed at once, and it is done one picture later.
 *
 *     <button type="button" onClick={press(() => turnBoard())}>
 */
import { createRoot } from 'solid-js';
import { createDeed } from './after-picture.ts';

const { seal } = createRoot(createDeed);

export interface Press {
  readonly currentTarget: Element;
}

export const press =
  (work: () => void) =>
  ({ currentTarget }: Press): void => {
    currentTarget.classList.add('pressed');
    seal(() => {
      currentTarget.classList.remove('pressed');
      work();
    });
  };
