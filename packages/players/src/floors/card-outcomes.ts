/**
 * Simulates the remaining cards. Every card sends the monster the same way, only not equally far, so one walk shows the
 * results of all. `each` is called with the floor in the state after each card.
 */
import { floorsKit } from '@speeltafel/rules';

const { CARDS, drawable, look, step, walkLengthOf } = floorsKit;

export type Card = number;

/** All cards, as bits by their index. */
export const ALL_CARDS = (1 << CARDS.length) - 1;

/** Returns the number of cards seen; `considered` is the set of cards a player thinks of. */
export function forEachCard(
  match: floorsKit.Match,
  considered: number,
  each: (count: number, card: Card, hits: number) => void,
): number {
  let waiting = 0;
  let cards = 0;
  for (let card = 0; card < CARDS.length; card++) {
    const count = (considered >> card) & 1 ? drawable(match, card) : 0;
    if (count === 0) continue;
    waiting |= 1 << card;
    cards += count;
  }
  const mark = match.mark();
  let hits = 0;
  for (let steps = 0; waiting !== 0; steps++) {
    look(match, null);
    for (let card = 0; card < CARDS.length; card++) {
      if (((waiting >> card) & 1) === 0) continue;
      const length = walkLengthOf(card, match.fiveIsHits);
      if (steps < length.steps && hits < length.hits) continue;
      waiting &= ~(1 << card);
      each(drawable(match, card), card, hits);
    }
    if (waiting !== 0) hits += step(match, null);
  }
  match.undo(mark);
  return cards;
}
