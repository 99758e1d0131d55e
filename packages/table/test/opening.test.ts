import { CHANCE, fromSeed, type Game, makeRecord, type Outcome, parseRecord } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import {
  act,
  type Chair,
  floorsTable,
  isOver,
  keep,
  menhirsTable,
  NO_CLOCK,
  openTableAt,
  positionOf,
  reopen,
  type Table,
  type TableGame,
  waitsFor,
} from '../src/index.ts';

const SEED = '00112233445566778899aabbccddeeff';
const OTHER = 'ffeeddccbbaa99887766554433221100';

const chairsFor = (seats: readonly number[]): Chair[] =>
  seats.map((seat) => ({ seat, name: '', controller: { kind: 'person' } }));

function optionsOf<O, P, A, V, E extends Outcome>(game: Game<O, P, A, V, E>, wished: unknown): O {
  const options = game.options(wished);
  if (!options.ok) throw new Error(options.refusal.message);
  return options.value;
}

/** Every position of a game in which each player takes one of the first actions. */
function positionsOf<O, P, A>({ game }: TableGame<O, P, A>, options: O): P[] {
  const chance = fromSeed(SEED);
  const positions = [game.start(options, chance)];
  for (let i = 0; game.outcome(positions.at(-1)!) === null; i++) {
    const position = positions.at(-1)!;
    const seat = game.toAct(position)[0]!;
    const actions = game.actions(position, seat, 0);
    const action = seat === CHANCE ? game.draw!(position, chance)! : actions[(i * 7) % actions.length]!;
    const next = game.play(position, seat, action, 0);
    if (!next.ok) throw new Error(next.refusal.message);
    positions.push(next.value);
  }
  return positions;
}

function opened<O, P, A>(kit: TableGame<O, P, A>, options: O, position: P): Table<O, P, A> {
  const chairs = chairsFor(kit.game.seats(options));
  const table = openTableAt(kit, { options, chairs, clock: NO_CLOCK, seed: OTHER, position });
  if (!table.ok) throw new Error(`${kit.game.makePosition(position)}: ${table.refusal.message}`);
  return table.value;
}

function everyPositionCanBePlayedOn<O, P, A>(kit: TableGame<O, P, A>, options: O): void {
  const { game } = kit;
  for (const position of positionsOf(kit, options).slice(0, -1)) {
    let table = opened(kit, options, position);
    for (let i = 0; i < 12 && !isOver(kit, table); i++) {
      const [seat] = waitsFor(kit, table);
      expect(seat).not.toBe(CHANCE);
      const actions = game.actions(positionOf(table), seat!, 0);
      const next = act(kit, table, seat!, actions[(i * 5) % actions.length]!, i * 10);
      if (!next.ok) throw new Error(next.refusal.message);
      table = next.value;
    }
    const again = reopen(kit, JSON.parse(JSON.stringify(keep(kit, table))), 0);
    if (!again.ok) throw new Error(again.refusal.message);
    expect(game.makePosition(positionOf(again.value))).toBe(game.makePosition(positionOf(table)));
    expect(again.value.luck).toBe(OTHER);
    const record = makeRecord(game, table.course);
    expect(record).toContain('\nfrom ');
    expect(parseRecord(game, record).ok).toBe(true);
  }
}

describe('a table opened from a position', () => {
  test.each([{ variant: 'adam' }, { variant: 'adam', hidden: true }, { variant: 'v2' }, { variant: 'base' }])(
    'Menhirs %o',
    (wished) => {
      everyPositionCanBePlayedOn(menhirsTable, optionsOf(menhirsTable.game, wished));
    },
  );

  test.each([
    { players: 2, setup: 'basic' },
    { players: 3, setup: 'lay' },
    { players: 7, setup: 'random', five: 'h3', pile: 7 },
  ])('Floors %o', (wished) => {
    everyPositionCanBePlayedOn(floorsTable, optionsOf(floorsTable.game, wished));
  });

  test('what was seen of the deal is kept, also in storage', () => {
    const options = optionsOf(menhirsTable.game, { variant: 'v2' });
    const [position] = positionsOf(menhirsTable, options);
    const opening = { options, chairs: chairsFor([1, 2]), clock: NO_CLOCK, seed: OTHER, position: position! };
    const table = openTableAt(menhirsTable, { ...opening, dealt: 'a1.b2' });
    if (!table.ok) throw new Error(table.refusal.message);
    const kept = JSON.parse(JSON.stringify(keep(menhirsTable, table.value)));
    const again = reopen(menhirsTable, kept, 0);
    expect(again.ok && again.value.dealt).toBe('a1.b2');
    // As stored before records contained it.
    const { record } = keep(menhirsTable, { ...table.value, dealt: undefined });
    const old = reopen(menhirsTable, { ...kept, record, dealt: 'c3' }, 0);
    expect(old.ok && old.value.dealt).toBe('c3');
    expect(reopen(menhirsTable, { ...kept, dealt: 12 }, 0).ok).toBe(false);
  });

  test('a finished position cannot be played on', () => {
    const options = optionsOf(menhirsTable.game, { variant: 'adam' });
    const position = positionsOf(menhirsTable, options).at(-1)!;
    const table = openTableAt(menhirsTable, { options, chairs: [], clock: NO_CLOCK, seed: OTHER, position });
    expect(!table.ok && table.refusal.code).toBe('over');
  });
});
