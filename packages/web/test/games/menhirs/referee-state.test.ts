/** The state of the referee: the drawing, the selection and the question. */
import { menhirsKit } from '@speeltafel/rules';
import { createRoot } from 'solid-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FakeStorage, fakeBrowser } from '../../browser.ts';

let storage: FakeStorage = fakeBrowser();
const { createRefereeState } = await import('../../../src/games/menhirs/companion/referee/referee-state.ts');
const { makeDraft, makeTakingDraft, parseDraft } = await import(
  '../../../src/games/menhirs/companion/referee/drawn-position.ts'
);
const { go } = await import('../../../src/router/route.ts');

const { DIRECTIONS, makePlaces } = menhirsKit;
const at = (name: string): number => menhirsKit.PLACES.indexOf(name);
const set = (...names: string[]): number => names.reduce((all, name) => all | (1 << at(name)), 0);
const way = (name: (typeof DIRECTIONS)[number]): number => DIRECTIONS.indexOf(name);

beforeEach(() => {
  storage = fakeBrowser();
  go('#/companion/menhirs/referee', { replace: true });
});

const desk = (text?: string) =>
  createRoot(() => {
    const opened = createRefereeState();
    const draft = text === undefined ? undefined : parseDraft(text);
    if (draft !== undefined) opened.open(draft);
    else opened.draw({ ...opened.draft(), menhirs: 0, fog: 0, moved: 0, tile: 0 });
    return opened;
  });
const taps = (opened: ReturnType<typeof desk>, ...names: string[]): void => {
  for (const name of names) opened.tap(at(name));
};

describe('drawing', () => {
  test('places stones and fog and removes them again', () => {
    const drawn = desk();
    drawn.enter('draw');
    taps(drawn, 'a1', 'c3', 'a1');
    drawn.setTool('fog');
    taps(drawn, 'c3', 'd3');
    expect([makePlaces(drawn.draft().menhirs), makePlaces(drawn.draft().fog)]).toEqual(['c3', 'c3.d3']);
  });

  test('explains when the box has no more pieces', () => {
    const drawn = desk();
    drawn.enter('draw');
    taps(drawn, 'a1', 'a2', 'a3', 'b1', 'b2');
    expect(drawn.full()).toBe(false);
    taps(drawn, 'b3');
    expect([drawn.full(), makePlaces(drawn.draft().menhirs)]).toEqual([true, 'a1.a2.a3.b1.b2']);
    taps(drawn, 'a1');
    expect(drawn.full()).toBe(false);
  });

  test('a valid drawing is stored in the address', () => {
    const drawn = desk('adam a1 a1.b1 1/7/2/move 0/0 -');
    drawn.enter('draw');
    drawn.setTool('fog');
    taps(drawn, 'd6');
    const text = makeDraft(drawn.draft());
    expect(JSON.parse(storage.getItem('speeltafel.companion.menhirs.drawing')!)).toBe(text);
    // It replaces the last address, so that Back does not undo the drawing piece by piece.
    expect(location.hash).toBe(`#/companion/menhirs/referee?p=${encodeURIComponent(text)}`);
  });

  test('the last move is dropped if its fog is removed', () => {
    const drawn = desk('adam a1.g3 a1.d2 1/7/2/move 0/0 d2:S last=d3:N');
    expect(drawn.draft().moved).toBe(set('d2'));
    drawn.enter('draw');
    drawn.setTool('fog');
    taps(drawn, 'g1');
    expect(drawn.draft().moved).toBe(set('d2'));
    taps(drawn, 'd2');
    expect([drawn.draft().moved, drawn.draft().tile]).toEqual([0, 0]);
  });
});

