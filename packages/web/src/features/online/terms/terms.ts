/** What players agree on by sitting down: the options of the game and the clock. */
import type { ClockRule } from '@speeltafel/table';
import type { GameOptions, Term } from '../../../games/contract/options.ts';
import { levelName } from '../../../session/player-names.ts';
import { say as sayUi } from '../../../ui/words.ts';
import { clockText } from '../lobby/table-summary.ts';
import { say } from '../words.ts';

export interface Agreed {
  readonly options: string;
  readonly clock: ClockRule;
  readonly look: string | null;
  readonly rated: boolean;
  /** Whether table talk is off. */
  readonly quiet: boolean;
  /** The level that may stand in for an absent player, if known. */
  readonly standIn: string | undefined;
}

export function termsOf(
  game: Pick<GameOptions, 'terms'>,
  { options, clock, look, rated, quiet, standIn }: Agreed,
): readonly Term[] {
  const time: Term =
    clock.kind === 'none'
      ? { name: say().clocks.none, about: say().clockAbout.none }
      : { name: clockText(clock), about: sayUi().outOfTimeLoses };
  return [
    ...(rated ? [{ name: say().rated, about: say().ratedAbout }] : []),
    ...game.terms(options, look),
    time,
    ...(standIn === undefined ? [] : [{ name: say().standInTerm(levelName(standIn)), about: say().standInTermAbout }]),
    ...(quiet ? [{ name: say().noTalk, about: '' }] : []),
  ];
}
