import { createEffect, on } from 'solid-js';
import { place, to } from '../router/route.ts';
import { say as sayUi } from '../ui/words.ts';
import { say } from './words.ts';

/** Shown after an unexpected error in the page. Games are stored, so the player can go on. */
export const Broken = (props: { readonly error: unknown; readonly again: () => void }) => {
  console.error(props.error);
  // Clear the error when the player goes to another screen.
  createEffect(on(place, () => props.again(), { defer: true }));
  return (
    <main class="notice">
      <div role="alert">
        <h1>{say().broken}</h1>
        <p>{say().nothingLost}</p>
      </div>
      <button type="button" class="btn primary" onClick={() => props.again()}>
        {sayUi().again}
      </button>
      <a class="btn" href={to()}>
        {sayUi().home}
      </a>
    </main>
  );
};
