import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { floors } from '../../src/floors/floors.ts';
import { makePosition, type Position } from '../../src/floors/position.ts';
import { checkSetup } from '../../src/floors/setup.ts';
import { FULL_STOCK, makeTiles, parseTile, parseTiles, stockKindOf } from '../../src/floors/tiles.ts';
import { fromSeed } from '../../src/index.ts';
import { code, ok, square } from './help.ts';

const chance = (seed: number) => fromSeed(seed.toString(16).padStart(32, '0'));
const start = (options: Record<string, unknown>, seed = 1): Position =>
  floors.start(ok(floors.options(options)), chance(seed));

function lay(position: Position, ...tiles: string[]): Position {
  let now = position;
  for (const tile of tiles) now = ok(attempt(now, tile));
  return now;
}
const attempt = (position: Position, tile: string) => {
  const parsed = floors.parseAction(`lay ${tile}`, position);
  return parsed.ok ? floors.play(position, parsed.value.seat, parsed.value.action, 0) : parsed;
};

/** A full advanced set-up, laid one by one. */
const TILES = 's@c9,s@d9,s@e9,c@f9,c@g9,r@h9,r@i9,r@j9,r@k9,h@c7,h@d7,P@h7,V@m6,1>@c5,1<@e5,2^@g5,2v@i5'.split(',');

describe('the advanced set-up', () => {
  const empty = start({ players: 3, setup: 'lay' });

  test('begins with all 17 tiles in stock', () => {
    expect(makePosition(empty)).toBe(
      '1/1/A/A/lay a11E - A1-,A3-,A4-,A5-,B1-,B3-,B4-,B5-,C1-,C3-,C4-,C5- 5.7.7.8.8.10.h1.h2 stock=sssccrrrrhhPH1122',
    );
  });

  test('players lay in turn, and the player to the left of the last one starts', () => {
    expect(TILES).toHaveLength(17);
    const half = lay(empty, ...TILES.slice(0, 4));
    expect(makePosition(half)).toContain('1/1/A/B/lay a11E s@c9,s@d9,s@e9,c@f9 ');
    expect(makePosition(half)).toContain(' stock=crrrrhhPH1122');
    const done = lay(half, ...TILES.slice(4));
    expect(makePosition(done)).toContain('1/1/C/C/tokens a11E s@c9,');
    expect(done.stock).toEqual([]);
    expect(floors.toAct(done)).toEqual([3]);
  });

  test.each([
    ['on the exit', 's@a11', 'kept-free', 'a11'],
    ['beside the exit', 's@b11', 'kept-free', 'b11'],
    ['below the exit', '1>@a10', 'kept-free', 'a10'],
    ['on the entrance', 's@p1', 'kept-free', 'p1'],
    ['beside the entrance', 'H@l1', 'kept-free', 'o1'],
    ['above the entrance', 'V@p5', 'kept-free', 'p2'],
    ['over a stone', 'c@f6', 'overlap', 'f6'],
    ['a pool over a stone', 'P@e7', 'overlap', 'f6'],
    ['a stone on a pool', 's@k5', 'overlap', 'k5'],
    ['side by side with a teleporter', '2>@h9', 'teleporters-touch', 'h9'],
    ['above a teleporter', '1>@h9', 'teleporters-touch', 'h9'],
    ['a pool over the edge on the right', 'H@n5', 'over-the-edge', 'n5'],
    ['a pool over the edge below', 'V@e2', 'over-the-edge', 'e2'],
    ['a pool over the step of the edge', 'P@l11', 'over-the-edge', 'l11'],
    ['off the board', 's@a1', 'off-board', 'a1'],
  ])('nothing may be laid %s', (_, tile, why, where) => {
    const position = lay(empty, 's@f6', 'H@h5', '1>@h8');
    const text = makePosition(position);
    // A pool that overlaps or extends over the edge is tried on its own, because the box has just one of each.
    const tried = tile.startsWith('H') || tile.startsWith('V') ? lay(empty, 's@f6') : position;
    expect([code(attempt(tried, tile)), square(attempt(tried, tile))]).toEqual([why, where]);
    expect(makePosition(position)).toBe(text);
  });

  test('teleporters may touch at a corner', () => expect(code(attempt(lay(empty, '1>@h8'), '2v@i9'))).toBe('accepted'));

  test('a tile can be laid as often as it is in the box', () => {
    expect(code(attempt(lay(empty, 'P@f6'), 'P@j6'))).toBe('not-in-stock');
    expect(code(attempt(lay(empty, 'H@f6'), 'V@j6'))).toBe('not-in-stock');
    expect(code(attempt(lay(empty, 'c@f6', 'c@g6'), 'c@j6'))).toBe('not-in-stock');
    expect(code(attempt(lay(empty, '1>@f6', '1<@h6'), '1>@j6'))).toBe('not-in-stock');
  });

  test('everything offered can be laid, and nothing else', () => {
    const position = lay(empty, ...TILES.slice(0, 8), 'P@k5', '2v@d5');
    const offered = new Set(floors.actions(position, 2, 0).map((action) => floors.makeAction(action, position, 2)));
    expect(floors.actions(position, 1, 0)).toEqual([]);
    for (const kind of ['s', 'c', 'r', 'h', 'P', 'H', 'V', '1^', '1<', '2>', '2v']) {
      for (const column of 'abcdefghijklmnop') {
        for (let row = 1; row <= 11; row++) {
          const tile = `${kind}@${column}${row}`;
          expect(attempt(position, tile).ok, tile).toBe(offered.has(`lay ${tile}`));
        }
      }
    }
  });
});

