import { floors, fromSeed, floorsKit as kit } from '@speeltafel/rules';
import { floorsTable } from '@speeltafel/table';
import { createRoot } from 'solid-js';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fakePictures } from '../../browser.ts';

const picture = fakePictures();
const { createModel } = await import('../../../src/games/floors/play/create-model.ts');
const { createSeen } = await import('../../../src/games/floors/play/shown-scene.ts');
const { createPractice, seatsAround } = await import('../../../src/session/practice.ts');
const { speak } = await import('../../../src/i18n/language.ts');
const { changeSettings } = await import('../../../src/settings/settings.ts');
beforeAll(() => speak('en'));
afterEach(() => changeSettings({ hints: false }));

const sq = (name: string): kit.Square => kit.parseSquare(name)!;

/** The scene that player A sees of a position. */
function looking(text: string) {
  const position = kit.parsePosition(text);
  const options = floors.options({ players: 2 });
  if (!position.ok || !options.ok) throw new Error(position.ok ? 'cannot be' : position.refusal.message);
  return createRoot(() => {
    const model = createModel(
      createPractice(floorsTable, options.value, position.value, seatsAround([1, 2], 1, 'castellan')),
    );
    return { model, seen: createSeen(model, () => false) };
  });
}

function begun() {
  const options = floors.options({ players: 2 });
  if (!options.ok) throw new Error(options.refusal.message);
  const position = floors.start(options.value, fromSeed('0123456789abcdef'.repeat(2)));
  return createRoot(() => {
    const session = createPractice(
      floorsTable,
      options.value,
      position,
      seatsAround([1, 2], position.turn + 1, 'guest'),
    );
    const model = createModel(session);
    const token = position.tokens.find(({ player, shows }) => player === position.turn && shows > 2);
    return { turn: model.turn, seen: createSeen(model, () => false), token: token! };
  });
}

test('the ring follows a tap at once; the path and the reachable squares follow after the next paint', async () => {
  const { turn, seen, token } = begun();
  turn.choose(token);
  expect(seen.hand()).toBe(kit.WAITING);
  expect([seen.path(), seen.lit()]).toEqual([null, []]);
  await picture();
  expect(seen.path()?.places).toEqual([kit.WAITING]);
  expect(seen.lit()).toEqual([kit.ENTRANCE]);
  turn.tap(kit.ENTRANCE);
  expect([seen.hand(), seen.path()?.places]).toEqual([kit.ENTRANCE, [kit.WAITING]]);
  await picture();
  expect(seen.path()?.places).toEqual([kit.WAITING, kit.ENTRANCE]);
  turn.drop();
  expect(seen.hand()).toBeNull();
  await picture();
  expect(seen.path()).toBeNull();
});

describe('a square', () => {
  const hall = () => looking("1/3/A/A/tokens h6E s@c9,P@k4,1v@m6 A4e6,A5g2',B1p3,A1- 5.7.7.8.8.10.h1.h2").seen;

  test('is labelled with what is on it', () => {
    const seen = hall();
    expect(seen.label(sq('d3'))).toBe('d3');
    expect(seen.label(sq('a11'))).toBe('a11, exit');
    expect(seen.label(sq('p1'))).toBe('p1, entrance');
    expect(seen.label(sq('c9'))).toBe('c9, stone');
    expect(seen.label(sq('k4'))).toBe('k4, blood pool');
    expect(seen.label(sq('l3'))).toBe('l3, blood pool');
    expect(seen.label(sq('h6'))).toBe('h6, the monster, facing right');
    expect(seen.label(sq('m6'))).toMatch(/^m6, .*down/);
    expect(seen.label(sq('e6'))).toMatch(/^e6, .*4/);
  });

  test('is labelled with the cards that would eat a token there', () => {
    const hunted = looking("2/3/A/A/tokens c6E - A4h6,B3o1',B4-' 7.8").seen;
    expect(hunted.label(sq('h6')).length).toBeGreaterThan(hall().label(sq('e6')).length);
    expect(hunted.label(sq('h6'))).toMatch(/7.*8/);
  });
});