describe('the last move', () => {
  test('is a set of tiles and a direction; an impossible one is ignored', () => {
    const drawn = desk('adam a1 a1.d2.e2 1/7/2/move 0/0 -');
    drawn.enter('last');
    drawn.point(way('N'));
    taps(drawn, 'd2');
    expect([drawn.draft().moved, drawn.draft().heading]).toEqual([set('d2'), way('N')]);
    taps(drawn, 'a1');
    expect([drawn.chosen(), drawn.draft().moved]).toEqual([set('a1', 'd2'), 0]);
    taps(drawn, 'a1', 'e2');
    expect(drawn.draft().moved).toBe(set('d2', 'e2'));
    taps(drawn, 'f3');
    expect(drawn.chosen()).toBe(set('d2', 'e2'));
    drawn.forget();
    expect([drawn.chosen(), drawn.draft().moved]).toEqual([0, 0]);
  });

  test('can include the tile taken after it; a second tap puts it back', () => {
    const drawn = desk('adam a1.g3 a1.d2 1/7/2/move 0/0 -');
    drawn.enter('last');
    drawn.setLastTool('taken');
    taps(drawn, 'b3');
    expect(drawn.draft().tile).toBe(0);
    drawn.setLastTool('moved');
    drawn.point(way('N'));
    taps(drawn, 'd2');
    drawn.setLastTool('taken');
    taps(drawn, 'a1');
    expect(drawn.draft().tile).toBe(0);
    taps(drawn, 'b3');
    expect([drawn.draft().tile, drawn.draft().moved]).toEqual([set('b3'), set('d2')]);
    expect(drawn.takenAlong(false)?.moved).toBe(set('d2'));
    taps(drawn, 'b3');
    expect([drawn.draft().tile, drawn.takenAlong(false)]).toEqual([0, undefined]);
  });
});

describe('a question', () => {
  test('about a move: the first tap selects the cluster, further taps a part of it', () => {
    const drawn = desk('adam a1 a2.b2.c2.g3 1/7/2/move 0/0 -');
    expect([drawn.mode(), drawn.question()]).toEqual(['ask', 'claim']);
    taps(drawn, 'f1');
    expect([drawn.question(), drawn.chosen()]).toEqual(['claim', 0]);
    taps(drawn, 'b2');
    expect([drawn.question(), drawn.chosen()]).toEqual(['move', set('a2', 'b2', 'c2')]);
    taps(drawn, 'b2');
    expect(drawn.chosen()).toBe(set('b2'));
    taps(drawn, 'a2');
    expect(drawn.chosen()).toBe(set('a2', 'b2'));
    taps(drawn, 'g3');
    expect(drawn.chosen()).toBe(set('g3'));
    drawn.point(way('S'));
    expect([drawn.direction(), drawn.draft().heading]).toEqual([way('S'), 0]);
    drawn.ask('taking');
    expect([drawn.question(), drawn.chosen(), drawn.direction()]).toEqual(['taking', 0, null]);
  });

  test('is the first step if there is a drawing; otherwise drawing is', () => {
    go(`#/companion/menhirs/referee?p=${encodeURIComponent('adam a1 a1 1/7/2/move 0/0 -')}`, { replace: true });
    expect(createRoot(createRefereeState).mode()).toBe('ask');
    go('#/companion/menhirs/referee?p=', { replace: true });
    expect(createRoot(createRefereeState).mode()).toBe('draw');
  });
});

test('a position after a move becomes the one before the next move, with its player and round', () => {
  const drawn = (text: string) => {
    const { player, round } = parseDraft(text)!;
    return `${player} in ${round}`;
  };
  expect(drawn('adam a1.g3 a1.d2 1/6/1/take 0/0 d2:S last=d3:N')).toBe('2 in 6');
  expect(drawn('adam a1.g3 a1.d2 1/6/2/take 0/0 d2:S last=d3:N')).toBe('1 in 5');
  expect(drawn('adam a1.g3 a1.d2 1/1/2/take 0/0 d2:S')).toBe('1 in 1');
  expect(drawn('v2 a1.g3 a1.d2 1/6/2/take 0/0 d2:S')).toBe('1 in 7');
  expect(drawn('adam a1.g3 a1.d2 1/1/2/move 0/0 -')).toBe('2 in 1');
});

test('in the position before that, the last mover takes a tile in the round of the move', () => {
  const moment = (text: string): string => makeTakingDraft(parseDraft(text)!).split(' ')[3]!;
  expect(moment('adam a1.g3 a1.d2 1/6/2/move 0/0 d2:S last=d3:N')).toBe('1/6/1/take');
  expect(moment('adam a1.g3 a1.d2 1/6/1/move 0/0 d2:S last=d3:N')).toBe('1/7/2/take');
  expect(moment('v2 a1.g3 a1.d2 1/6/1/move 0/0 d2:S')).toBe('1/5/2/take');
});
