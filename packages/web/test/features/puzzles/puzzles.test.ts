import { floorsPack, menhirsPack, PUZZLE_COUNTS, puzzleIndex } from '@speeltafel/players/puzzles';
import { floors, floorsKit as kit, menhirs, type Result } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { dayName, puzzleOfTheDay } from '../../../src/features/puzzles/daily.ts';
import { NONE, parseProgress, rowOfDays, withSolved } from '../../../src/features/puzzles/progress.ts';
import { nextAfter } from '../../../src/features/puzzles/puzzle-list.ts';
import { levelOf, levelTable, movable, positionOf, shownWalk } from '../../../src/games/floors/puzzles/level.ts';
import { judge, judgeNothing, type Question } from '../../../src/games/menhirs/puzzles/judge.ts';
import { withoutClaims } from '../../../src/games/menhirs/puzzles/without-claims.ts';

function ok<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}
const GAMES = ['menhirs', 'floors'] as const;
const day = (number: number): Date => new Date(2026, 10, number, 20);

describe('the puzzle of the day', () => {
  test('is the same all day and changes the next day', () => {
    for (const game of GAMES) {
      expect(puzzleOfTheDay(puzzleIndex(game), new Date(2026, 10, 16, 0, 5))).toEqual(
        puzzleOfTheDay(puzzleIndex(game), new Date(2026, 10, 16, 23, 55)),
      );
      expect(puzzleOfTheDay(puzzleIndex(game), day(16)).id).not.toBe(puzzleOfTheDay(puzzleIndex(game), day(17)).id);
    }
  });
  test('gets harder from Monday to Sunday', () => {
    const grades = [16, 17, 18, 19, 20, 21, 22].map(
      (number) => puzzleOfTheDay(puzzleIndex('menhirs'), day(number)).grade,
    );
    expect(grades).toEqual([1, 2, 2, 3, 3, 4, 5]);
  });
  test('differs on every day of a week', () => {
    for (const game of GAMES) {
      for (let week = 0; week < 60; week++) {
        const ids = Array.from({ length: 7 }, (_, i) => puzzleOfTheDay(puzzleIndex(game), day(16 + 7 * week + i)).id);
        expect(new Set(ids).size, `${game} ${ids}`).toBe(7);
      }
    }
  });
  test('does not repeat before all puzzles of its grade were used', () => {
    for (const game of GAMES) {
      const counts: readonly (readonly number[])[] = Object.values(PUZZLE_COUNTS[game]);
      const easy = counts.reduce((sum, each) => sum + each[0]!, 0);
      const mondays = Array.from(
        { length: easy },
        (_, week) => puzzleOfTheDay(puzzleIndex(game), day(16 + 7 * week)).id,
      );
      expect(new Set(mondays).size).toBe(easy);
    }
  });
  test('has the local date as its key', () => expect(dayName(new Date(2026, 0, 2, 23))).toBe('2026-01-02'));
});

describe('the next puzzle', () => {
  test('is the next unsolved one of the same kind, wrapping around', () => {
    const [first, second, third] = puzzleIndex('menhirs');
    expect(nextAfter(puzzleIndex('menhirs'), first!, NONE).id).toBe(second!.id);
    const solved = withSolved(NONE, second!.id, 'alone', day(1));
    expect(nextAfter(puzzleIndex('menhirs'), first!, solved).id).toBe(third!.id);
    const last = puzzleIndex('menhirs')
      .filter(({ kind }) => kind === 'win-in-one')
      .at(-1)!;
    expect(nextAfter(puzzleIndex('menhirs'), last, solved).id).toBe(first!.id);
  });
  test('is any other one if all of the same kind are solved', () => {
    const kind = puzzleIndex('floors').filter((puzzle) => puzzle.kind === 'save');
    const all = kind.reduce((now, { id }) => withSolved(now, id, 'alone', day(1)), NONE);
    expect(nextAfter(puzzleIndex('floors'), kind[0]!, all).id).toBe(kind[1]!.id);
  });
});

