import { menhirs, menhirsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import pack from '../../data/menhirs-puzzles.json';
import { answerTo, type MenhirsKind, type Puzzle, winningTurn } from '../../src/puzzles/index.ts';
import { follow } from '../../src/puzzles/line.ts';
import { floorsPack, menhirsPack, PUZZLE_COUNTS, puzzleIndex } from '../../src/puzzles/packs.ts';
import { ok } from './help.ts';

const puzzles = pack as readonly Puzzle<MenhirsKind>[];
const read = (text: string) => ok(menhirs.parsePosition(text));
const TURNS: Partial<Record<MenhirsKind, number>> = { 'win-in-two': 3, 'win-in-three': 5 };
const forced = puzzles.flatMap((puzzle) =>
  TURNS[puzzle.kind] ? [[puzzle.id, puzzle, TURNS[puzzle.kind]!] as const] : [],
);

describe('a forced win is played out', () => {
  test.each(forced.filter((_, i) => i % 3 === 0))('%s', (_, puzzle, within) => {
    let position = read(puzzle.position);
    const attacker = position.state.player;
    let turn: readonly string[] | undefined = puzzle.solution;
    for (let left = within; left > 0; left -= 2) {
      expect(turn, `${left} turns left`).toBeDefined();
      position = follow(menhirs, position, turn!);
      if (position.state.phase === menhirsKit.OVER) break;
      const answer = answerTo(position, left - 1);
      expect(answer.refutes).toBe(false);
      position = follow(menhirs, position, answer.turn);
      turn = winningTurn(position, left - 2);
    }
    expect(menhirs.outcome(position)?.winner).toBe(attacker);
  });
});

describe('a wrong turn is refuted', () => {
  test.each(forced.filter((_, i) => i % 10 === 0))('%s', (_, puzzle, within) => {
    const start = read(puzzle.position);
    for (const action of menhirs.actions(start, start.state.player, 0).filter((_action, i) => i % 7 === 0)) {
      if (action.kind !== 'move') continue;
      let next = ok(menhirs.play(start, start.state.player, action, 0));
      const line = [menhirs.makeAction(action, start, start.state.player)];
      if (next.state.phase === menhirsKit.TAKING) {
        const taking = menhirs.actions(next, next.state.player, 0)[0]!;
        line.push(menhirs.makeAction(taking, next, next.state.player));
        next = ok(menhirs.play(next, next.state.player, taking, 0));
      }
      if (line.join() !== puzzle.solution.join()) expect(answerTo(next, within - 1).refutes, line.join(' ')).toBe(true);
    }
  });
});

test('the index lists every puzzle of the packs with its grade', async () => {
  for (const [game, load] of [
    ['menhirs', menhirsPack],
    ['floors', floorsPack],
  ] as const) {
    const named = puzzleIndex(game).map(({ id, kind, grade }) => ({ id, kind, grade }));
    expect(named).toEqual((await load()).map(({ id, kind, grade }) => ({ id, kind, grade })));
    expect(Object.keys(PUZZLE_COUNTS[game])).toEqual([...new Set(named.map(({ kind }) => kind))]);
  }
});
