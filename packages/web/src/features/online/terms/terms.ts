/** What players agree on by sitting down: the options of the game and the clock. */
import type { ClockRule } from '@speeltafel/table';
import type { GameOptions, Term } from '../../../games/contract/options.ts';
import { levelName } from '../../../session/player-names.ts';
import { say as sayUi } from '../../../ui/words.ts';
import { clockText } from '../lobby/table-summary.ts';
import { say } from '../words.ts';

/** The computer player that may play for a player who is away, and whether there is talk. */
export const standInTerm = (level: string): Term => ({
  name: say().standInTerm(levelName(level)),
  about: say().standInTermAbout,
});

export const quietTerm = (): Term => ({ name: say().noTalk, about: '' });

export const ratedTerm = (): Term => ({ name: say().rated, about: say().ratedAbout });

export function termsOf(
  game: Pick<GameOptions, 'terms'>,
  options: string,
  clock: ClockRule,
  look: string | null = null,
): readonly Term[] {
  const time: Term =
    clock.kind === 'none'
      ? { name: say().clocks.none, about: say().clockAbout.none }
      : { name: clockText(clock), about: sayUi().outOfTimeLoses };
  return [...game.terms(options, look), time];
}
