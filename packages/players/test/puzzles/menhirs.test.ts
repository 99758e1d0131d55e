import { fromSeed, menhirs, menhirsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import pack from '../../data/menhirs-puzzles.json';
import { menhirsPlayers, nodeBudget } from '../../src/index.ts';
import { MENHIRS_KINDS, type MenhirsKind, type Puzzle, solutionsOf } from '../../src/puzzles/index.ts';
import { follow } from '../../src/puzzles/line.ts';
import { ForcedWins } from '../../src/puzzles/menhirs/forced.ts';
import { gradeMenhirs } from '../../src/puzzles/menhirs/grade.ts';
import { solveMenhirs, tell } from '../../src/puzzles/menhirs/solve.ts';
import { ok } from './help.ts';
import { winningTurns } from './reference.ts';

const { hasWinningMove, MOVING, size } = menhirsKit;
const { cautiousPlayer, PROVEN, Prover, playGame } = menhirsPlayers;

const puzzles = pack as readonly Puzzle<MenhirsKind>[];
const ofKind = (kind: MenhirsKind) => puzzles.filter((puzzle) => puzzle.kind === kind);
const read = (text: string) => ok(menhirs.parsePosition(text));

const solutions = (kind: MenhirsKind, position: string) => solutionsOf({ kind, position });

describe('the pack', () => {
  test('holds at least 200 puzzles, at least 30 of each kind', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(200);
    for (const kind of MENHIRS_KINDS) expect(ofKind(kind).length, kind).toBeGreaterThanOrEqual(30);
  });

  test('has no duplicate names, and no position twice in a kind', () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ kind, position }) => `${kind} ${position}`)).size).toBe(puzzles.length);
  });

  test.each(MENHIRS_KINDS)('%s comes in several grades and for both players', (kind) => {
    expect(new Set(ofKind(kind).map(({ grade }) => grade)).size).toBeGreaterThanOrEqual(4);
    for (const seat of [1, 2]) {
      const own = ofKind(kind).filter(({ position }) => read(position).state.player === seat);
      expect(own.length, `player ${seat}`).toBeGreaterThanOrEqual(ofKind(kind).length / 4);
    }
  });

  test('contains claims that are right, that throw a win away, and that are useless', () => {
    for (const length of [0, 1, 2]) {
      const some = ofKind('claim-or-not').filter(({ solution }) => solution.length === length);
      expect(some.length, `solutions of ${length} actions`).toBeGreaterThanOrEqual(8);
    }
  });
});

describe.each(MENHIRS_KINDS)('%s', (kind) => {
  test.each(ofKind(kind).map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s has this solution and no other',
    (_, puzzle) => {
      const { position, solution, grade } = puzzle;
      expect(menhirs.makePosition(read(position))).toBe(position);
      expect(solutions(kind, position)).toEqual([solution]);
      const [actions] = solveMenhirs(kind, read(position));
      expect(gradeMenhirs(kind, read(position), actions!)).toBe(grade);
    },
  );
});