describe('the progress with puzzles', () => {
  test('counts the streak once a day', () => {
    const first = withSolved(NONE, 'a', 'alone', day(1));
    const same = withSolved(first, 'b', 'alone', day(1));
    const second = withSolved(same, 'c', 'alone', day(2));
    expect([first.row, same.row, second.row]).toEqual([1, 1, 2]);
    expect(rowOfDays(second, day(3))).toBe(2);
    expect(rowOfDays(second, day(4))).toBe(0);
    const later = withSolved(second, 'd', 'alone', day(6));
    expect([later.row, later.best]).toEqual([1, 2]);
  });
  test('a revealed answer neither extends the streak nor undoes a success', () => {
    const helped = withSolved(NONE, 'a', 'helped', day(1));
    expect([helped.row, helped.solved.a]).toEqual([0, 'helped']);
    expect(withSolved(withSolved(NONE, 'a', 'alone', day(1)), 'a', 'helped', day(2)).solved.a).toBe('alone');
  });
  test('ignores damaged storage', () => {
    for (const text of [null, '', '[]', '{"solved":7}', '{"solved":{"a":"x"},"day":"y"}']) {
      expect(parseProgress(text)).toEqual(NONE);
    }
  });
});

describe('puzzles of Menhirs', async () => {
  const pack = await menhirsPack();
  const short = pack.filter(({ kind }) => kind !== 'win-in-two' && kind !== 'win-in-three');
  test.each(short.map((puzzle) => [puzzle.id, puzzle] as const))('%s: only the answer is correct', (_, puzzle) => {
    const start = ok(menhirs.parsePosition(puzzle.position));
    const question: Question = { ...puzzle, seat: start.state.player };
    let position = start;
    for (const [i, text] of puzzle.solution.entries()) {
      const { seat, action } = ok(menhirs.parseAction(text, position));
      position = ok(menhirs.play(position, seat, action, 0));
      expect(judge(question, action, position).kind).toBe(i === puzzle.solution.length - 1 ? 'solved' : 'going');
    }
    expect(judgeNothing(question).kind).toBe(puzzle.solution.length === 0 ? 'solved' : 'wrong');
    for (const action of menhirs.actions(start, question.seat, 0)) {
      const text = menhirs.makeAction(action, start, question.seat);
      const verdict = judge(question, action, ok(menhirs.play(start, question.seat, action, 0)));
      // With a winning move on the board a claim is only a detour, and the page does not offer it.
      const detour = puzzle.kind === 'win-in-one' && text === '!';
      if (text !== puzzle.solution[0] && !detour) expect(verdict.kind, text).toBe('wrong');
      if (verdict.kind === 'wrong' && 'reply' in verdict.wrong) expect(verdict.wrong.reply.length).toBe(1);
    }
  });
});

describe('levels as positions', async () => {
  const levels = (await floorsPack()).filter(({ kind }) => kind === 'monster');
  test.each(levels.map((puzzle) => [puzzle.id, puzzle] as const))('%s is solved by its answer', (_, puzzle) => {
    const level = ok(kit.parseLevel(puzzle.position));
    expect(kit.makeLevel(levelOf(positionOf(level)))).toBe(puzzle.position);
    let position = positionOf(level);
    for (const text of puzzle.solution) {
      const { seat, action } = ok(kit.parseAction(text, 0));
      position = ok(levelTable.game.play(position, seat, action, 0));
    }
    expect(kit.runLevel(levelOf(position)).solved).toBe(true);
    const before = kit.runLevel(level);
    expect(before.solved).toBe(false);
    expect(shownWalk(before)!.steps.length).toBeLessThanOrEqual(60);
    for (const token of movable(positionOf(level))) {
      expect(kit.draft(positionOf(level), token.player, token.shows, []).ok).toBe(true);
    }
  });
});

describe('saving tokens', async () => {
  const pack = (await floorsPack()).filter(({ kind }) => kind === 'save');
  test.each(pack.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s: after the answer no card eats a token',
    (_, puzzle) => {
      let position = ok(kit.parsePosition(puzzle.position));
      const player = position.turn;
      for (const text of puzzle.solution) {
        const { seat, action } = ok(kit.parseAction(text, player));
        position = ok(floors.play(position, seat, action, 0));
      }
      const lost = kit.preview(position).dangers.filter(({ token, cards }) => token.player === player && cards > 0);
      expect(lost).toEqual([]);
    },
  );
});

test('a puzzle that asks for a taking before round 1 of Adam Way says that there are no claims', async () => {
  const told = (await menhirsPack()).map(({ kind, position }) => {
    const { options, state } = ok(menhirs.parsePosition(position));
    return { kind, early: options.variant === 'adam' && state.round > 1, says: withoutClaims(options) };
  });
  const takings = told.filter(({ kind, early }) => kind === 'which-taking' && early);
  expect(takings.length).toBeGreaterThan(0);
  for (const { says } of takings) expect(says).toBe(true);
  for (const { kind, says } of told) expect(kind === 'claim-or-not' && says).toBe(false);
});
