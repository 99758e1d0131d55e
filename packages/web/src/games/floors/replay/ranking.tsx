/** The places of all players after a game. */
import type { Seat } from '@speeltafel/rules';
import { For, type JSX } from 'solid-js';
import { say } from './words.ts';

interface Rank {
  readonly seat: Seat;
  readonly out: number;
  readonly place: number;
}

export const Ranking = (props: {
  readonly ranking: readonly Rank[];
  readonly name: (seat: Seat) => string;
}): JSX.Element => (
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
      <For each={props.ranking}>
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
);
