/** Compares the solver on a slice of a board with exhaustive play by the rules and with given counts. */
import { readFileSync } from 'node:fs';
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { analyseMenhirs, PROVEN, Prover, REFUTED, strongest, useSolutions } from '../../../src/menhirs/index.ts';
import { ExactValues, parseSolved, type SolvedBoard, solutionOfBoard } from '../../../src/menhirs/solver/index.ts';
import { nodeBudget } from '../../../src/player.ts';
import { Random } from '../../../src/random.ts';
import { played, valueForOne } from '../exhaustive.ts';
import { at } from '../help.ts';
import { LARGEST, menhirsOf, solveSlice } from './slice.ts';

const BOARD = 'b1.b4.e4.f2.g2';

interface Counts {
  readonly menhirs: string;
  readonly counts: readonly {
    readonly pass: number;
    readonly round: number;
    readonly player: number;
    readonly taken: Record<string, number[]>;
  }[];
}

const given = readFileSync(new URL('../../data/menhirs-counts.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Counts);

function opened(file: Uint8Array): SolvedBoard {
  const board = parseSolved(file);
  if (!board.ok) throw new Error(board.refusal.message);
  return board.value;
}

// Solved before the tests, so that no test times out on a slow machine.
const boards = await Promise.all(given.map(async ({ menhirs }) => opened(await solveSlice(menhirs))));
const board = boards.find(({ menhirs }) => menhirs === menhirsOf(BOARD))!;

/** A random layout of that many tiles with a covered menhir. */
function anyLayout(random: Random, tiles: number): number {
  for (;;) {
    let fog = 0;
    while (menhirsKit.size(fog) < tiles) fog |= 1 << random.below(30);
    if ((fog & board.menhirs) !== 0) return fog;
  }
}

function expectTruth(text: string): void {
  const position = at(text);
  const { state } = position;
  expect(ExactValues.knows(board, state), text).toBe(true);
  const forOne = valueForOne(position);
  expect(new ExactValues(board, state).value(state), text).toBe(state.player === 1 ? forOne : -forOne || 0);
}

describe('a solved slice', () => {
  test('has the given counts of lost, tied and won layouts in the second pass, on two boards', () => {
    for (const [i, { menhirs, counts }] of given.entries()) {
      const found = boards[i]!;
      let compared = 0;
      for (const { pass, round, player, taken } of found.counts) {
        const expected = counts.find((one) => one.pass === pass && one.round === round && one.player === player);
        for (const [key, numbers] of Object.entries(taken)) {
          expect(numbers, `${menhirs} ${pass}/${round}/${player} ${key}`).toEqual(expected?.taken[key]);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(30);
    }
  });

  test('agrees with exhaustive play of the last rounds, with and without ko and claims', () => {
    const random = new Random(1);
    let banned = 0;
    for (let i = 0; i < 60; i++) {
      const round = 1 + (i % 2);
      const player = 1 + random.below(2);
      const tiles = player === 1 ? (round === 2 ? 5 : 3 + random.below(2)) : round === 2 ? 4 : 2 + random.below(3);
      const places = menhirsKit.makePlaces(anyLayout(random, tiles));
      const start = at(`adam ${BOARD} ${places} 2/${round}/${player}/move 0/0 -`);
      expectTruth(menhirs.makePosition(start));
      // One turn later the ban of ko and the claim matter.
      let position = start;
      for (let steps = 0; steps < 2 && menhirs.outcome(position) === null; steps++) {
        const [seat] = menhirs.toAct(position);
        const actions = menhirs.actions(position, seat!, 0).filter((action) => !menhirs.timed(action));
        const next = menhirs.play(position, seat!, random.pick(actions), 0);
        if (!next.ok) throw new Error(next.refusal.message);
        position = next.value;
      }
      if (menhirs.outcome(position) !== null || (position.state.fog & board.menhirs) === 0) continue;
      if (menhirsKit.banned(position.state) !== 0) banned++;
      expectTruth(menhirs.makePosition(position));
    }
    expect(banned).toBeGreaterThan(10);
  });

  test('gives the length of a win or a loss that a search with growing limits finds', () => {
    const random = new Random(3);
    const found = new Map<number, number>();
    let banned = 0;
    for (let i = 0; i < 1500; i++) {
      const tiles = 5 + random.below(2);
      const first = tiles === 5 ? 3 : 2 + random.below(2);
      const taken = `${first}/${11 - tiles - first}`;
      const places = menhirsKit.makePlaces(anyLayout(random, tiles));
      let position = at(`adam ${BOARD} ${places} 2/${3 + random.below(4)}/${1 + random.below(2)}/move ${taken} -`);
      // One turn later the ban of ko and the claim matter.
      for (let steps = random.below(3); steps > 0 && menhirs.outcome(position) === null; steps--) {
        const seat = menhirs.toAct(position)[0]!;
        const actions = menhirs.actions(position, seat, 0).filter((action) => !menhirs.timed(action));
        position = played(position, seat, random.pick(actions));
      }
      const { state } = position;
      if (state.phase !== menhirsKit.MOVING || !ExactValues.knows(board, state)) continue;
      const exact = new ExactValues(board, state);
      const value = exact.value(state);
      const length = exact.length(state);
      if (value === 0) expect(length, menhirs.makePosition(position)).toBeUndefined();
      // The longest ones take the search too long.
      if (length === undefined || length === 1 || length > 7) continue;
      const prove = (within: number): number =>
        new Prover(state).prove(state, value === 1 ? state.player : 3 - state.player, nodeBudget(2_000_000), within);
      expect(prove(length), menhirs.makePosition(position)).toBe(PROVEN);
      expect(prove(length - 2), menhirs.makePosition(position)).toBe(REFUTED);
      found.set(length, (found.get(length) ?? 0) + 1);
      if (menhirsKit.banned(state) !== 0) banned++;
    }
    expect([...found.keys()].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(banned).toBeGreaterThan(20);
  });

  test('gives the value of every turn at once, and the strongest player plays one of the best', () => {
    const solution = solutionOfBoard(board);
    useSolutions((menhirs) => (menhirs === board.menhirs ? solution : undefined));
    const random = new Random(2);
    let decided = 0;
    for (let i = 0; i < 40; i++) {
      const places = menhirsKit.makePlaces(anyLayout(random, LARGEST));
      const position = at(`adam ${BOARD} ${places} 2/${3 + (i % 6)}/${1 + (i % 2)}/move 3/2 -`);
      const value = solution.value(position.state);
      const turns = analyseMenhirs(position, nodeBudget(1));
      expect(turns.filter(({ verdict }) => verdict === 'open')).toEqual([]);
      expect(turns.filter(({ verdict, turns }) => verdict !== 'tie' && turns === null)).toEqual([]);
      expect(turns[0]?.verdict).toBe(value === 1 ? 'win' : value === 0 ? 'tie' : 'loss');
      if (value === 1 && turns[0]?.turns !== 1) decided++;
      const { actions } = strongest.think(position, position.state.player, nodeBudget(100), 1);
      const own = turns.find((turn) => JSON.stringify(turn.actions) === JSON.stringify(actions));
      expect(own?.verdict).toBe(turns[0]?.verdict);
      // It wins as soon as possible, and loses as late as possible.
      expect(own?.turns).toBe(turns[0]?.turns);
    }
    expect(decided).toBeGreaterThan(0);
    useSolutions(() => undefined);
  });

  test('answers only for positions it has solved', () => {
    const known = (text: string): boolean => ExactValues.knows(board, at(text).state);
    expect(known(`adam ${BOARD} b1.c1.c2.c3.c4 2/2/1/move 0/0 -`)).toBe(true);
    expect(known(`adam ${BOARD} b1.c1.c2.c3.c4 1/3/2/move 3/3 -`)).toBe(false);
    expect(known(`adam a1.b4.e4.f2.g2 a1.c1.c2.c3.c4 2/2/1/move 0/0 -`)).toBe(false);
    expect(board.has(LARGEST + 1)).toBe(false);
  });
});
