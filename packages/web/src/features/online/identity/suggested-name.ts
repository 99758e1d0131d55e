/** A suggested name, such as "Quiet Heron". */
import { say } from '../words.ts';

export function suggestName(draw: () => number = Math.random): string {
  const { adjectives, creatures, guestName } = say().suggestions;
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)]!;
  return guestName(pick(adjectives), pick(creatures));
}
