import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeDirection, makeSquare } from '../../src/floors/board.ts';
import { parseCard } from '../../src/floors/cards.ts';
import { makePosition, parsePosition } from '../../src/floors/position.ts';
import { isBlock } from '../../src/floors/tiles.ts';
import { isOnBoard, makeToken } from '../../src/floors/tokens.ts';
import { walkOf } from '../../src/floors/trace.ts';

interface Sample {
  readonly request: { readonly position: string; readonly card: string };
  readonly answer: {
    readonly monster: string;
    readonly facing: string;
    readonly eaten: readonly string[];
    readonly blocks: readonly string[];
    readonly tokens: readonly string[];
  };
}

const samples = readFileSync(new URL('./walks.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sample);

describe('given walks', () => {
  test('there are 45 of them', () => expect(samples).toHaveLength(45));

  test.each(samples)('$request.position with $request.card', ({ request, answer }) => {
    const position = parsePosition(request.position);
    if (!position.ok) throw new Error(position.refusal.message);
    expect(makePosition(position.value)).toBe(request.position);
    const walk = walkOf(position.value, parseCard(request.card)!);
    const after = walk.position;
    expect({
      monster: makeSquare(after.monster),
      facing: makeDirection(after.facing),
      eaten: walk.eaten.toSorted(),
      blocks: after.tiles
        .filter(isBlock)
        .map(({ square }) => makeSquare(square))
        .sort(),
      tokens: after.tokens
        .filter(({ place }) => isOnBoard(place))
        .map((token) => makeToken({ ...token, moved: false })),
    }).toEqual(answer);
  });
});
