/** What the course on setting traps claims about its positions, proved by the prover and by going through all replies. */
import { menhirsPlayers, nodeBudget, puzzles } from '@speeltafel/players';
import { menhirs, menhirsKit, type Result } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { TRAP_STEPS } from '../../../src/games/menhirs/strategy/step-ids.ts';
import { safeMoves, safeTurn, type TrapStep, trapSteps } from '../../../src/games/menhirs/strategy/steps.ts';

const { hasWinningMove, MOVING, TAKING } = menhirsKit;
const { claimWins, PROVEN, Prover, REFUTED } = menhirsPlayers;

type Position = menhirsKit.Position;

function ok<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}
function play(position: Position, ...texts: readonly string[]): Position {
  return texts.reduce((now, text) => {
    const { seat, action } = ok(menhirs.parseAction(text, now));
    return ok(menhirs.play(now, seat, action, 0));
  }, position);
}
const stepOf = (id: TrapStep['id']): TrapStep => trapSteps.find((step) => step.id === id)!;
const positionOf = (id: TrapStep['id']): Position => ok(menhirs.parsePosition(stepOf(id).position));
const movesOf = (position: Position) =>
  menhirs.actions(position, position.state.player, 0).filter(({ kind }) => kind === 'move');
const textOf = (position: Position, action: menhirsKit.Action): string =>
  menhirs.makeAction(action, position, position.state.player);
/** Whether the attacker can force a win from here. */
const forces = (position: Position, attacker: number, within?: number): number =>
  new Prover(position.state, 1e6).prove(position.state, attacker, nodeBudget(1e6), within);

test('the steps are in the order of their ids', () => {
  expect(trapSteps.map(({ id }) => id)).toEqual(TRAP_STEPS);
});

describe.each(trapSteps)('$id', (step) => {
  const start = ok(menhirs.parsePosition(step.position));

  test('is completed by its solution, and only at its end', () => {
    let position = start;
    const others = [...(step.others ?? [])];
    for (const [i, text] of step.solution.entries()) {
      const { seat, action } = ok(menhirs.parseAction(text, position));
      expect(seat).toBe(step.seat);
      position = play(position, text);
      expect(step.judge(action, position).kind, text).toBe(i === step.solution.length - 1 ? 'done' : 'going');
      const waiting = menhirs.toAct(position)[0];
      if (i < step.solution.length - 1 && waiting !== step.seat)
        position = play(position, ...others.shift()!.split(' '));
    }
    expect(others).toEqual([]);
  });

  test('shows of every attempt that goes wrong why, with a legal reply', () => {
    for (const action of menhirs.actions(start, step.seat, 0)) {
      const after = ok(menhirs.play(start, step.seat, action, 0));
      const verdict = step.judge(action, after);
      if (verdict.kind === 'going' || verdict.reply === undefined) continue;
      const end = play(after, ...verdict.reply);
      const why = verdict.kind === 'wrong' ? verdict.why.reason : 'opponent-claims';
      if (why === 'opponent-wins' || why === 'opponent-claims') {
        expect(menhirs.outcome(end)?.winner).toBe(3 - step.seat);
      }
      if (why === 'escapes') {
        expect(end.state.player).toBe(step.seat);
        expect(hasWinningMove(end.state) || claimWins(end.state, step.seat)).toBe(false);
      }
    }
  });
});

test.each(['trap', 'tight', 'spend', 'door', 'two'] as const)('%s: nothing can be claimed at first', (id) => {
  const start = positionOf(id);
  const verdict = stepOf(id).judge({ kind: 'claim' }, play(start, '!'));
  expect(verdict).toMatchObject({ kind: 'wrong', why: { reason: 'unjust' } });
});

