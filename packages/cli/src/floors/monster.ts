/**
 * Answers questions about the monster of Floors: where a card would lead it, and which tokens the next card may cost.
 */
import type { Answer } from '@speeltafel/players';
import { floorsKit, refuse } from '@speeltafel/rules';
import type { Body } from '../engine/command.ts';

const { CARDS, makeDirection, makePosition, makeToken, parseCard, parsePosition, preview, walkOf } = floorsKit;

const told = ({ path, closing, eaten, position }: floorsKit.Walk): Body => ({
  path,
  facing: makeDirection(closing.facing),
  eaten: eaten.toSorted(),
  position: makePosition(position),
});

export function walkFrom(text: string, cardText: string): Answer<Body> {
  const position = parsePosition(text);
  if (!position.ok) return position;
  const card = parseCard(cardText);
  if (card === undefined) return refuse('bad-card', `The cards are ${CARDS.join(', ')}.`);
  return { ok: true, value: told(walkOf(position.value, card)) };
}

export function previewFrom(text: string): Answer<Body> {
  const position = parsePosition(text);
  if (!position.ok) return position;
  const { ahead, of, dangers } = preview(position.value);
  return {
    ok: true,
    value: {
      walks: ahead.map(({ count, walk }) => ({ card: walk.card, count, ...told(walk) })),
      tokens: dangers.map(({ token, cards }) => ({
        token: makeToken(token),
        cards,
        of,
        chance: of === 0 ? 0 : cards / of,
      })),
    },
  };
}
