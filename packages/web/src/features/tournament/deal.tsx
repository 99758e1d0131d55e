/** The same deal for every board of a round: sealed while it is played, shown when all boards are in. */
import { dealOf, isDecided, type Round, sealOfDeal, type Tournament } from '@speeltafel/tournament';
import { type JSX, Show } from 'solid-js';
import { say } from './words.ts';

export function DealOfRound(props: { readonly tournament: Tournament; readonly round: Round }): JSX.Element {
  const done = () => props.round.boards.every((board) => isDecided(props.tournament, board));
  const text = () =>
    done()
      ? say().dealShown(dealOf(props.tournament, props.round.number))
      : say().dealSealed(sealOfDeal(props.tournament, props.round.number).slice(0, 16));
  return (
    <Show when={props.tournament.settings.sameDeal}>
      <p class="desk-deal">
        <strong>{say().deal}</strong> {text()}
      </p>
    </Show>
  );
}
