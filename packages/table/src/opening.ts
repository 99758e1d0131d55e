/** Opens tables: for a game that is dealt, or from an existing position. */
import { type Course, fromSeed, type Mix, mixedSeed, type Result, refuse, seal } from '@speeltafel/rules';
import { withChance } from './chance.ts';
import { type ClockRule, started } from './clock.ts';
import type { TableGame } from './game.ts';
import type { Chair, Table } from './table.ts';

export interface Opening<O> {
  readonly options: O;
  readonly chairs: readonly Chair[];
  readonly clock: ClockRule;
  readonly seed: string;
  /** If players had a share in the seed; `seed` is then the table's secret. */
  readonly mix?: Mix | undefined;
}

export interface OpeningAt<O, P> extends Opening<O> {
  readonly position: P;
  /** What was seen of the deal and the position does not contain, as text. */
  readonly dealt?: string;
}

export function openTable<O, P, A>(
  kit: TableGame<O, P, A>,
  { options, chairs, clock, seed: secret, mix }: Opening<O>,
): Table<O, P, A> {
  const seed = mix === undefined ? secret : mixedSeed(mix);
  const start = kit.game.start(options, fromSeed(seed));
  const course: Course<O, P, A> = { options, seed, seal: seal(secret), mix, positions: [start], played: [] };
  const seats = kit.game.seats(options);
  return {
    chairs,
    course,
    clocks: started(clock, seats, 0),
    tentative: null,
    brokenOff: null,
    luck: undefined,
    dealt: undefined,
    version: 0,
  };
}

/** Opens a table from an existing position: its record contains the position instead of the seed. */
export function openTableAt<O, P, A>(
  kit: TableGame<O, P, A>,
  { options, chairs, clock, seed, position, dealt }: OpeningAt<O, P>,
): Result<Table<O, P, A>> {
  const { game } = kit;
  // Read back from its text, as in its record, so that the game is the same when it is opened again.
  const start = game.parsePosition(game.makePosition(position), options);
  if (!start.ok) return start;
  if (game.outcome(start.value) !== null) return refuse('over', 'The game is over.');
  const course: Course<O, P, A> = { options, seed: null, seal: null, positions: [start.value], played: [] };
  return {
    ok: true,
    value: {
      chairs,
      course: { ...course, ...withChance(kit, course, seed, 0) },
      clocks: started(clock, game.seats(options), 0),
      tentative: null,
      brokenOff: null,
      luck: seed,
      dealt,
      version: 0,
    },
  };
}
