/** The monster's eight cards. A pile is known by its content only; the order is random. */
import { accept, quote, type Result, refuse } from '../result.ts';

export const CARDS = ['5', '7', '8', '10', 'h1', 'h2'] as const;
export type Card = (typeof CARDS)[number];

export const FULL_PILE: readonly Card[] = ['5', '7', '7', '8', '8', '10', 'h1', 'h2'];
/** How often each of CARDS occurs among the eight. */
export const FULL_COUNTS: readonly number[] = CARDS.map((card) => FULL_PILE.filter((other) => other === card).length);

/** The most steps of a walk by a hit card. */
export const MOST_STEPS = 20;

export interface WalkLength {
  readonly steps: number;
  /** The number of hits that ends the walk. */
  readonly hits: number;
}

const stretch = (steps: number): WalkLength => ({ steps, hits: Number.POSITIVE_INFINITY });
const hits = (count: number): WalkLength => ({ steps: MOST_STEPS, hits: count });

const STRETCHES: readonly WalkLength[] = [stretch(5), stretch(7), stretch(8), stretch(10), hits(1), hits(2)];
const THREE_HITS = hits(3);

/** The length of the monster's walk for a card (an index of CARDS). */
export const walkLengthOf = (card: number, fiveIsHits: boolean): WalkLength =>
  card === 0 && fiveIsHits ? THREE_HITS : STRETCHES[card]!;

export const isHitCard = (card: number, fiveIsHits: boolean): boolean => walkLengthOf(card, fiveIsHits).hits <= 3;

export const parseCard = (text: string): Card | undefined => CARDS.find((card) => card === text);

const order = (card: Card): number => CARDS.indexOf(card);

export const makePile = (pile: readonly Card[]): string =>
  pile.length === 0 ? '-' : pile.toSorted((a, b) => order(a) - order(b)).join('.');

export function parsePile(text: string): Result<readonly Card[]> {
  if (text === '-') return accept([]);
  const pile: Card[] = [];
  for (const word of text.split('.', 9)) {
    const card = parseCard(word);
    if (card === undefined) return refuse('bad-card', `${quote(word)} is not a card: 5, 7, 8, 10, h1 or h2.`);
    pile.push(card);
    const count = pile.filter((other) => other === card).length;
    if (count > FULL_COUNTS[order(card)]!) {
      return refuse('too-many-cards', `The card ${card} is in the pile ${count} times; there are not so many.`, {
        card,
      });
    }
  }
  return accept(pile.toSorted((a, b) => order(a) - order(b)));
}
