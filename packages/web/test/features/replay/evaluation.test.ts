/** Which results of the analysis are shown, in which order, and with which turn. */
import type { Analysis, Chart, floorsPlayers, menhirsPlayers, Notes } from '@speeltafel/players';
import { type floorsKit, menhirs, menhirsKit } from '@speeltafel/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { fakeBrowser } from '../../browser.ts';
import { floorsRecord, menhirsRecord, must } from './games.ts';

type FloorsTurn = floorsPlayers.JudgedTurn;
type MenhirsTurn = menhirsPlayers.TurnValue;

fakeBrowser();
const { speak } = await import('../../../src/i18n/language.ts');
const { isFloorsRecord } = await import('../../../src/games/floors/replay/record.ts');
const { isMenhirsRecord } = await import('../../../src/games/menhirs/replay/record.ts');
const { readRecord } = await import('../../../src/session/game-record.ts');
const hall = {
  ...(await import('../../../src/games/floors/replay/evaluation.ts')),
  ...(await import('../../../src/games/floors/replay/turn-text.ts')),
};
const moor = {
  ...(await import('../../../src/games/menhirs/replay/evaluation.ts')),
  ...(await import('../../../src/games/menhirs/replay/turn-text.ts')),
};

beforeAll(() => speak('en'));

describe('Floors', () => {
  const game = must(readRecord(floorsRecord({ players: 2, setup: 'basic' }, 'kitchen-boy')));
  if (!isFloorsRecord(game)) throw new Error('unexpected game');
  const [before] = game.course.positions;
  const move = (shows: number): floorsKit.Move => ({ type: 'move', player: 0, shows, path: [] });
  type Reason = FloorsTurn['reasons'][number];
  const danger: Reason = { reason: 'danger', token: 'A4', cards: 2, of: 8 };
  const nearer = (points: number): Reason => ({ reason: 'progress', token: 'A4', points });
  const told = (reason: Reason): string => hall.reasonText(before!, reason);

  const mistakes = (...lost: readonly number[]) =>
    hall.mistakesOf(game, {
      game: 'floors',
      ...{ cards: [], lost: [], luck: [] },
      turns: lost.map((each) => ({
        ...{ type: 'turn', index: 0, seat: 1, lost: each, played: move(4), best: move(5) },
        reasons: [nearer(1), danger],
        bestReasons: [danger, nearer(1), nearer(2), nearer(3), nearer(4)],
      })),
    } satisfies Notes);

  test('a turn that gives away less than 6% is not a mistake; one that gives away 15% is grave', () => {
    expect(mistakes(0.0599, 0.06, 0.1499, 0.15).map(({ grave }) => grave)).toEqual([false, false, true]);
  });

  test('a mistake lists the reasons against the turn, and the reasons for the better one', () => {
    const [mistake] = mistakes(0.2);
    expect(mistake!.what).toContain('20%');
    expect(mistake!.why).toEqual([told(danger)]);
    expect(mistake!.betterWhy).toEqual([1, 2, 3].map((points) => told(nearer(points))));
    expect(mistake!.better).toBe(hall.turnText(before!, move(5)));
  });

  test('away from the exit is "farther", and certain death is named as such', () => {
    expect(told(nearer(1))).toMatch(/1 step nearer$/);
    expect(told(nearer(-2))).toMatch(/2 steps farther off$/);
    expect(told({ ...danger, of: 2 })).toMatch(/is eaten by every card$/);
    expect(told(danger)).toMatch(/2 in 8/);
  });

  test('the turn that was played is listed last if it is not among the best, and is shown by its number', () => {
    const judged = (shows: number, chance: number): FloorsTurn => ({
      ...{ action: move(shows), chance, imagined: 1 },
      reasons: [nearer(1), nearer(2), nearer(3), nearer(4), nearer(5)],
    });
    const best = [judged(5, 0.514), judged(3, 0.2)];
    const advice = (played: FloorsTurn | null) => {
      const analysis: Analysis = { game: 'floors', turns: best, played, count: 9 };
      const { turns } = hall.adviceOf(game, analysis, 0);
      for (const { number, text } of turns) expect(text).toBe(hall.turnText(before!, hall.turnAt(analysis, number)!));
      return turns.map(({ verdict, played: was }) => `${verdict}${was ? ' played' : ''}`);
    };
    expect(advice(null)).toEqual(['51%', '20%']);
    expect(advice(best[1]!)).toEqual(['51%', '20% played']);
    expect(advice(judged(1, -0.01))).toEqual(['51%', '20%', '0% played']);
    const [turn] = hall.adviceOf(game, { game: 'floors', turns: best, played: null, count: 9 }, 0).turns;
    expect(turn!.reasons).toHaveLength(4);
  });

  test('the graph has a line for every player', () => {
    const chart: Chart = { game: 'floors', chances: [[0.25, 0.75]] };
    const { curves, tell } = hall.graphOf(game, chart);
    expect(curves).toEqual([
      { seat: 1, heights: [0.25] },
      { seat: 2, heights: [0.75] },
    ]);
    expect(tell(0)).toBe('Player 1: 25%, Player 2: 75%');
  });
});

