/**
 * How a game ended: who won, why, with how many points, and who came in where.
 *
 *     <Summary outcome={game.outcome(position)} brokenOff={table.brokenOff} name={(seat) => ...} />
 */
import type { BrokenOff, Outcome, Seat } from '@speeltafel/rules';
import { For, type JSX, Show } from 'solid-js';
import { say } from './words.ts';

/** What both games tell of their end. */
export interface Ending extends Outcome {
  readonly points?: number;
  readonly ranking?: readonly { readonly seat: Seat; readonly out: number; readonly place: number }[];
}

export interface SummaryProps {
  readonly outcome: Ending | null;
  readonly brokenOff: BrokenOff | null;
  readonly name: (seat: Seat) => string;
}

export function headlineOf({ outcome, brokenOff, name }: SummaryProps): string {
  const words = say();
  if (outcome === null && brokenOff === null) return words.stillRunning;
  const winner = outcome === null ? brokenOff!.winner : outcome.winner;
  if (winner !== null) return words.winner(name(winner));
  return outcome?.reason === 'tie' || brokenOff?.by === 'agreed' ? words.tie : words.nobodyWon;
}

/** How a game came to its end; nothing while it goes on. */
export function reasonOf({ outcome, brokenOff, name }: SummaryProps): string | null {
  const { endings } = say();
  if (outcome !== null) {
    const reason = endings[outcome.reason as keyof typeof endings];
    return typeof reason === 'string' ? reason : null;
  }
  if (brokenOff === null) return null;
  return brokenOff.by === 'agreed' || brokenOff.seat === null
    ? endings.agreed
    : endings[brokenOff.by](name(brokenOff.seat));
}

export const Summary = (props: SummaryProps): JSX.Element => (
  <section class="rp-summary">
    <h2>{headlineOf(props)}</h2>
    <Show when={reasonOf(props)}>{(reason) => <p>{reason()}</p>}</Show>
    <Show when={(props.outcome?.points ?? 0) > 0}>
      <p class="rp-points">{say().points(props.outcome!.points!)}</p>
    </Show>
    <Show when={props.outcome?.ranking}>
      {(ranking) => (
        <table class="rp-table">
          <caption class="visually-hidden">{say().ranking}</caption>
          <thead>
            <tr>
              <th scope="col">{say().place}</th>
              <th scope="col">{say().player}</th>
              <th scope="col">{say().tokensOut}</th>
            </tr>
          </thead>
          <tbody>
            <For each={ranking()}>
              {({ seat, out, place }) => (
                <tr>
                  <td>{place}</td>
                  <th scope="row">{props.name(seat)}</th>
                  <td>{out}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      )}
    </Show>
  </section>
);