describe('played out with the rules', () => {
  const winnerOf = ({ position, solution }: Puzzle) =>
    menhirs.outcome(follow(menhirs, read(position), solution))?.winner;

  test('a win in one wins, and so does a claim or the move that is better than a claim', () => {
    const won = [...ofKind('win-in-one'), ...ofKind('claim-or-not').filter(({ solution }) => solution.length > 0)];
    for (const puzzle of won) expect(winnerOf(puzzle), puzzle.id).toBe(read(puzzle.position).state.player);
  });

  test('a claim that is not the solution loses, with every proof', () => {
    for (const { id, position, solution } of ofKind('claim-or-not').filter((puzzle) => puzzle.solution[0] !== '!')) {
      const claimed = follow(menhirs, read(position), ['!']);
      const { player } = claimed.state;
      for (const action of menhirs.actions(claimed, player, 0)) {
        const end = ok(menhirs.play(claimed, player, action, 0));
        expect(menhirs.outcome(end), `${id} ${solution}`).toMatchObject({ winner: 3 - player, reason: 'unjust-claim' });
      }
    }
  });

  test('a taking that solves the puzzle leaves the opponent no winning move, and every other leaves one', () => {
    const wins = (position: menhirsKit.Position, seat: number): boolean =>
      menhirs
        .actions(position, seat, 0)
        .some((action) => menhirs.outcome(ok(menhirs.play(position, seat, action, 0)))?.winner === seat);
    for (const { id, position, solution } of ofKind('which-taking')) {
      const before = read(position);
      const { player } = before.state;
      for (const action of menhirs.actions(before, player, 0)) {
        const text = menhirs.makeAction(action, before, player);
        const after = ok(menhirs.play(before, player, action, 0));
        expect(wins(after, 3 - player), `${id} ${text}`).toBe(text !== solution[0]);
      }
    }
  });

  test('the proof search agrees that the first turn of a forced win keeps it', () => {
    for (const { id, position, solution } of [...ofKind('win-in-two'), ...ofKind('win-in-three')]) {
      const { state } = follow(menhirs, read(position), solution);
      const attacker = read(position).state.player;
      const verdict = new Prover(state).prove(state, attacker, { nodes: 1_000_000, stop: () => false });
      expect(verdict, id).toBe(PROVEN);
    }
  });
});

describe('the solver', () => {
  const contestant = { player: cautiousPlayer, budget: () => nodeBudget(1) };

  /** Positions without a win in one from games of cautious players, with few tiles: the reference is slow. */
  const quiet = (options: string, tiles: number) =>
    Array.from({ length: 12 }, (_, seed) => {
      const deal = fromSeed(seed.toString(16).padStart(32, '7'));
      return playGame(ok(menhirs.parseOptions(options)), deal, [contestant, contestant], seed).positions;
    })
      .flat()
      .filter(({ state }) => state.phase === MOVING && size(state.fog) <= tiles && !hasWinningMove(state));

  const compare = (positions: readonly menhirsKit.Position[], within: number): number[] =>
    positions.flatMap((position) => {
      const search = new ForcedWins(position.state);
      const found = search.winningTurns(within).map((turn) => tell(position, turn).join(' '));
      if (search.crossed) return [];
      const expected = winningTurns(position, within).map((line) => line.join(' '));
      expect(found.toSorted(), menhirs.makePosition(position)).toEqual(expected.toSorted());
      return [found.length];
    });

  test.each(['adam', 'adam claims=off', 'v2', 'base'])(
    'agrees with a slow reference that uses the contract only, in %s',
    (options) => {
      const counts = [...compare(quiet(options, 7), 3), ...compare(quiet(options, 5), 5)];
      expect(counts.filter((count) => count === 0).length).toBeGreaterThan(0);
      expect(counts.filter((count) => count > 0).length).toBeGreaterThan(0);
    },
  );

  const E2 = 'a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f3';
  const E2b = 'b4.c2.d3.f2.f4 a1.a2.a3.b2.c2.d3.f1';

  test('worked examples E2 and E2b: a single taking stops the win', () => {
    expect(solutions('which-taking', `adam ${E2} 1/6/1/take 1/2 f3:S claims=off`)).toEqual([['-b3']]);
    expect(solutions('which-taking', `adam ${E2b} 1/6/1/take 1/2 f1:S claims=off`)).toEqual([['-d3']]);
  });

  test('if a claim is possible no taking stops it', () => {
    expect(solutions('which-taking', `adam ${E2} 1/6/1/take 1/2 f3:S last=f4:N`)).toEqual([]);
  });

  test('worked example E3: the win exists only without a claim', () => {
    const position = 'adam c3.c4.e2.e5.f1 e1.f1 1/6/2/move 1/0 - last=d1.e1.f1:SE-g1';
    expect(solutions('claim-or-not', position)).toEqual([['e1:NW']]);
  });

  test('a win in one is not a win in two', () => {
    const { position } = ofKind('win-in-one')[0]!;
    expect(solutions('win-in-two', position)).toEqual([]);
  });
});
