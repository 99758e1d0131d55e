/** Menhirs on a television: the moor in the middle, a player and a clock on either side, the rounds, and what to do. */
import './television.css';
import { menhirsKit, type Seat } from '@speeltafel/rules';
import { type Component, Index, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { PlayerClock } from '../../player-clock.tsx';
import type { MenhirsGame } from '../game-view.ts';
import { claimOf } from '../play/claim.tsx';
import { leftAt, Puffs } from '../play/player-plate.tsx';
import { choicesOf } from '../play/prompt.tsx';
import { roundSummary } from '../play/round-summary.ts';
import { pitsOf } from '../play/round-track.tsx';
import { Emblem } from '../play/seat-emblem.tsx';
import { colourOf } from '../sides.ts';
import { say } from '../words.ts';

interface Props {
  readonly game: MenhirsGame;
}

/** The circumference of the ring. */
const RING = 113.1;

const Plate = (props: Props & { readonly seat: Seat }): JSX.Element => (
  <section
    class={`mh-tv-plate ${colourOf(props.seat)}`}
    aria-current={props.game.turns().includes(props.seat) ? 'true' : undefined}
  >
    <Emblem side={props.game.sideOf(props.seat)} />
    <b>{props.game.nameAt(props.seat)}</b>
    <small>{say()[props.game.sideOf(props.seat)]}</small>
    <PlayerClock session={props.game.session} seat={props.seat} />
    <Show when={leftAt(props.game, props.seat)}>
      {(left) => (
        <span class="mh-tv-left">
          <Puffs left={left()} />
        </span>
      )}
    </Show>
  </section>
);

/** Every round, with a text for the current one. */
function Rounds(props: Props): JSX.Element {
  const pits = () => pitsOf(props.game);
  return (
    <ol class="mh-tv-rounds">
      <Index each={pits()}>
        {(pit) => (
          <li class={`mh-tv-${pit().state}`} aria-current={pit().state === 'current' ? 'step' : undefined}>
            <i classList={{ 'mh-tv-must': pit().must }}>{pit().text}</i>
            <Show when={pit().state === 'current'}>
              <span>
                <Show when={!pit().star}>
                  <b>{say().roundNumber(props.game.shown().round)}</b>
                </Show>
                {roundSummary(props.game)}
              </span>
            </Show>
          </li>
        )}
      </Index>
    </ol>
  );
}

/** Whose turn it is and what for. Choices are shown only once both are made. */
function Turn(props: Props): JSX.Element {
  const { game } = props;
  const aloud = (): boolean => game.view().options.decision === 'aloud';
  const main = (): string => {
    const waiting = game.waiting();
    if (game.view().phase === 'decide') {
      if (aloud()) return say().decideAway(game.nameAt(waiting[0] ?? 1));
      return waiting.length > 1 ? say().bothChoosing : say().decide;
    }
    if (game.view().phase === 'prove') return say().claimed(game.who(waiting[0] ?? 1));
    return waiting[0] === undefined ? '' : say().turnAt(game.nameAt(waiting[0]));
  };
  const small = (): string => {
    const { phase } = game.view();
    const waiting = game.waiting();
    const choices = choicesOf(game);
    if (phase === 'decide') {
      return waiting.length === 1 && !aloud() ? say().chosenWaiting(game.nameAt(waiting[0]!)) : '';
    }
    if (choices !== null) return choices;
    if (phase === 'flip' || phase === 'place' || phase === 'move' || phase === 'prove') return say()[phase];
    if (phase !== 'take') return '';
    return menhirsKit.mustTake(game.session.position().state) ? say().takeOne : say().takeIf;
  };
  return (
    <Show when={!game.over()}>
      <section class="mh-tv-card" role="status">
        <h2>{main()}</h2>
        <p>{small()}</p>
        <ClaimRing game={game} />
      </section>
    </Show>
  );
}

/** Everyone sees the time for a claim; only the player's own phone can claim. */
function ClaimRing(props: Props): JSX.Element {
  const { game } = props;
  const claimant = (): Seat => game.view().claimant ?? 1;
  const { seconds, window } = claimOf(game, claimant);
  const part = (): number => (seconds() ?? 0) / ((window()?.length ?? 1000) / 1000);
  return (
    <Show when={window() !== null && seconds() !== 0}>
      <p class="mh-tv-claim">
        <Show when={seconds()} fallback={<span>{say().mayClaim(game.nameAt(claimant()))}</span>}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <circle class="mh-count-bg" cx="24" cy="24" r="18" />
            <circle
              class="mh-count-fg"
              cx="24"
              cy="24"
              r="18"
              style={{ 'stroke-dashoffset': `${RING * (1 - part())}` }}
            />
          </svg>
          <b>{seconds()}</b>
          <span>{say().secondsToClaim}</span>
        </Show>
      </p>
    </Show>
  );
}

function LastMove(props: Props): JSX.Element {
  const { game } = props;
  const line = () =>
    game
      .log()
      .slice(0, game.past() ?? game.log().length)
      .findLast(({ action: { kind } }) => kind !== 'end');
  return (
    <Show when={line()}>
      {(last) => (
        <section class={`mh-tv-last ${colourOf(last().seat)}`}>
          <h2>{say().lastMove}</h2>
          <p>
            <Emblem side={game.sideOf(last().seat)} />
            {last().sentence}
          </p>
        </section>
      )}
    </Show>
  );
}

export interface TelevisionProps extends Props {
  readonly corner: JSX.Element;
  readonly Board: Component;
}

export default function Television(props: TelevisionProps): JSX.Element {
  const { game } = props;
  return (
    <div class="mh-table mh-tv">
      <div class="mh-tv-side">
        <Plate game={game} seat={1} />
        <Rounds game={game} />
      </div>
      <div class="play-board">
        <Dynamic component={props.Board} />
      </div>
      <div class="mh-tv-side">
        <Plate game={game} seat={2} />
        <Turn game={game} />
        <LastMove game={game} />
        {props.corner}
      </div>
    </div>
  );
}
