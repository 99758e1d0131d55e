/** "Play now" against the level nearest to the player's strength. */

import { withKit } from '@speeltafel/table';
import { RATED_GAMES } from '@speeltafel/tournament';
import type { Choices, GameOptions } from '../../games/contract/options.ts';
import { levelName } from '../../session/player-names.ts';
import { toast } from '../../ui/toast.tsx';
import { levelAtStrength } from '../ratings/own-ratings.ts';
import { say } from './words.ts';

/** The rating pool of a game with these choices. */
function poolOf(game: string, options: GameOptions, choices: Choices): string | null {
  if (!RATED_GAMES.has(game)) return null;
  return withKit(game, ({ game: rules }) => {
    const read = rules.options(options.rules(choices, false));
    return read.ok ? RATED_GAMES.get(game).poolOf(rules.makeOptions(read.value)) : null;
  });
}

/** The same choices, with every computer player at the player's strength; unchanged if too little is known. */
export function atStrength(game: string, options: GameOptions, choices: Choices): Choices {
  const pool = poolOf(game, options, choices);
  const level = pool === null ? null : levelAtStrength(pool);
  if (level === null) return choices;
  toast(say().yourStrength(levelName(level)));
  return { ...choices, sitters: choices.sitters.map((seat) => (seat.kind === 'computer' ? { ...seat, level } : seat)) };
}
