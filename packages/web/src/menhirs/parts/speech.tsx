/** Speaks what happens to those who do not see it: moves politely, claims and the end at once. */
import { createEffect, createSignal, type JSX, on } from 'solid-js';
import type { MenhirsGame } from '../game.ts';
import { say } from '../words.ts';

export function Speech(props: { readonly game: MenhirsGame; readonly canClaim: boolean }): JSX.Element {
  const [polite, setPolite] = createSignal('');
  const [urgent, setUrgent] = createSignal('');
  createEffect(
    on(
      () => props.game.log().length,
      (length, before = length) => {
        const news = props.game.log().slice(Math.min(before, length));
        const claim = news.find((line) => line.action.kind === 'claim');
        setPolite(news.map((line) => line.sentence).join(' '));
        setUrgent(claim === undefined ? '' : say().claimed(props.game.who(claim.seat)));
        return length;
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      () => props.canClaim,
      (open) => {
        if (open) setUrgent(say().claimNow);
      },
      { defer: true },
    ),
  );
  return (
    <>
      <div class="visually-hidden" aria-live="polite">
        {polite()}
      </div>
      <div class="visually-hidden" aria-live="assertive">
        {urgent()}
      </div>
    </>
  );
}
