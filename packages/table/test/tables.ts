/** Tables to test with: every game with every option, played at random from a seed. */
import { CHANCE, type Result, type Seat } from '@speeltafel/rules';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  act,
  type Chair,
  type ClockRule,
  floorsTable,
  isOver,
  menhirsTable,
  NO_CLOCK,
  openTable,
  positionOf,
  type Table,
  type TableGame,
  waitsFor,
} from '../src/index.ts';

/** A seeded random generator. */
export function diceFrom(number: number) {
  let state = number | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (bound: number): number => next() % bound;
  return {
    below,
    pick: <T>(things: readonly T[]): T => things[below(things.length)]!,
    seed: (): string => Array.from({ length: 32 }, () => below(16).toString(16)).join(''),
  };
}
export type Dice = ReturnType<typeof diceFrom>;

export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.message}`);
  return result.value;
}

export const person = (seat: Seat): Chair => ({ seat, name: `Nr ${seat}`, controller: { kind: 'person' } });
export const computer = (seat: Seat): Chair => ({ seat, name: '', controller: { kind: 'computer', level: 'druid' } });

const rounds = fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

const menhirsOptions = fc.oneof(
  fc.record({
    variant: fc.constant('adam'),
    claims: fc.boolean(),
    grace: fc.constantFrom(0, 3, 5, 10, 'untimed'),
    hidden: fc.boolean(),
  }),
  fc.record({ variant: fc.constantFrom('v2', 'base'), hidden: fc.boolean(), schedule: fc.tuple(rounds, rounds) }),
);

const floorsOptions = fc.oneof(
  fc.record({
    players: fc.integer({ min: 2, max: 5 }),
    setup: fc.constantFrom('basic', 'lay', 'random'),
    pile: fc.constantFrom(7, 8),
  }),
  fc.record({
    players: fc.constantFrom(6, 7),
    setup: fc.constantFrom('basic', 'random'),
    five: fc.constantFrom('5', 'h3'),
  }),
);

/** A random setting: chairs and clock come from the same dice as the play. */
export interface Setting<O, P, A> {
  readonly kit: TableGame<O, P, A>;
  readonly table: Table<O, P, A>;
  readonly dice: Dice;
}

export interface AnyGame<O, P, A> {
  readonly kit: TableGame<O, P, A>;
  readonly options: fc.Arbitrary<unknown>;
}

const CLOCKS: readonly ClockRule[] = [
  NO_CLOCK,
  { kind: 'fischer', initial: 300_000, increment: 5000 },
  { kind: 'turn', each: 30_000 },
];

function set<O, P, A>({ kit }: AnyGame<O, P, A>, number: number, input: unknown, clock?: ClockRule): Setting<O, P, A> {
  const dice = diceFrom(number);
  const options = must(kit.game.options(input));
  const chairs = kit.game.seats(options).map((seat) => (dice.below(3) === 0 ? computer(seat) : person(seat)));
  const rule = clock ?? dice.pick(CLOCKS);
  return { kit, dice, table: openTable(kit, { options, chairs, clock: rule, seed: dice.seed() }) };
}

/** Checks tables of both games with all their options. `look` is the same for both, so it cannot depend on the game. */
export function atAnyTable(
  look: <O, P, A>(setting: Setting<O, P, A>) => void,
  { runs = 12, clock }: { readonly runs?: number; readonly clock?: ClockRule } = {},
): void {
  const with_ = <O, P, A>(any: AnyGame<O, P, A>): void =>
    fc.assert(
      fc.property(fc.integer(), any.options, (number, input) => look(set(any, number, input, clock))),
      { numRuns: runs },
    );
  with_({ kit: menhirsTable, options: menhirsOptions });
  with_({ kit: floorsTable, options: floorsOptions });
}

/** All actions that are legal now. */
export function choices<O, P, A>({ game }: TableGame<O, P, A>, table: Table<O, P, A>, at: number) {
  const position = positionOf(table);
  return game
    .seats(table.course.options)
    .flatMap((seat) => game.actions(position, seat, at).map((action) => ({ seat, action })));
}

const lastTime = <O, P, A>({ course, clocks }: Table<O, P, A>): number =>
  Math.max(course.played.at(-1)?.at ?? 0, clocks.since);

/** Plays one random action, a moment later. */
export function step<O, P, A>({ kit, dice }: Setting<O, P, A>, table: Table<O, P, A>): Table<O, P, A> {
  const at = lastTime(table) + dice.below(dice.below(4) === 0 ? 9000 : 2000);
  const { seat, action } = dice.pick(choices(kit, table, at));
  return must(act(kit, table, seat, action, at));
}

/** Plays a whole game at random and calls `look` with every table, including the first and the last. */
export function playOut<O, P, A>(
  setting: Setting<O, P, A>,
  look: (table: Table<O, P, A>, before: Table<O, P, A> | undefined) => void = () => {},
): Table<O, P, A> {
  let { table } = setting;
  look(table, undefined);
  for (let actions = 0; !isOver(setting.kit, table); actions++) {
    expect(actions).toBeLessThan(2000);
    const next = step(setting, table);
    look(next, table);
    table = next;
  }
  return table;
}

/** A table in the middle of a game. */
export function someWay<O, P, A>(setting: Setting<O, P, A>, most = 60): Table<O, P, A> {
  let { table } = setting;
  for (let steps = setting.dice.below(most); steps > 0; steps--) {
    const next = step(setting, table);
    if (isOver(setting.kit, next)) return table;
    table = next;
  }
  return table;
}

/** An awaited seat, and a legal action of it. */
export function awaited<O, P, A>({ kit, dice }: Setting<O, P, A>, table: Table<O, P, A>) {
  const seat = dice.pick(waitsFor(kit, table));
  expect(seat).not.toBe(CHANCE);
  return { seat, action: dice.pick(kit.game.actions(positionOf(table), seat, lastTime(table))), at: lastTime(table) };
}
