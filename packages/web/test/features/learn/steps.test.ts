import { floors, floorsKit as kit, menhirs, menhirsKit, type Result } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import {
  floorsSteps,
  judgeTap,
  monsterGoes,
  type TapStep,
  type TurnStep,
} from '../../../src/games/floors/lessons/steps.ts';
import { MENHIRS_STEPS } from '../../../src/games/menhirs/lessons/step-ids.ts';
import { menhirsSteps, winOf } from '../../../src/games/menhirs/lessons/steps.ts';

function ok<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

describe.each(menhirsSteps)('Menhirs: $id', (step) => {
  const start = ok(menhirs.parsePosition(step.position));

  test('is completed by its solution, and not before its last action', () => {
    let position = start;
    const others = [...(step.others ?? [])];
    for (const [i, text] of step.solution.entries()) {
      const { seat, action } = ok(menhirs.parseAction(text, position));
      expect(seat).toBe(step.seat);
      position = ok(menhirs.play(position, seat, action, 0));
      const verdict = step.judge(action, position);
      expect(verdict.kind, text).toBe(i === step.solution.length - 1 ? 'done' : 'going');
      const waiting = menhirs.toAct(position)[0];
      if (verdict.kind === 'going' && waiting !== undefined && waiting !== step.seat) {
        const answer = ok(menhirs.parseAction(others.shift()!.split('|')[0]!, position));
        position = ok(menhirs.play(position, answer.seat, answer.action, 0));
      }
    }
    expect(others).toEqual([]);
  });

  // In the set-up every legal action is right.
  if (step.id === 'setup') return;
  test('has a wrong attempt with a legal reply', () => {
    let wrongs = 0;
    for (const action of menhirs.actions(start, step.seat, 0)) {
      const after = ok(menhirs.play(start, step.seat, action, 0));
      const verdict = step.judge(action, after);
      if (verdict.kind !== 'wrong') continue;
      wrongs++;
      for (const text of verdict.reply) {
        const { seat, action: reply } = ok(menhirs.parseAction(text, after));
        const end = ok(menhirs.play(after, seat, reply, 0));
        expect(menhirs.outcome(end)?.winner).toBe(3 - step.seat);
      }
    }
    expect(wrongs).toBeGreaterThan(0);
  });
});

test('the steps are in the order of their ids', () => {
  expect(menhirsSteps.map(({ id }) => id)).toEqual(MENHIRS_STEPS);
});

test('a lesson about ko contains no win', () => {
  expect(winOf(ok(menhirs.parsePosition(menhirsSteps.find(({ id }) => id === 'ko')!.position)))).toBeUndefined();
});

test('the move straight back is refused as ko', () => {
  const start = ok(menhirs.parsePosition(menhirsSteps.find(({ id }) => id === 'ko')!.position));
  const set = ok(menhirsKit.parsePlaces('c3.c4.d4.d5'));
  const back = menhirs.play(start, 1, { kind: 'move', set, direction: 5 }, 0);
  expect(back).toMatchObject({ ok: false, refusal: { code: 'ko' } });
});

const turnSteps = floorsSteps.filter((step): step is TurnStep => step.kind === 'turn');
const tapSteps = floorsSteps.filter((step): step is TapStep => step.kind === 'tap');

describe.each(turnSteps)('Floors: $id', (step) => {
  const start = ok(kit.parsePosition(step.position));
  const after = (action: kit.Action) => ok(floors.play(start, 1, action, 0));

  test('is completed by its solution', () => {
    const { action } = ok(kit.parseAction(step.solution, 0));
    expect(step.judge(after(action)).kind).toBe('done');
  });

  test('is completed only by a minority of turns, and not by staying in place', () => {
    const moves = floors.actions(start, 1, 0);
    const still = moves.find((action) => action.type === 'move' && action.path.length === 0)!;
    expect(step.judge(after(still)).kind).toBe('wrong');
    const right = moves.filter((action) => step.judge(after(action)).kind === 'done');
    expect(right.length).toBeGreaterThan(0);
    expect(right.length).toBeLessThan(moves.length * 0.67);
  });
});

describe.each(tapSteps)('Floors: $id', ({ questions }) => {
  test.each(questions)('%s', (text) => {
    const position = ok(kit.parsePosition(text));
    const right = Array.from({ length: kit.SQUARES }, (_, square) => square).filter(
      (square) => judgeTap(position, square).kind === 'done',
    );
    expect(right).toEqual([monsterGoes(position)]);
  });
});

describe('why the monster does not go to a wrong square', () => {
  const asked = (id: string, question: number, square: string) => {
    const step = tapSteps.find((one) => one.id === id)!;
    return judgeTap(ok(kit.parsePosition(step.questions[question]!)), kit.parseSquare(square)!);
  };
  test.each([
    ['look', 0, 'h5', 'behind'],
    ['look', 0, 'h7', 'farther'],
    ['look', 0, 'i6', 'nobody'],
    ['look', 0, 'e6', 'far'],
    ['look', 1, 'g6', 'hidden'],
    ['tie', 0, 'g6', 'tie'],
    ['tie', 1, 'i6', 'tie'],
    ['wall', 0, 'h10', 'wall'],
    ['tiles', 1, 'h7', 'turn-stone'],
    ['tiles', 2, 'h7', 'teleporter'],
  ] as const)('%s %i %s: %s', (id, question, square, why) => {
    expect(asked(id, question, square)).toMatchObject({ kind: 'wrong', why });
  });
  test.each([
    ['look', 0, 'g6'],
    ['look', 1, 'i6'],
    ['tie', 0, 'h7'],
    ['tie', 1, 'h7'],
    ['wall', 0, 'i1'],
    ['wall', 1, 'd2'],
    ['tiles', 0, 'h7'],
    ['tiles', 1, 'i6'],
    ['tiles', 2, 'd4'],
  ] as const)('%s %i goes to %s', (id, question, square) => {
    expect(asked(id, question, square).kind).toBe('done');
  });
});
