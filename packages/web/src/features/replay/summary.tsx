/** How a game ended: the winner, the reason, and the game's own score. */
import type { BrokenOff, Seat } from '@speeltafel/rules';
import { type Component, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Ending } from '../../games/contract/replay.ts';
import { isGame } from '../../games/registry.ts';
import { winnerText } from '../../session/record-names.ts';
import { say as sayUi } from '../../ui/words.ts';
import { BoxLid } from '../home/game-box.tsx';
import { say } from './words.ts';

export interface Result {
  readonly ending: Ending | null;
  readonly brokenOff: BrokenOff | null;
  readonly name: (seat: Seat) => string;
}

export function headlineOf({ ending, brokenOff, name }: Result): string {
  if (ending === null && brokenOff === null) return say().stillRunning;
  const winner = ending === null ? brokenOff!.winner : ending.winner;
  if (winner !== null) return winnerText(name(winner));
  return ending?.reason === 'tie' || brokenOff?.by === 'agreed' ? sayUi().tie : say().nobodyWon;
}

/** Why a game ended; null while it is running. */
export function reasonOf({ ending, brokenOff, name }: Result): string | null {
  if (ending !== null) return ending.text;
  if (brokenOff === null) return null;
  const { endings } = say();
  return brokenOff.by === 'agreed' || brokenOff.seat === null
    ? endings.agreed
    : endings[brokenOff.by](name(brokenOff.seat));
}

export const Summary = (
  props: Result & { readonly game: string; readonly Score: Component | undefined },
): JSX.Element => (
  <section class="rp-summary">
    <Show when={isGame(props.game) && props.game}>{(game) => <BoxLid game={game()} />}</Show>
    <h2>{headlineOf(props)}</h2>
    <Show when={reasonOf(props)}>{(reason) => <p>{reason()}</p>}</Show>
    <Show when={props.ending !== null && props.Score}>{(score) => <Dynamic component={score()} />}</Show>
  </section>
);
