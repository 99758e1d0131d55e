import { floors, floorsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import pack from '../../data/floors-puzzles.json';
import { gradeMonster, gradeSave } from '../../src/puzzles/floors/grade.ts';
import { everyChange } from '../../src/puzzles/floors/monster.ts';
import { everySaving, solveSave } from '../../src/puzzles/floors/save.ts';
import { FLOORS_KINDS, type FloorsKind, type Puzzle, solutionsOf } from '../../src/puzzles/index.ts';
import { follow } from '../../src/puzzles/line.ts';
import { ok } from './help.ts';

const { changeLevel, makeLevel, makePosition, parseLevel, parsePosition, preview, runLevel } = floorsKit;

const puzzles = pack as readonly Puzzle<FloorsKind>[];
const ofKind = (kind: FloorsKind) => puzzles.filter((puzzle) => puzzle.kind === kind);
const named = (kind: FloorsKind) => ofKind(kind).map((puzzle) => [puzzle.id, puzzle] as const);

describe('the pack', () => {
  test('holds at least 30 monster puzzles and 30 of "save your tokens"', () => {
    for (const kind of FLOORS_KINDS) expect(ofKind(kind).length, kind).toBeGreaterThanOrEqual(30);
  });

  test('has no duplicate names or positions', () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ position }) => position)).size).toBe(puzzles.length);
  });

  test.each(FLOORS_KINDS)('%s comes in all grades', (kind) => {
    expect(new Set(ofKind(kind).map(({ grade }) => grade)).size).toBe(5);
  });

  test('has levels that need one token, two tokens, a tile, or both', () => {
    const ways = ofKind('monster').map(({ solution }) =>
      solution.map((change) => (change.startsWith('lay') ? 'tile' : 'token')).join('+'),
    );
    for (const way of ['token', 'token+token', 'tile', 'token+tile']) expect(ways).toContain(way);
  });
});

describe('monster', () => {
  test.each(named('monster'))('%s has this solution and no other', (_, { position, solution, grade }) => {
    const level = ok(parseLevel(position));
    expect(makeLevel(level)).toBe(position);
    expect(solutionsOf({ kind: 'monster', position })).toEqual([solution]);
    const all = everyChange(level)!;
    const solved = all.find(({ changes }) => changes.join() === solution.join())!;
    expect(gradeMonster(level, solved, all.length)).toBe(grade);
  });

  test('the solution is legal and solves the level, which does not solve itself', () => {
    for (const { id, position, solution } of ofKind('monster')) {
      const level = ok(parseLevel(position));
      expect(runLevel(level).solved, id).toBe(false);
      expect(runLevel(ok(changeLevel(level, solution))).solved, id).toBe(true);
    }
  });

  test('two ways to the same floor are one solution', () => {
    const level = ok(parseLevel('e6E - A2k8!,B4h6'));
    const places = everyChange(level)!.map((changed) => changed.level.tokens[0]!.place);
    expect(new Set(places).size).toBe(places.length);
    expect(places.length).toBe(13);
  });

  test('the rules give the same results of a level as the solver', () => {
    for (const { position } of ofKind('monster').slice(0, 10)) {
      const level = ok(parseLevel(position));
      for (const changed of everyChange(level)!.slice(0, 200))
        expect(makeLevel(ok(changeLevel(level, changed.changes)))).toBe(makeLevel(changed.level));
    }
  });
});

describe('save', () => {
  test.each(named('save'))('%s has this solution and no other', (_, { position, solution, grade }) => {
    const read = ok(parsePosition(position));
    expect(makePosition(read)).toBe(position);
    expect(solutionsOf({ kind: 'save', position })).toEqual([solution]);
    const all = everySaving(read);
    expect(gradeSave(read, all.find(({ danger }) => danger === 0)!, all)).toBe(grade);
  });

  /** The danger to the own tokens in the preview that players see. */
  const dangers = (position: floorsKit.Position, player: number): readonly number[] =>
    preview(position)
      .dangers.filter(({ token }) => token.player === player)
      .map(({ cards }) => cards);

  test('after the solution the monster comes next, and the preview finds no danger to the own tokens', () => {
    for (const { id, position, solution } of ofKind('save')) {
      const before = ok(parsePosition(position));
      const after = follow(floors, before, solution);
      expect(['monster', 'over'], id).toContain(after.phase);
      if (after.phase === 'monster') expect(Math.max(...dangers(after, before.turn)), id).toBe(0);
    }
  });

  test('staying loses a token to some card, and the preview agrees with the solver on every result', () => {
    for (const { id, position } of ofKind('save').slice(0, 12)) {
      const before = ok(parsePosition(position));
      for (const { turns, danger } of everySaving(before)) {
        const after = follow(floors, before, turns);
        const inDanger = after.phase === 'monster' && dangers(after, before.turn).some((cards) => cards > 0);
        expect(inDanger, `${id} ${turns}`).toBe(danger > 0);
      }
    }
  });

  test('there is no question for a player who is not the last to move', () => {
    const start = floors.start(ok(floors.options({ players: 2 })), { shuffle: (_, things) => [...things] });
    expect(solveSave(start)).toEqual([]);
  });
});