describe('what the words say', () => {
  test('trapped: there are six moves, and after each a claim wins whatever is taken', () => {
    const start = positionOf('trapped');
    expect(movesOf(start)).toHaveLength(6);
    expect(safeMoves(start)).toEqual([]);
    expect(forces(start, 2)).toBe(PROVEN);
    for (const move of movesOf(start)) {
      const moved = play(start, textOf(start, move));
      expect(moved.state.phase).toBe(TAKING);
      for (const end of menhirs.actions(moved, 1, 0)) {
        expect(claimWins(ok(menhirs.play(moved, 1, end, 0)).state, 2)).toBe(true);
      }
    }
  });

  test('trap: one turn of all wins by force, and its eight replies all lose', () => {
    const start = positionOf('trap');
    expect(puzzles.solutionsOf({ kind: 'win-in-two', position: stepOf('trap').position })).toEqual([['d5:SW']]);
    const after = play(start, 'd5:SW');
    expect([movesOf(after).length, safeMoves(after), safeTurn(after)]).toEqual([8, [], undefined]);
    expect(forces(after, 2)).toBe(PROVEN);
    expect(menhirsKit.makePlaces(start.state.menhirs).split('.')).not.toContain('d5');
  });

  test('tight: twelve replies, one of them safe, and no other move leaves so few', () => {
    const start = positionOf('tight');
    const after = play(start, 'b4:NE');
    expect(movesOf(after)).toHaveLength(12);
    expect(safeMoves(after).map((move) => textOf(after, move))).toEqual(['c4:NE']);
    const others = safeMoves(start).map((move) => {
      const moved = play(start, textOf(start, move));
      return moved.state.phase === MOVING ? safeMoves(moved).length : Number.POSITIVE_INFINITY;
    });
    expect(others.toSorted((a, b) => a - b).slice(0, 2)).toEqual([1, 5]);
  });

  test('spend: six replies, all losing without b4; with b4 on the board there was a way out', () => {
    const start = positionOf('spend');
    expect(puzzles.solutionsOf({ kind: 'win-in-two', position: stepOf('spend').position })).toEqual([['e2:S', '-b4']]);
    const after = play(start, 'e2:S', '-b4');
    expect([movesOf(after).length, safeMoves(after)]).toEqual([6, []]);
    expect(safeTurn(play(start, 'e2:S', '.'))).toBeDefined();
  });

  test('door: of thirteen moves twelve can be claimed against, whatever is taken', () => {
    const start = positionOf('door');
    expect(movesOf(start)).toHaveLength(13);
    expect(safeMoves(start).map((move) => textOf(start, move))).toEqual(['c2:N']);
    expect(claimWins(play(start, 'c2:N').state, 1)).toBe(false);
  });

  test('claim: just, with a single proof; without the claim nothing wins', () => {
    expect(puzzles.solutionsOf({ kind: 'claim-or-not', position: stepOf('claim').position })).toEqual([
      ['!', 'b3.c4.d5.d6:NW'],
    ]);
    const start = positionOf('claim');
    expect([claimWins(start.state, 2), hasWinningMove(start.state)]).toEqual([true, false]);
  });

  test('two: one turn wins, one reply of the opponent is safe, and it leads into a second trap', () => {
    const start = positionOf('two');
    expect(puzzles.solutionsOf({ kind: 'win-in-three', position: stepOf('two').position })).toEqual([['d1:SW']]);
    const trapped = play(start, 'd1:SW');
    expect(safeMoves(trapped).map((move) => textOf(trapped, move))).toEqual(['a2:NE']);
    const second = play(trapped, 'a2:NE', '.');
    expect(puzzles.solutionsOf({ kind: 'win-in-two', position: menhirs.makePosition(second) })).toEqual([['b2:SE']]);
    expect(safeTurn(play(second, 'b2:SE'))).toBeUndefined();
    expect(forces(trapped, 2)).toBe(PROVEN);
  });

  test('go on: player 1 wins in round 1 at the latest, whatever the other chooses', () => {
    const start = positionOf('go-on');
    for (const theirs of ['P', 'G']) {
      const after = play(start, 'G', theirs);
      expect([after.state.round, forces(after, 1, 3)]).toEqual([2, PROVEN]);
    }
  });

  test('prolong: in rounds 2 and 1 player 1 cannot force a win, and going on alone loses', () => {
    const start = positionOf('prolong');
    const alone = play(start, 'G', 'P');
    expect([forces(alone, 1), forces(alone, 2)]).toEqual([REFUTED, PROVEN]);
    const both = play(start, 'G', 'G');
    expect([forces(both, 1), forces(both, 2)]).toEqual([REFUTED, REFUTED]);
    expect(play(start, 'P', 'P').state.round).toBe(12);
  });
});
