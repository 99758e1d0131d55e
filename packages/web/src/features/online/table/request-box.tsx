/** A request to all players at the table: a takeback, a tie, or a rematch. */
import './request-box.css';
import type { Seat } from '@speeltafel/rules';
import type { hosted } from '@speeltafel/table';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { announce } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/icon.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { say } from '../words.ts';
import type { TableConnection } from './table-connection.ts';

function asked(what: hosted.Consent, name: string): string {
  const { asksBack, asksTie, asksRematch, asksPause, asksGoOn } = say();
  const by = { 'take-back': asksBack, tie: asksTie, rematch: asksRematch, pause: asksPause, 'go-on': asksGoOn };
  return by[what](name);
}
function askedMyself(what: hosted.Consent): string {
  const { youAskedBack, youAskedTie, youAskedRematch, youAskedPause, youAskedGoOn } = say();
  const mine = { 'take-back': youAskedBack, tie: youAskedTie, rematch: youAskedRematch };
  return { ...mine, pause: youAskedPause, 'go-on': youAskedGoOn }[what];
}

export function OfferBox(props: {
  readonly connection: TableConnection;
  readonly name: (seat: Seat) => string;
  readonly wouldGo: readonly string[];
  /** Whether the board shows the position after the takeback; null if it cannot. */
  readonly shown: boolean | null;
  readonly onShow: (shown: boolean) => void;
}): JSX.Element {
  const { connection } = props;
  const offer = () => connection.request();
  const own = (): boolean => connection.mine().includes(offer()?.by ?? 0);
  const plays = (): boolean => connection.mine().length > 0;
  const agreed = (): boolean => connection.mine().every((seat) => offer()?.agreed.includes(seat));
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
        <button type="button" class="btn" onClick={() => connection.decline()}>
          {agreed() ? say().withdraw : say().no}
        </button>
        <Show when={!agreed()}>
          <button type="button" class="btn primary" onClick={() => connection.agree()}>
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
              <Show when={props.shown !== null}>
                <button
                  type="button"
                  class="btn quiet on-show"
                  aria-pressed={props.shown === true}
                  onClick={() => props.onShow(!props.shown)}
                >
                  <Icon name="zoom" />
                  {props.shown ? sayUi().backToGame : say().showBack}
                </button>
              </Show>
            </div>
          </Show>
        </section>
      )}
    </Show>
  );
}