describe('danger', () => {
  const hunted = "2/3/A/A/tokens c6E - A4h6,B3o1',B4-' 7.8";

  test('is marked if hints are on or a card is previewed', async () => {
    const { seen, model } = looking(hunted);
    expect(seen.dangers()).toEqual([]);
    changeSettings({ hints: true });
    expect(seen.dangers()).toEqual([{ square: sq('h6'), eaten: false, chance: '2/2' }]);
    changeSettings({ hints: false });
    model.pick('7');
    await picture();
    expect(seen.dangers()).toEqual([{ square: sq('h6'), eaten: true, chance: '2/2' }]);
  });

  test('a previewed card shows the walk, its end and the tokens it pushes', async () => {
    const { seen, model } = looking('2/3/A/A/tokens c6E s@e6 A4f6,B3o1,A1g9 7.8');
    expect([seen.walk(), seen.look(), seen.ghosts()]).toEqual([null, null, { tiles: [], tokens: [], monster: null }]);
    model.pick('7');
    await picture();
    const walk = kit.walkOf(model.position(), '7');
    expect(seen.walk()).toEqual({ from: sq('c6'), steps: walk.steps });
    expect(seen.look()).toMatchObject({ from: sq('c6'), facing: kit.EAST });
    expect(seen.ghosts().monster).toEqual({ square: walk.position.monster, facing: walk.position.facing });
    const aside = walk.position.tokens.filter(
      ({ place }) => kit.isOnBoard(place) && ![sq('f6'), sq('o1'), sq('g9')].includes(place),
    );
    expect(seen.ghosts().tokens?.map(({ place }) => place)).toEqual(aside.map(({ place }) => place));
    expect(seen.faint()).toEqual([sq('e6')]);
  });
});

describe('the selected token', () => {
  test('is not drawn with the others, and stones it pushes are pale', async () => {
    const { seen, model } = looking("1/3/A/A/tokens h11E s@e5 A4e6,A5g6',B1p3 5.7.7.8.8.10.h1.h2");
    expect(seen.tokens()).toHaveLength(3);
    expect(seen.focus()).toBe(sq('h11'));
    model.turn.tap(sq('e6'));
    await picture();
    expect(seen.tokens().map(({ place }) => place)).toEqual([sq('g6'), sq('p3')]);
    model.turn.tap(sq('e5'));
    await picture();
    expect(seen.ghosts().tiles).toMatchObject([{ kind: 's', square: sq('e4') }]);
    expect(seen.faint()).toEqual([sq('e5')]);
    expect([seen.focus(), seen.lit().length, seen.far().length > 3]).toEqual([sq('e5'), 4, true]);
    expect(seen.far().some((square) => seen.lit().includes(square))).toBe(false);
    expect(seen.path()).toMatchObject({ player: 0, shows: 4, places: [sq('e6'), sq('e5')] });
    expect(seen.label(sq('e5'))).toContain('in hand');
  });

  test('is shown at the door on its way in or out', async () => {
    const { seen, model } = looking('1/3/A/A/tokens h11E - A4-,A3a11,B1p3 5.7.7.8.8.10.h1.h2');
    model.turn.tap(kit.ENTRANCE);
    await picture();
    expect(seen.focus()).toBe(kit.ENTRANCE);
    model.turn.drop();
    model.turn.tap(sq('a11'));
    await picture();
    expect(seen.lit()).toEqual(['b11', 'a10'].map(sq));
    model.turn.leave();
    await picture();
    expect(seen.focus()).toBe(kit.EXIT);
  });
});

test('the monster sleeps when the game is over, and not before', () => {
  expect(looking('2/8/A/A/over h6E - A1x,B1* - left=B').seen.monster().mood).toBe('asleep');
  expect(looking('1/3/A/A/tokens h6E - A4e6,B1p3 5.7.7.8.8.10.h1.h2').seen.monster().mood).toBeUndefined();
});
