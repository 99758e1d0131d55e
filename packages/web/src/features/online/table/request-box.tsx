/** A question to everybody at the table: to take something back, to call it a tie, to play again. */
import './request-box.css';
import type { Seat } from '@speeltafel/rules';
import type { hosted } from '@speeltafel/table';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { announce } from '../../../ui/announce.ts';
import { say } from '../words.ts';
import type { AtTable } from './table-connection.ts';

const asked = (what: hosted.Consent, name: string): string =>
  ({ 'take-back': say().asksBack, tie: say().asksTie, rematch: say().asksRematch })[what](name);
const askedMyself = (what: hosted.Consent): string =>
  ({ 'take-back': say().youAskedBack, tie: say().youAskedTie, rematch: say().youAskedRematch })[what];

export function OfferBox(props: {
  readonly at: AtTable;
  readonly name: (seat: Seat) => string;
  readonly wouldGo: readonly string[];
  /** Whether the board shows what would be left. */
  readonly shown: boolean;
}): JSX.Element {
  const { at } = props;
  const offer = () => at.told().offer;
  const own = (): boolean => at.mine().includes(offer()?.by ?? 0);
  const plays = (): boolean => at.mine().length > 0;
  const agreed = (): boolean => at.mine().every((seat) => offer()?.agreed.includes(seat));
  const text = (open: hosted.Offer): string => (own() ? askedMyself(open.what) : asked(open.what, props.name(open.by)));
  const asks = createMemo(() => offer()?.what);
  createEffect(
    on(asks, () => {
      const open = offer();
      if (open !== null && !own()) announce([text(open), ...props.wouldGo].join(' '), 'assertive');
    }),
  );
  const Answers = (): JSX.Element => (
    <Show when={plays() && (own() || !agreed())}>
      <div class="on-answers">
        <button type="button" class="btn" onClick={() => at.decline()}>
          {agreed() ? say().withdraw : say().no}
        </button>
        <Show when={!agreed()}>
          <button type="button" class="btn primary" onClick={() => at.agree()}>
            {say().agree}
          </button>
        </Show>
      </div>
    </Show>
  );
  return (
    <Show when={offer()}>
      {(open) => (
        <section class="on-offer" aria-label={text(open())}>
          <div class="on-ask">
            <p class="on-asked">
              {text(open())}
              <Show when={plays() && agreed()}>
                <small>{say().waitsForAnswer}</small>
              </Show>
            </p>
            <Answers />
          </div>
          <Show when={props.wouldGo.length > 0}>
            <div class="on-would">
              <ul>
                <For each={props.wouldGo}>{(line) => <li>{line}</li>}</For>
              </ul>
              <Show when={props.shown}>
                <small>{say().backShown}</small>
              </Show>
            </div>
          </Show>
        </section>
      )}
    </Show>
  );
}
