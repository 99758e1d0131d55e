/**
 * What the monster may do next: the walk for every card left in the pile, and each token's probability of being eaten.
 */
import { CARDS, walkLengthOf } from './cards.ts';
import { walk } from './monster.ts';
import type { Position } from './position.ts';
import { drawable, Match } from './rounds.ts';
import { isOnBoard, type Token } from './tokens.ts';
import { type Walk, walkOf } from './trace.ts';

export interface CardAhead {
  /** How many of the cards that can be drawn are this one; 0 for a hit card before the very first card. */
  readonly count: number;
  readonly walk: Walk;
}

export interface Danger {
  readonly token: Token;
  /** The number of cards that would cost the token: the probability is `cards / of`. */
  readonly cards: number;
}

export interface Preview {
  readonly ahead: readonly CardAhead[];
  /** The number of cards that can be drawn next. */
  readonly of: number;
  readonly dangers: readonly Danger[];
}

/**
 * The preview if the monster walked now. The pile of a position is the one its next card comes from (a new stage has
 * all eight again), so the probabilities are exact: every card in it is equally likely, except that hit cards are never
 * first.
 */
export function preview(position: Position): Preview {
  const match = new Match(position);
  const ahead: CardAhead[] = [];
  const lost = new Array<number>(position.tokens.length).fill(0);
  for (const [i, card] of CARDS.entries()) {
    if (position.phase === 'over' || !position.pile.includes(card)) continue;
    const count = drawable(match, i);
    const eaten = tokensLostTo(position, i);
    for (const token of eaten) lost[token]! += count;
    ahead.push({ count, walk: walkOf(position, card) });
  }
  return {
    ahead,
    of: ahead.reduce((sum, { count }) => sum + count, 0),
    dangers: position.tokens.map((token, i) => ({ token, cards: lost[i]! })),
  };
}

/** The tokens, by their index in the position, that the card (an index of CARDS) would cost. */
function tokensLostTo(position: Position, card: number): readonly number[] {
  const match = new Match(position);
  walk(match, walkLengthOf(card, position.fiveIsHits));
  return position.tokens.flatMap(({ place }, i) => (isOnBoard(place) && !isOnBoard(match.placeOf(i)) ? [i] : []));
}
