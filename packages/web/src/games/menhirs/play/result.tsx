/** How it ended: a plaque beside the board, which stays in sight. */
import './result.css';
import { menhirs, type Seat } from '@speeltafel/rules';
import { type JSX, Show } from 'solid-js';
import { to } from '../../../router/route.ts';
import { press } from '../../../ui/press.ts';
import { sideOf } from '../board/marks.tsx';
import type { MenhirsGame } from '../game-view.ts';
import { say } from '../words.ts';
import { Emblem } from './seat-emblem.tsx';

export interface Ending {
  readonly winner: Seat | null;
  readonly title: string;
  readonly text: string;
  readonly points: number;
}

export function endingOf(game: MenhirsGame): Ending | null {
  const words = say();
  const { session, who } = game;
  const broken = session.table().brokenOff;
  if (broken !== null) {
    if (broken.seat === null) return { winner: null, title: words.tie, text: words.byAgreement, points: 0 };
    const loser = who(broken.seat);
    return {
      winner: broken.winner,
      title: broken.winner === null ? words.tie : words.wonBy(who(broken.winner)),
      text: broken.by === 'time' ? words.byTime(loser) : words.byResigning(loser),
      points: 0,
    };
  }
  const outcome = menhirs.outcome(session.position());
  if (outcome === null) return null;
  const { winner, reason, points } = outcome;
  const { round } = game.view();
  if (winner === null) return { winner, title: words.tie, text: words.byTie, points };
  const loser = who(3 - winner);
  const won = { winner, points, title: words.wonBy(who(winner)) };
  switch (reason) {
    case 'uncovered':
      return { ...won, title: words.stonesFree, text: words.byUncovering(who(winner), round) };
    case 'claim':
      return { ...won, title: words.stonesFree, text: words.byClaim(who(winner), round) };
    case 'unjust-claim':
      return { ...won, text: words.byUnjustClaim(loser, round) };
    default:
      return { ...won, text: words.byGoingOn(loser) };
  }
}

export function Result(props: {
  readonly ending: Ending;
  /** Where the game can be looked at again. */
  readonly lookBack: string;
  /** Whether to play again, once somebody has asked. */
  readonly question?: JSX.Element;
  readonly onRematch: (() => void) | undefined;
}): JSX.Element {
  return (
    <section class={`mh-glory ${props.ending.winner === null ? '' : `mh-${sideOf(props.ending.winner)}`}`} role="alert">
      <Show when={props.ending.winner}>{(winner) => <Emblem seat={winner()} />}</Show>
      <div class="mh-glory-text">
        <h2>{props.ending.title}</h2>
        <p>{props.ending.text}</p>
        <Show when={props.ending.points > 0}>
          <p class="mh-score">
            {props.ending.points} <small>{say().points(props.ending.points)}</small>
          </p>
        </Show>
      </div>
      <div class="mh-stack">
        <Show
          when={props.question}
          fallback={
            <Show when={props.onRematch}>
              {(rematch) => (
                <button type="button" class="btn primary" onClick={press(() => rematch()())}>
                  {say().rematch}
                </button>
              )}
            </Show>
          }
        >
          {(question) => question()}
        </Show>
        <a class="btn" href={props.lookBack}>
          {say().lookBack}
        </a>
        <a class="btn quiet" href={to()}>
          {say().home}
        </a>
      </div>
    </section>
  );
}
