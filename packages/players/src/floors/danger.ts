/** Counts, for each token, the remaining cards that would cost it if the monster walked now. */
import { floorsKit } from '@speeltafel/rules';
import { forEachCard } from './card-outcomes.ts';

const { PLACE, SQUARES } = floorsKit;

export class Danger {
  /** By token: the number of cards that cost it. */
  readonly cards: Uint8Array;
  /** The number of cards that may come. */
  of = 0;
  private readonly places: Uint8Array;

  constructor(match: floorsKit.Match) {
    this.cards = new Uint8Array(match.tokens);
    this.places = new Uint8Array(match.tokens);
  }

  look(match: floorsKit.Match, considered: number): this {
    const { cards, places } = this;
    const { bytes, tokens } = match;
    cards.fill(0);
    for (let token = 0; token < tokens; token++) places[token] = bytes[PLACE + token]!;
    this.of = forEachCard(match, considered, (count, _, hits) => {
      if (hits === 0) return;
      for (let token = 0; token < tokens; token++) {
        if (places[token]! < SQUARES && bytes[PLACE + token]! >= SQUARES) cards[token]! += count;
      }
    });
    return this;
  }

  /** The cards that cost the player a token, counted once for every token. */
  forPlayer(match: floorsKit.Match, player: number): number {
    let sum = 0;
    for (let token = 0; token < match.tokens; token++) if (match.owner[token] === player) sum += this.cards[token]!;
    return sum;
  }
}
