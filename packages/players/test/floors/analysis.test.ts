import { floors, floorsKit } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { floorsPlayers, nodeBudget } from '../../src/index.ts';
import { bare, hall } from './help.ts';

const { analyseFloors, annotateFloors, carefulRunner, playMatch } = floorsPlayers;

const hunted = bare('2/3/A/A/tokens', 'c6E', "A4h6,B3o1',B4-'", '7.8');

function judged(position: floorsKit.Position, text: string): floorsPlayers.JudgedTurn {
  const { turns } = analyseFloors(position, nodeBudget(3000), 1);
  return turns.find(({ action }) => floorsKit.makeAction(action) === text)!;
}

describe('analysis', () => {
  test('evaluates every distinct turn once, best first', () => {
    const position = hall('1/3/A/A/tokens', 'f8E', 'A3k9,A4-,A5h10,A6o5,B1-,B3k6,B4m7,B5c10');
    const { turns } = analyseFloors(position, nodeBudget(20_000), 1);
    const texts = turns.map(({ action }) => floorsKit.makeAction(action));
    expect(new Set(texts)).toEqual(
      new Set(floors.actions(position, 1, 0).map((a) => floorsKit.makeAction(a as floorsKit.Move))),
    );
    const thought = turns.filter(({ imagined }) => imagined > 0);
    expect(thought.length).toBeGreaterThan(10);
    expect(turns.slice(0, thought.length)).toEqual(thought);
    for (const [i, turn] of thought.entries()) expect(turn.chance).toBeLessThanOrEqual(thought[i - 1]?.chance ?? 1);
  });

  test('reports danger with the number of cards, naming the token as it stands', () => {
    expect(judged(hunted, 'A4:.').reasons).toEqual([{ reason: 'danger', token: 'A4', cards: 2, of: 2 }]);
  });

  test('reports an escape and progress', () => {
    expect(judged(hunted, 'A4:h7-h8-h9-h10').reasons).toEqual([
      { reason: 'progress', token: 'A4', points: 4 },
      { reason: 'escapes', token: 'A4', cards: 2, of: 2 },
    ]);
  });

  test('reports that the monster is steered to another player', () => {
    const lured = bare('2/3/A/A/tokens', 'c6E', "A4g6,A5m1',B3e11',B5k1'", '8.8');
    expect(analyseFloors(lured, nodeBudget(1000), 1).turns[0]!.reasons).toContainEqual({
      reason: 'steers-monster',
      token: 'B3',
      cards: 2,
      of: 2,
    });
  });

  test('reports entering, leaving, winning, and the only safe turn', () => {
    const position = hall('2/3/A/A/tokens', 'p2S', 'A1*,A3-,A4*,A5b11,B1-,B3c5,B4-,B5-', '7.8.8.10.h1.h2', ' left=A.A');
    expect(judged(position, 'A5:a11-exit').reasons).toEqual([
      { reason: 'wins' },
      { reason: 'leaves', token: 'A5' },
      { reason: 'progress', token: 'A5', points: 2 },
      { reason: 'only-safe' },
    ]);
    expect(judged(position, 'A3:p1').reasons).toContainEqual({ reason: 'enters', token: 'A3' });
  });

  test('returns nothing if no token is to be moved', () => {
    expect(analyseFloors(bare('2/3/A/A/monster', 'c6E', "A4h6',B3o1'", '7.8'), nodeBudget(100), 1).turns).toEqual([]);
  });
});

describe('annotation', () => {
  test('a turn into certain death loses much, an escape little, and a card changes the chance by what it takes', () => {
    const death = floorsKit.parseAction('A4:.', 0);
    const flight = floorsKit.parseAction('A4:h7-h8-h9-h10', 0);
    if (!death.ok || !flight.ok) throw new Error('cannot be');
    const note = (action: floorsKit.Action) => annotateFloors(hunted, [{ seat: 1, action }], () => nodeBudget(2000), 1);
    const lost = note(death.value.action).lost[0]!;
    expect(lost).toBeGreaterThan(0.1);
    expect(note(flight.value.action).lost[0]).toBeLessThan(lost / 2);
    const [told] = note(death.value.action).notes;
    if (told?.type !== 'turn') throw new Error('cannot be');
    expect(told.reasons).toContainEqual({ reason: 'danger', token: 'A4', cards: 2, of: 2 });
    expect(told.bestReasons).toContainEqual({ reason: 'escapes', token: 'A4', cards: 2, of: 2 });
  });

  test("the luck of a card is its difference from the pile's expectation, and averages out over the pile", () => {
    const position = bare('1/3/A/A/monster', 'c6E', "A4j6',B3o1'", '5.8.8');
    const luck = (card: floorsKit.Card): number =>
      annotateFloors(position, [{ seat: 0, action: { type: 'card', card } }], () => nodeBudget(10), 1).luck[0]!;
    expect(luck('8')).toBeLessThan(0);
    expect(luck('5')).toBeGreaterThan(0);
    expect(luck('5') + 2 * luck('8')).toBeCloseTo(0, 9);
  });

  test('an action that cannot be played ends the annotation, which reports how far it came', () => {
    const move = floorsKit.parseAction('A4:.', 0);
    if (!move.ok) throw new Error(move.refusal.message);
    const heard: number[] = [];
    const { notes } = annotateFloors(
      hunted,
      [move.value, move.value],
      () => nodeBudget(100),
      1,
      (done) => heard.push(done),
    );
    expect([notes.length, heard]).toEqual([1, [1]]);
  });

  test('a whole game', () => {
    const { actions } = playMatch([carefulRunner, carefulRunner], 'basic', 3, () => nodeBudget(1000));
    const options = floors.options({ players: 2, setup: 'basic' });
    if (!options.ok) throw new Error(options.refusal.message);
    let turn = 0;
    const course = actions.map((text) => {
      const parsed = floorsKit.parseAction(text, turn++);
      if (!parsed.ok) throw new Error(parsed.refusal.message);
      return parsed.value;
    });
    const chance = { shuffle: <T>(_: string, things: readonly T[]): T[] => [...things] };
    const { notes, luck, lost } = annotateFloors(
      floors.start(options.value, chance),
      course,
      () => nodeBudget(1000),
      1,
    );
    expect(notes).toHaveLength(actions.length);
    // A card takes from one what it gives to the other, as long as a player can win.
    for (const note of notes) if (note.type === 'card') expect(note.luck[0]! + note.luck[1]!).toBeCloseTo(0, 6);
    expect(luck[0]! + luck[1]!).toBeCloseTo(0, 6);
    expect(Math.min(...lost)).toBeGreaterThan(0);
  });
});
