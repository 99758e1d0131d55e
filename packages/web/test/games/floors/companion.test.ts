import { floors, floorsKit as kit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import {
  afterWalk,
  BASIC_HALL,
  EMPTY_HALL,
  EXAMPLES,
  makeSituation,
  parseSituation,
  type Tool,
  tapped,
} from '../../../src/games/floors/companion/drawn-position.ts';
import { beginning, positionsOf, roundsOf, turnCard } from '../../../src/games/floors/companion/round-log.ts';

const options = (input: object): kit.Options => {
  const read = floors.options(input);
  if (!read.ok) throw new Error(read.refusal.message);
  return read.value;
};
const four = options({ players: 4 });
const SEVEN: readonly kit.Card[] = ['5', '7', '7', '8', '8', '10', 'h1'];
const square = (name: string): kit.Square => kit.parseSquare(name)!;

describe('rounds and cards', () => {
  test('stage 1 ends after the seventh card, and all eight are shuffled back', () => {
    const moments = positionsOf(four, SEVEN);
    expect(moments).toHaveLength(8);
    expect(moments[6]).toMatchObject({ stage: 1, round: 7 });
    expect(moments[6]!.pile).toHaveLength(2);
    expect(moments[7]).toMatchObject({ stage: 2, round: 1 });
    expect(moments[7]!.pile).toHaveLength(8);
  });

  test('stage 2 ends with its last card, or with the seventh by option', () => {
    const all: kit.Card[] = [...SEVEN, 'h2', ...SEVEN];
    expect(positionsOf(four, [...SEVEN, ...all.slice(7)]).at(-1)).toMatchObject({ phase: 'over' });
    const short = options({ players: 4, pile: 7 });
    expect(positionsOf(short, [...SEVEN, ...SEVEN]).at(-1)).toMatchObject({ phase: 'over' });
    expect([roundsOf(1, four), roundsOf(2, four), roundsOf(2, short)]).toEqual([7, 8, 7]);
  });

  test('the start player passes to the left', () => {
    expect(positionsOf(four, SEVEN.slice(0, 5)).map(({ start }) => start)).toEqual([0, 1, 2, 3, 0, 1]);
  });

  test('the very first card is never a hit card, and no card is drawn twice', () => {
    const hit = turnCard(beginning(four), 'h1');
    expect(hit.ok === false && hit.refusal.code).toBe('hit-card-first');
    const [, after] = positionsOf(four, ['5']);
    const again = turnCard(after!, '5');
    expect(again.ok === false && again.refusal.code).toBe('card-not-in-pile');
  });
});

describe('the referee for the monster', () => {
  test('the printed basic example walks as printed', () => {
    const walk = kit.walkOf(EXAMPLES[0]!, '8');
    expect(walk.path).toEqual(['j5', 'j6', 'm6', 'n6', 'o6', 'p6', 'p5', 'p4']);
    expect(walk.eaten).toEqual(['C4', 'B5', 'C2']);
    expect(walk.position.facing).toBe(kit.WEST);
  });

  test('the printed advanced example walks as printed', () => {
    const walk = kit.walkOf(EXAMPLES[1]!, '8');
    expect(walk.path).toEqual(['j5', 'j6', 'o5', 'n5', 'j7', 'k7', 'l7', 'm7']);
    expect(walk.position.facing).toBe(kit.SOUTH);
  });

  test('a position survives the round trip through an address', () => {
    for (const situation of [...EXAMPLES, BASIC_HALL, EMPTY_HALL])
      expect(parseSituation(makeSituation(situation))).toEqual(situation);
    expect(parseSituation('nonsense')).toBeUndefined();
  });

  test('a tap places, turns or removes a piece', () => {
    const drawn = (...taps: readonly [Tool, string][]): string => {
      const situation = taps.reduce((now, [tool, at]) => {
        const next = tapped(now, tool, square(at));
        if (!next.ok) throw new Error(next.refusal.message);
        return next.value;
      }, EMPTY_HALL);
      return makeSituation(situation);
    };
    const stone: Tool = { kind: 'tile', tile: 's' };
    const teleporter: Tool = { kind: 'tile', tile: 1 };
    const token: Tool = { kind: 'token', player: 1, shows: 4 };
    expect(drawn([stone, 'c9'])).toBe('a11E s@c9 -');
    expect(drawn([stone, 'c9'], [stone, 'c9'])).toBe('a11E - -');
    expect(drawn([teleporter, 'c9'], [teleporter, 'c9'])).toBe('a11E 1>@c9 -');
    expect(drawn([{ kind: 'monster' }, 'e5'])).toBe('e5E - -');
    expect(drawn([{ kind: 'monster' }, 'e5'], [{ kind: 'monster' }, 'e5'])).toBe('e5S - -');
    expect(drawn([token, 'e5'], [token, 'e6'])).toBe("a11E - B4e6'");
    expect(drawn([stone, 'c9'], [token, 'e5'], [{ kind: 'nothing' }, 'e5'])).toBe('a11E s@c9 -');
  });

  test('pieces that do not fit are refused with a reason', () => {
    const code = (situation: kit.Position, tile: kit.Tile['kind'], at: string): string | false => {
      const result = tapped(situation, { kind: 'tile', tile }, square(at));
      return result.ok === false && result.refusal.code;
    };
    expect(code(BASIC_HALL, 's', 'd9')).toBe('too-many-tiles');
    expect(code(EMPTY_HALL, 'P', 'p3')).toBe('over-the-edge');
    expect(code(EMPTY_HALL, 1, 'b11')).toBe('kept-free');
  });

  test('drawing can continue from the end of a walk', () => {
    const after = afterWalk(kit.walkOf(EXAMPLES[0]!, '8'));
    expect(makeSituation(after)).toMatch(/^p4W /);
    expect(after.tokens.every(({ place }) => kit.isOnBoard(place))).toBe(true);
  });
});
