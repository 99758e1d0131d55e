/**
 * The same deal for every board of a round: before the round only its seal is shown, then every board is set up from
 * its number.
 */
import { dealOf, roundsOf, sealOfDeal, type Tournament } from '@speeltafel/tournament';
import { type JSX, Show } from 'solid-js';
import { to } from '../../router/route.ts';
import { say } from './words.ts';

const SHOWN_OF_SEAL = 16;

export function SharedDeal(props: { readonly tournament: Tournament }): JSX.Element {
  const round = () => props.tournament.rounds.length;
  const deal = () => dealOf(props.tournament, round());
  const setUp = () => `${to('companion', props.tournament.settings.game, 'setup')}?seed=${deal()}`;
  const more = () => !props.tournament.finished && round() < roundsOf(props.tournament);
  const seal = () => sealOfDeal(props.tournament, round() + 1).slice(0, SHOWN_OF_SEAL);
  return (
    <Show when={props.tournament.settings.sameDeal}>
      <p class="desk-deal">
        <Show when={round() > 0}>
          <strong>{say().deal}</strong> <a href={setUp()}>{say().dealShown}</a> <span>{deal()}</span>
          <br />
        </Show>
        <Show when={more()}>{say().dealSealed(round() + 1, seal())}</Show>
      </p>
    </Show>
  );
}