describe('random set-ups', () => {
  test('keep all limits, use every tile, are determined by the seed, and differ', () => {
    const texts = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { tiles, phase } = start({ setup: 'random' }, seed);
      expect(phase).toBe('tokens');
      expect(checkSetup(tiles)).toMatchObject({ ok: true });
      expect(tiles.map(stockKindOf).sort()).toEqual([...FULL_STOCK].sort());
      expect(makeTiles(start({ setup: 'random' }, seed).tiles)).toBe(makeTiles(tiles));
      texts.add(makeTiles(tiles));
    }
    expect(texts.size).toBe(60);
  });
});

describe('given set-ups', () => {
  test('are used unchanged', () => {
    const setup = TILES.join(',');
    expect(makeTiles(start({ setup }).tiles)).toBe(makeTiles(ok(parseTiles(setup))));
  });

  test.each([
    ['s@c9,s@c9', 'overlap', 'c9'],
    ['s@a11', 'kept-free', 'a11'],
    ['1>@c9,1v@d9', 'teleporters-touch', 'd9'],
    ['1>@c9', 'lone-teleporter', 'c9'],
    ['c@c9,c@d9,c@e9', 'too-many-tiles', undefined],
    ['P@c9,P@g9', 'too-many-tiles', undefined],
    ['H@n5', 'over-the-edge', 'n5'],
    ['x@c9', 'bad-tile', undefined],
    ['s@c9,', 'bad-tile', undefined],
    [[...'cdefghijklmn'].map((column) => `s@${column}6`).join(','), 'too-many-tiles', undefined],
  ])('%s is refused', (setup, why, where) => {
    const result = floors.options({ setup });
    expect([code(result), square(result)]).toEqual([why, where]);
  });

  test('plain stones may replace turn stones, being their backs', () => {
    const setup = [...'cdefghijklm'].map((column) => `s@${column}6`).join(',');
    expect(code(floors.options({ setup }))).toBe('accepted');
    expect(code(floors.options({ setup: `${setup},r@c8` }))).toBe('too-many-tiles');
  });
});

describe('options', () => {
  test('have defaults', () => {
    expect(ok(floors.options({}))).toEqual({ players: 4, setup: 'basic', five: '5', pile: 8, rules: 2 });
  });

  test.each([
    '2 basic',
    '7 lay',
    '6 random five=h3 pile=7',
    '3 s@c9,P@i9',
    '4 - pile=7',
    '7 basic five=h3',
    '2 s@c9 pile=7 name=My_hall',
  ])('"%s" is read back unchanged', (text) => {
    const options = ok(floors.parseOptions(text));
    expect(floors.makeOptions(options)).toBe(text);
    expect(ok(floors.options(options))).toEqual(options);
  });

  test.each([
    [{ players: 1 }, 'bad-players'],
    [{ players: 8 }, 'bad-players'],
    [{ players: 2.5 }, 'bad-players'],
    [{ players: '4' }, 'bad-players'],
    [{ players: 4, five: 'h3' }, 'bad-five'],
    [{ players: 5, five: 'h3' }, 'bad-five'],
    [{ five: 3 }, 'bad-option'],
    [{ pile: 6 }, 'bad-option'],
    [{ setup: 7 }, 'bad-option'],
    [{ rules: 3 }, 'bad-option'],
    [{ name: 'a,b' }, 'bad-option'],
    [{ speed: 1 }, 'unknown-option'],
    [null, 'bad-option'],
    [[], 'bad-option'],
    ['4 basic', 'bad-option'],
  ])('%j are refused', (input, why) => expect(code(floors.options(input))).toBe(why));

  test.each([
    '',
    '4',
    '8 basic',
    '4  basic',
    '4 basic pile=8',
    '4 basic pile=7 five=h3',
    '4 nothing',
    ' 4 basic',
    '4 basic name=',
    '4 basic name=a,b',
  ])('"%s" cannot be read', (text) => expect(floors.parseOptions(text).ok).toBe(false));

  test('any text is read or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const result = floors.parseOptions(text);
        expect(result.ok ? floors.makeOptions(result.value) : text).toBe(text);
      }),
    );
  });
});

test('a tile is read back unchanged', () => {
  for (const tile of TILES) expect(makeTiles([ok(parseTile(tile))])).toBe(tile);
});
