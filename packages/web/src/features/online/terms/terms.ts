/** What players agree on by sitting down: the options of the game and the clock. */
import type { ClockRule } from '@speeltafel/table';
import type { GameOptions, Term } from '../../../games/contract/options.ts';
import { say as sayUi } from '../../../ui/words.ts';
import { clockText } from '../lobby/table-summary.ts';
import { say } from '../words.ts';

export function termsOf(game: Pick<GameOptions, 'terms'>, options: string, clock: ClockRule): readonly Term[] {
  const time: Term =
    clock.kind === 'none'
      ? { name: say().clocks.none, about: say().clockAbout.none }
      : { name: clockText(clock), about: sayUi().outOfTimeLoses };
  return [...game.terms(options), time];
}
