import { floorsKit as kit, menhirs, menhirsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import type { Block, Book } from '../../../src/games/contract/rules.ts';
import { FIGURES as FLOORS_FIGURES } from '../../../src/games/floors/rules/examples.ts';
import floorsEn from '../../../src/games/floors/rules/words/en.ts';
import { FIGURES as MENHIRS_FIGURES } from '../../../src/games/menhirs/rules/examples.ts';
import menhirsEn from '../../../src/games/menhirs/rules/words/en.ts';

type Books = Readonly<Record<string, Book<string, string>>>;
const floorsBooks: Books = import.meta.glob('../../../src/games/floors/rules/words/*.ts', {
  eager: true,
  import: 'default',
});
const menhirsBooks: Books = import.meta.glob('../../../src/games/menhirs/rules/words/*.ts', {
  eager: true,
  import: 'default',
});

/** The structure of a book without its text. */
const shapeOf = (block: Block<string>): unknown => {
  if (typeof block === 'string') return 'text';
  if ('list' in block) return block.list.length;
  if ('figure' in block) return block.figure;
  return [block.table.head.length, ...block.table.rows.map((row) => row.length)];
};
const shape = (book: Book<string, string>) =>
  Object.entries(book.sections).map(([id, { body }]) => [id, body.map(shapeOf)]);

describe.each([
  ['Menhirs', menhirsEn, Object.values(menhirsBooks), Object.keys(MENHIRS_FIGURES)],
  ['Floors', floorsEn, Object.values(floorsBooks), Object.keys(FLOORS_FIGURES)],
])('%s', (_, first, others, figures) => {
  test('has the same structure and examples in all languages', () => {
    for (const other of others) expect(shape(other)).toEqual(shape(first));
  });
  test('shows every example once', () => {
    const shown = Object.values(first.sections)
      .flatMap(({ body }) => body as readonly Block<string>[])
      .flatMap((block) => (typeof block === 'object' && 'figure' in block ? [block.figure] : []));
    expect(shown.toSorted()).toEqual(figures.toSorted());
  });
  test('has tables whose rows match their headers', () => {
    for (const block of Object.values(first.sections).flatMap(({ body }) => body as readonly Block<string>[])) {
      if (typeof block !== 'object' || !('table' in block)) continue;
      for (const row of block.table.rows) expect(row.length).toBe(block.table.head.length);
    }
  });
});

describe('the examples are correct', () => {
  test.each(['win', 'bank', 'edge', 'split'] as const)('Menhirs, %s: the shown move is legal and wins', (name) => {
    const { menhirs: stones, fog, ghost } = MENHIRS_FIGURES[name];
    const { makePlaces } = menhirsKit;
    const read = menhirs.parsePosition(`adam ${makePlaces(stones)} ${makePlaces(fog)} 1/11/1/move 0/0 - claims=off`);
    if (!read.ok) throw new Error(read.refusal.message);
    const end = menhirs.play(read.value, 1, { kind: 'move', set: ghost!.set, direction: ghost!.direction }, 0);
    expect(end.ok && menhirs.outcome(end.value)?.winner).toBe(1);
  });
  const pathOf = (name: 'basic' | 'advanced') =>
    FLOORS_FIGURES[name]()
      .walk!.steps.map(({ square }) => kit.makeSquare(square))
      .join(' ');
  test('Floors: both walks match the printed examples', () => {
    expect(pathOf('basic')).toBe('j5 j6 m6 n6 o6 p6 p5 p4');
    expect(pathOf('advanced')).toBe('j5 j6 o5 n5 j7 k7 l7 m7');
  });
  test('Floors: every example can be drawn', () => {
    for (const draw of Object.values(FLOORS_FIGURES)) expect(draw().tokens.length).toBeGreaterThan(0);
  });
});
