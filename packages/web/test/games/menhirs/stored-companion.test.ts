import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../../src/games/menhirs/companion/table-game.ts';
import { type FakeStorage, fakeBrowser } from '../../browser.ts';

let storage: FakeStorage;
beforeEach(() => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'Solid$$');
  storage = fakeBrowser();
});
const open = () => import('../../../src/games/menhirs/companion/stored-companion.ts');
const moments = async () => (await import('../../../src/games/menhirs/companion/table-game.ts')).positionsOf;
const turn: GameEvent = { kind: 'turn', took: false, at: 0 };

describe('the game on the table', () => {
  test('events are recorded and stored; undo removes the last one', async () => {
    const { optionsOf, stored, stepBack, addEvent } = await open();
    const positionsOf = await moments();
    const now = (): menhirsKit.Position => positionsOf(optionsOf('adam'), stored().log ?? []).at(-1)!;
    expect(stored().log).toBeNull();
    for (const what of [{ kind: 'placed' } as const, turn, turn]) expect(addEvent(now(), what)).toBeNull();
    expect(stored().log).toEqual([{ kind: 'placed' }, turn, turn]);
    expect(JSON.parse(storage.getItem('speeltafel.companion.menhirs')!).log).toHaveLength(3);
    stepBack();
    expect(stored().log).toEqual([{ kind: 'placed' }, turn]);
  });

  test('the table follows the recorded events', async () => {
    const { change, usePositions } = await open();
    const { createRoot } = await import('solid-js');
    const moments = createRoot(usePositions);
    expect(moments()).toHaveLength(1);
    change({ log: [{ kind: 'placed' }, turn] });
    expect(moments()).toHaveLength(3);
  });

  test('an impossible event is not recorded, and the reason is shown', async () => {
    const { optionsOf, stored, addEvent } = await open();
    const start = (await moments())(optionsOf('adam'), []).at(-1)!;
    expect(addEvent(start, { kind: 'decided', choices: ['prolong', 'prolong'] })?.code).toBeDefined();
    expect(stored().log).toBeNull();
  });

  test('is restored when the page opens, and a damaged one is ignored', async () => {
    const first = await open();
    first.change({ names: ['Ada', 'Ben'], log: [{ kind: 'placed' }, turn] });
    const kept = storage.getItem('speeltafel.companion.menhirs')!;
    for (const [text, log] of [
      [kept, [{ kind: 'placed' }, turn]],
      [kept.replace('"turn"', '"tern"'), null],
      ['no JSON', null],
    ] as const) {
      vi.resetModules();
      storage.setItem('speeltafel.companion.menhirs', text);
      expect((await open()).stored().log).toEqual(log);
    }
  });

  test('unreadable options fall back to the defaults', async () => {
    const { optionsOf } = await open();
    expect(menhirs.makeOptions(optionsOf('v2'))).toBe('v2');
    expect(menhirs.makeOptions(optionsOf('nonsense'))).toBe('adam');
  });
});

describe('the start player', () => {
  const names = () => import('../../../src/games/menhirs/companion/names.ts');

  test('may sit on either side; names stay with their sides', async () => {
    const { change } = await open();
    const { playerName, seatAt, sideOf } = await names();
    change({ names: ['Ada', 'Ben'] });
    expect([playerName(1), playerName(2), sideOf(1), seatAt('south')]).toEqual(['Ada', 'Ben', 'north', 2]);
    change({ begins: 'south' });
    expect([playerName(1), playerName(2), sideOf(1), seatAt('south')]).toEqual(['Ben', 'Ada', 'south', 1]);
  });

  test('sits in the north in a game that was stored without a side', async () => {
    const { change } = await open();
    change({ names: ['Ada', 'Ben'], begins: 'south' });
    const { begins: _, ...before } = JSON.parse(storage.getItem('speeltafel.companion.menhirs')!);
    vi.resetModules();
    storage.setItem('speeltafel.companion.menhirs', JSON.stringify(before));
    expect((await open()).stored()).toMatchObject({ names: ['Ada', 'Ben'], begins: 'north' });
  });
});

describe('a game that is closed', () => {
  test('is added to the list if it is over, and clears the table in any case', async () => {
    const { change, archiveGame, stored } = await open();
    const at = (text: string): menhirsKit.Position => {
      const position = menhirs.parsePosition(text);
      if (!position.ok) throw new Error(position.refusal.message);
      return position.value;
    };
    const over = at('adam a1 a2 1/6/1/over 0/0 -');
    const outcome = menhirs.outcome(over)!;
    change({ log: [] });
    archiveGame(at('adam a1 a1 1/6/1/move 0/0 -'), ['Ada', 'Ben']);
    expect([stored().log, stored().results]).toEqual([null, []]);
    archiveGame(over, ['Ada', 'Ben']);
    expect(stored().results).toEqual([{ names: ['Ada', 'Ben'], winner: outcome.winner, points: outcome.points }]);
    for (let i = 0; i < 45; i++) archiveGame(over, ['Eva', `Nr ${i}`]);
    expect(stored().results).toHaveLength(40);
    expect(stored().results.at(-1)!.names).toEqual(['Eva', 'Nr 44']);
  });
});

test('standings are ordered by wins, then points, and include players without a win', async () => {
  const { standings } = await open();
  const game = (one: string, two: string, winner: 1 | 2 | null, points: number) => ({
    ...{ names: [one, two] as [string, string], winner, points },
  });
  const results = [
    game('Ada', 'Ben', 1, 5),
    game('Ben', 'Eva', 1, 20),
    game('Eva', 'Ada', null, 0),
    game('Kim', 'Eva', 1, 9),
    game('Kim', 'Ada', 1, 1),
  ];
  expect(standings(results)).toEqual([
    { name: 'Kim', wins: 2, points: 10 },
    { name: 'Ben', wins: 1, points: 20 },
    { name: 'Ada', wins: 1, points: 5 },
    { name: 'Eva', wins: 0, points: 0 },
  ]);
});

describe('the end of a game', () => {
  test('names the player who went on alone, because asked aloud, the other may never have been asked', async () => {
    const { change } = await open();
    change({ names: ['Ada', 'Ben'], begins: 'south' });
    const { whyEnded } = await import('../../../src/games/menhirs/companion/ending.ts');
    const { say } = await import('../../../src/games/menhirs/companion/words.ts');
    await (await import('../../../src/i18n/language.ts')).wordsReady();
    const end = menhirs.parsePosition('adam a1.b1.d6.f4.g3 a1.d3 1/1/2/move 3/3 - goon=1');
    if (!end.ok) throw new Error(end.refusal.message);
    const last = ['d3:N', '-d2'].reduce((position, text) => {
      const parsed = menhirs.parseAction(text, position);
      const next = parsed.ok ? menhirs.play(position, parsed.value.seat, parsed.value.action, 0) : parsed;
      if (!next.ok) throw new Error(next.refusal.message);
      return next.value;
    }, end.value);
    // The start player, in the south, is Ben.
    expect(whyEnded(last)).toBe(say().reasons['went-on']('Ben'));
  });
});
