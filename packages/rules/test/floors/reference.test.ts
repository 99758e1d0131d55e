import { describe, expect, test } from 'vitest';
import { columnOf, rowOf } from '../../src/floors/board.ts';
import { CARDS, walkLengthOf } from '../../src/floors/cards.ts';
import { walk as kernelWalk } from '../../src/floors/monster.ts';
import { playPath } from '../../src/floors/path.ts';
import { makePosition, type Position, parsePosition } from '../../src/floors/position.ts';
import { Reach } from '../../src/floors/reach.ts';
import { Match } from '../../src/floors/rounds.ts';
import { OUT, WAITING } from '../../src/floors/tokens.ts';
import { accept } from '../../src/result.ts';
import { cardFor, randomPosition } from './random.ts';
import { describeWorld, turnsOf, walk, worldOf } from './reference.ts';

/** The kernel's floor in the reference's form. */
function describeMatch(match: Match, before: Position, lost: readonly number[]): string {
  return describeWorld({ ...worldOf({ ...before, ...nowOf(match, before) }), lost: [...lost] });
}

const nowOf = (match: Match, before: Position) => ({
  monster: match.monster,
  facing: match.facing,
  tiles: match.tilesNow(),
  tokens: before.tokens.map((_, i) => match.tokenNow(i)),
});

describe('the kernel and a slow, obvious reference', () => {
  test('agree on the monster in 30,000 positions, and undo leaves nothing behind', () => {
    const disagreements: string[] = [];
    for (let seed = 0; seed < 30_000; seed++) {
      const position = randomPosition(seed);
      const card = cardFor(Math.floor(seed / 4));
      const match = new Match(position);
      const before = match.bytes.slice();
      kernelWalk(match, walkLengthOf(CARDS.indexOf(card), position.fiveIsHits));
      const world = walk(worldOf(position), card, position.fiveIsHits);
      const lost = position.tokens.flatMap(({ place }, i) => (place < 156 && match.placeOf(i) >= 156 ? [i] : []));
      const expected = describeWorld({ ...world, lost: world.lost.toSorted((a, b) => a - b) });
      if (describeMatch(match, position, lost) !== expected)
        disagreements.push(`${makePosition(position)} card ${card}`);
      match.undo(0);
      if (match.bytes.some((byte, i) => byte !== before[i])) disagreements.push(`${makePosition(position)} undo`);
    }
    expect(disagreements.slice(0, 3)).toEqual([]);
  });

  test('agree on all results of a token’s turn, each with a shortest path', () => {
    const reach = new Reach();
    for (let seed = 0; seed < 400; seed++) {
      const position = randomPosition(seed);
      const token = seed % position.tokens.length;
      const shows = 1 + (seed % 6);
      const tokens = position.tokens.map((each, i) => (i === token ? { ...each, shows: Math.min(shows, 4) } : each));
      const given = { ...position, tokens };
      const match = new Match(given);
      const before = match.bytes.slice();
      reach.search(match, token);
      expect(match.bytes).toEqual(before);
      const found = Array.from({ length: reach.count }, (_, result) => {
        const place = reach.apply(result);
        const where = place === OUT ? 'out' : place === WAITING ? 'outside' : `${columnOf(place)},${rowOf(place)}`;
        const now = nowOf(match, given);
        const others = now.tokens.map((each, i) => (i === token ? { ...each, place: WAITING } : each));
        match.undo(0);
        return [
          `${where} ${describeWorld(worldOf({ ...given, ...now, tokens: others }))}`,
          reach.pathOf(result),
        ] as const;
      });
      const costs = new Map(found.map(([result, path]) => [result, path.length]));
      expect(costs.size).toBe(reach.count);
      expect(costs).toEqual(turnsOf(given, token));
      for (const [i, [, path]] of found.entries()) {
        const place = playPath(match, token, path);
        const walked = match.bytes.slice();
        match.undo(0);
        expect(place).toEqual(accept(reach.apply(i)));
        expect(walked.every((byte, at) => byte === match.bytes[at])).toBe(true);
        match.undo(0);
      }
    }
  });
});

describe('random positions', () => {
  test('are read back unchanged', () => {
    for (let seed = 0; seed < 2000; seed++) {
      const text = makePosition(randomPosition(seed));
      const parsed = parsePosition(text);
      expect(parsed.ok ? makePosition(parsed.value) : parsed.refusal).toBe(text);
    }
  });
});