type MenhirsNote = Extract<Notes, { game: 'menhirs' }>['notes'][number];

describe('Menhirs', () => {
  const game = must(readRecord(menhirsRecord({ variant: 'adam', grace: 'untimed' }, ['lamb', 'wanderer'], 11)));
  if (!isMenhirsRecord(game)) throw new Error('unexpected game');
  const moving = game.course.positions.findIndex(({ state }) => state.phase === menhirsKit.MOVING);
  const at = (text: string): menhirsKit.Position => must(menhirs.parsePosition(text));
  const moves = (position: menhirsKit.Position, ...texts: string[]): menhirsKit.Action[] => {
    let now = position;
    return texts.map((text) => {
      const { seat, action } = must(menhirs.parseAction(text, now));
      now = must(menhirs.play(now, seat, action, 0));
      return action;
    });
  };

  test('a whole cluster is named by its first place; a single tile or a part by all of its places', () => {
    const position = at('adam d6 a2.b2.c2.d2.e2.f2.d6 1/9/1/move 0/0 -');
    const text = (...actions: string[]): string => moor.turnText(position, moves(position, ...actions));
    expect(text('a2:S')).toBe('the cluster on a2 south');
    expect(text('a2.b2.c2:S')).toBe('a2, b2 and c2 south');
    expect(text('a2:S', '-a3')).toBe('the cluster on a2 south, then take a3');
    expect(moor.turnText(position, [])).toBe('');
  });

  test('every mistake is grave and says who made it, what was possible, and how many turns were safe', () => {
    const position = game.course.positions[moving]!;
    const { seat, action } = game.course.played[moving]!;
    const turn = moor.turnText(position, [action]);
    const told = (slip: MenhirsNote['slip'], better: readonly menhirsKit.Action[] = []) => {
      const note = { index: moving, seat, slip, better, punished: [action], safe: 3, turns: 9 };
      const [mistake] = moor.mistakesOf(game, { game: 'menhirs', notes: [note] });
      expect([mistake!.index, mistake!.seat, mistake!.grave]).toEqual([moving, seat, true]);
      return mistake!;
    };
    expect(told('missed-win', [action]).what).toContain(turn);
    expect(told('let-slip', [action]).what).toContain(turn);
    expect(told('gift')).toMatchObject({ why: ['3 of 9 turns did not lose at once.'], better: null });
    expect(told('gift', [action]).better).toBe(turn);
    expect(told('blunder').why).toEqual(['3 of 9 turns did not lose at once.']);
    expect(told('missed-claim')).toMatchObject({ why: [], better: null });
    expect(told('unjust-claim').what).not.toBe(told('missed-claim').what);
  });

  test('a win is good and a loss is bad, with the number of turns that hold', () => {
    const actions = game.course.played.slice(moving, moving + 1).map(({ action }) => action as menhirsKit.Action);
    const turn = (verdict: MenhirsTurn['verdict']): MenhirsTurn => ({
      ...{ actions, verdict, turns: null, estimate: 0, reasons: [] },
    });
    const advice = (count: number, holding: number) =>
      moor.adviceOf(
        game,
        {
          game: 'menhirs',
          ...{ count, holding, played: null },
          turns: (['win', 'tie', 'open', 'loss'] as const).map(turn),
        },
        moving,
      );
    expect(advice(4, 3).turns.map(({ mood }) => mood)).toEqual(['good', 'plain', 'plain', 'bad']);
    expect(advice(4, 3).about).toBe('3 of 4 turns hold as far as the computer can see.');
    expect(advice(4, 0).about).toBe('All 4 turns lose.');
    expect(advice(0, 0).about).toBeNull();
  });

  test('the graph calls a lead small or clear, and names the leader', () => {
    const values = [0, 0.0199, -0.1, 0.1499, -0.5];
    const chart: Chart = { game: 'menhirs', prospects: values.map((value) => ({ value, winner: null })) };
    const { tell, curves } = moor.graphOf(game, chart);
    expect(values.map((_, i) => tell(i))).toEqual([
      'Even',
      'Even',
      'South: a little better',
      'North: a little better',
      'South: the upper hand',
    ]);
    const [above, below] = [0.25, -0.25].map(
      (value) => moor.graphOf(game, { game: 'menhirs', prospects: [{ value, winner: null }] }).curves[0]!.heights[0],
    );
    expect([above, below]).toEqual([0.75, 0.25]);
    expect(curves[0]!.heights[0]).toBe(0.5);
  });
});
