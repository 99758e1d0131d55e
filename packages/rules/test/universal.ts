/**
 * The test every game must pass: random play with every option, checking everything the contract promises on the way.
 */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHANCE,
  type Course,
  fromSeed,
  type Game,
  makeRecord,
  type Outcome,
  type Played,
  parseRecord,
  type Seat,
} from '../src/index.ts';
import { type Random, randomFrom } from './random.ts';

export interface Universal<O, P, A, V, E extends Outcome> {
  readonly game: Game<O, P, A, V, E>;
  /** Options in the form a caller would give them. */
  readonly options: fc.Arbitrary<unknown>;
  /** Actions to try at a position, most of them illegal. */
  candidates(position: P, random: Random): readonly A[];
  /** Positions that a seat must not be able to distinguish from this one; omitted if a game hides nothing. */
  readonly disguises?: (position: P, seat: Seat | null, random: Random) => readonly P[];
  /** True if several actions may lead to one position, of which only one is listed. */
  readonly listsResults?: boolean;
  /** Games to play. */
  readonly runs: number;
}

const MOST_ACTIONS = 2000;

/** What a broken or hostile client might send as an action. */
const NO_ACTIONS: readonly unknown[] = [
  null,
  undefined,
  5,
  'f4:N',
  [],
  {},
  { kind: 'dance' },
  { kind: 'move' },
  { kind: 'move', set: 0, direction: 1 },
  { kind: 'move', set: 1, direction: 8 },
  { kind: 'move', set: 1, direction: 1.5 },
  { kind: 'move', set: 2 ** 30, direction: 1 },
  { kind: 'move', set: '1', direction: 1 },
  { kind: 'flip', place: 32 },
  { kind: 'place', place: -1 },
  { kind: 'take', place: Number.NaN },
  { type: 'dance' },
  { type: 'card' },
  { type: 'card', card: '9' },
  { type: 'lay' },
  { type: 'lay', tile: null },
  { type: 'lay', tile: { kind: 'x', square: 50 } },
  { type: 'lay', tile: { kind: 's', square: 500 } },
  { type: 'lay', tile: { kind: 1, square: 50, arrow: 9 } },
  { type: 'move', player: 0, shows: 4 },
  { type: 'move', player: 0, shows: 4, path: 'p1' },
  { type: 'move', player: 0, shows: 4, path: [1.5] },
  { type: 'move', player: 0, shows: 4, path: [9999] },
  { type: 'move', player: 0, shows: 4, path: [-1] },
  { type: 'move', player: 0.5, shows: 4, path: [] },
  { type: 'move', player: 0, shows: 4, path: [157] },
];

/** The matcher takes far longer, and is needed only to show a difference. */
function expectEqual<T>(one: T, other: T): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

export function passesTheUniversalTest<O, P, A, V, E extends Outcome>(universal: Universal<O, P, A, V, E>): void {
  const { game } = universal;

  const withOptions = (input: unknown): O => {
    const checked = game.options(input);
    if (!checked.ok) throw new Error(checked.refusal.message);
    return checked.value;
  };

  /** Plays a whole random game and calls `look` with every position. */
  function playAtRandom(
    input: unknown,
    random: Random,
    look: (position: P, at: number) => void = () => {},
  ): Course<O, P, A> {
    const options = withOptions(input);
    const seed = random.seed();
    const chance = fromSeed(seed);
    const positions = [game.start(options, chance)];
    const played: Played<A>[] = [];
    let at = random.below(1000);
    for (;;) {
      const position = positions.at(-1)!;
      look(position, at);
      if (game.outcome(position) !== null) break;
      if (played.length === MOST_ACTIONS) throw new Error('The game does not end.');
      const acting = [...game.seats(options), ...game.toAct(position)].flatMap((seat) =>
        seat === CHANCE
          ? [{ seat, action: game.draw!(position, chance)! }]
          : game.actions(position, seat, at).map((action) => ({ seat, action })),
      );
      const { seat, action } = random.pick(acting);
      const next = game.play(position, seat, action, at);
      if (!next.ok) throw new Error(next.refusal.message);
      positions.push(next.value);
      played.push({ seat, action, at });
      at += random.below(4) === 0 ? random.below(12_000) : random.below(2500);
    }
    return { options, seed, seal: null, positions, played };
  }

  const inRandomGames = (look: (random: Random, input: unknown) => void, runs = universal.runs): void =>
    fc.assert(
      fc.property(fc.integer(), universal.options, (seed, input) => look(randomFrom(seed), input)),
      { numRuns: runs },
    );

  describe(`${game.id}: the universal test`, () => {
    test('listed actions are exactly those accepted, and a refused action changes nothing', () => {
      let refusals = 0;
      inRandomGames((random, input) => {
        playAtRandom(input, random, (position, at) => {
          const before = structuredClone(position);
          for (const seat of [CHANCE, ...game.seats(withOptions(input)), 99]) {
            const offered = game.actions(position, seat, at);
            const listed = new Set(offered.map((action) => JSON.stringify(action)));
            const results = lazily(() => listedResults(position, seat));
            expect(listed.size).toBe(offered.length);
            const tried = [...universal.candidates(position, random), ...offered];
            for (const action of tried) {
              const result = game.play(position, seat, action, at);
              const expected =
                listed.has(JSON.stringify(action)) || (result.ok && results().has(game.makePosition(result.value)));
              if (result.ok !== expected) {
                expect.fail(
                  `${game.makePosition(position)} seat ${seat} ${JSON.stringify(action)}: ${JSON.stringify(result)}`,
                );
              }
              if (result.ok) continue;
              refusals++;
              // Not `expect`, which takes longer than the rules do.
              const { code, message } = result.refusal;
              if (!/^[a-z]+(-[a-z]+)*$/.test(code)) expect.fail(`${JSON.stringify(code)} is no code.`);
              if (!/^.{10,200}[.]$/.test(message)) expect.fail(`${JSON.stringify(message)} is no sentence.`);
            }
          }
          expectEqual(structuredClone(position), before);
        });
      });
      expect(refusals).toBeGreaterThan(0);
    });

    test('invalid actions are refused, and nothing throws', () => {
      inRandomGames((random, input) => {
        playAtRandom(input, random, (position, at) => {
          for (const thing of NO_ACTIONS) {
            for (const seat of game.seats(withOptions(input))) {
              const result = game.play(position, seat, thing as A, at);
              if (result.ok) expect.fail(`${game.makePosition(position)} accepts ${JSON.stringify(thing)}`);
            }
          }
        });
      }, 10);
    });

    test('a seat can act until the game is over, and none afterwards', () => {
      inRandomGames((random, input) => {
        playAtRandom(input, random, (position, at) => {
          const awaited = game.toAct(position);
          expect(awaited.length > 0).toBe(game.outcome(position) === null);
          for (const seat of awaited) expect(game.actions(position, seat, at).length).toBeGreaterThan(0);
        });
      });
    });

    test('position strings round-trip, and the position read offers the same actions', () => {
      inRandomGames((random, input) => {
        playAtRandom(input, random, (position) => {
          const text = game.makePosition(position);
          const read = game.parsePosition(text, withOptions(input));
          if (!read.ok) return expect.fail(`${text}: ${read.refusal.message}`);
          expect(game.makePosition(read.value)).toBe(text);
          expect(game.outcome(read.value)).toEqual(game.outcome(position));
          const [seat] = game.toAct(position);
          if (seat === undefined) return;
          const listed = (from: P) => untimed(from, seat).map((action) => game.makeAction(action, from, seat));
          expect(listed(read.value)).toEqual(listed(position));
        });
      });
    });

    test('action strings round-trip, with the seat', () => {
      inRandomGames((random, input) => {
        const { positions, played } = playAtRandom(input, random);
        for (const [i, { seat, action }] of played.entries()) {
          const text = game.makeAction(action, positions[i]!, seat);
          expect(game.parseAction(text, positions[i]!)).toEqual({ ok: true, value: { seat, action } });
        }
      });
    });

    test('options round-trip', () => {
      fc.assert(
        fc.property(universal.options, (input) => {
          const options = withOptions(input);
          expect(game.parseOptions(game.makeOptions(options))).toEqual({ ok: true, value: options });
        }),
      );
    });

    test('a record round-trips and replays to the identical position at every step', () => {
      inRandomGames((random, input) => {
        const whole = playAtRandom(input, random);
        const cut = random.below(whole.played.length + 1);
        const begun = { ...whole, positions: whole.positions.slice(0, cut + 1), played: whole.played.slice(0, cut) };
        for (const course of [whole, begun]) {
          const text = makeRecord(game, course);
          const read = parseRecord(game, text);
          if (!read.ok) return expect.fail(`${text}${read.refusal.message}`);
          expectEqual(read.value.positions, course.positions);
          expect(read.value.played).toEqual(course.played);
          expect(makeRecord(game, read.value)).toBe(text);
        }
      });
    });

    test('a record contains how a game ended before its rules did, and nothing impossible', () => {
      inRandomGames((random, input) => {
        const whole = playAtRandom(input, random);
        const cut = random.below(whole.played.length);
        const begun = { ...whole, positions: whole.positions.slice(0, cut + 1), played: whole.played.slice(0, cut) };
        const seats = game.seats(whole.options);
        const [seat, winner] = [seats[0]!, random.pick([seats[1]!, null])];
        for (const brokenOff of [
          { by: random.pick(['time', 'resigned'] as const), seat, winner },
          { by: 'agreed' as const, seat: null, winner: null },
        ]) {
          const text = makeRecord(game, { ...begun, brokenOff });
          const read = parseRecord(game, text);
          expect(read).toMatchObject({ ok: true, value: { brokenOff } });
          for (const impossible of [
            { ...brokenOff, by: 'resigned' as const, seat: 8 },
            { ...brokenOff, by: 'time' as const, seat, winner: seat },
            { ...brokenOff, winner: 9 },
          ]) {
            const wrong = makeRecord(game, { ...begun, brokenOff: impossible });
            expect(parseRecord(game, wrong)).toMatchObject({ ok: false, refusal: { code: 'edited' } });
          }
        }
        if (game.outcome(whole.positions.at(-1)!) === null) return;
        const twice = makeRecord(game, { ...whole, brokenOff: { by: 'resigned', seat, winner } });
        expect(parseRecord(game, twice)).toMatchObject({ ok: false, refusal: { code: 'edited' } });
      });
    });

    test('a record from a position, its seed still sealed, replays too', () => {
      inRandomGames((random, input) => {
        const whole = playAtRandom(input, random);
        const sealed = { ...whole, seed: null, seal: 'ab'.repeat(32) };
        const read = parseRecord(game, makeRecord(game, sealed));
        if (!read.ok) return expect.fail(read.refusal.message);
        expect(read.value.seal).toBe(sealed.seal);
        expectEqual(read.value.positions, whole.positions);
      });
    });

    const { disguises } = universal;
    if (disguises !== undefined) {
      test("a seat's view reveals nothing hidden", () => {
        let disguised = 0;
        inRandomGames((random, input) => {
          playAtRandom(input, random, (position) => {
            for (const seat of [...game.seats(withOptions(input)), null]) {
              const seen = game.view(position, seat);
              for (const other of disguises(position, seat, random)) {
                expect(other).not.toEqual(position);
                expect(game.view(other, seat)).toEqual(seen);
                disguised++;
              }
            }
          });
        });
        expect(disguised).toBeGreaterThan(0);
      });
    }

    test('perft of depth one counts the listed actions, of depth two those after them', () => {
      inRandomGames((random, input) => {
        playAtRandom(input, random, (position) => {
          if (random.below(8) > 0) return;
          const children = awaitedMoves(position);
          expect(game.perft(position, 0)).toBe(1);
          expect(game.perft(position, 1)).toBe(Math.max(children.length, 1));
          if (children.length > 60) return;
          // The test above plays all listed actions, so the last ones only need to be counted.
          const grandchildren = children.map((child) => Math.max(awaitedActions(child).length, 1));
          expect(game.perft(position, 2)).toBe(
            Math.max(
              grandchildren.reduce((sum, n) => sum + n, 0),
              1,
            ),
          );
        });
      }, 20);
    });
  });

  /** The actions of the first seat to act that do not depend on time. */
  function awaitedActions(position: P): A[] {
    const [seat] = game.toAct(position);
    return seat === undefined ? [] : untimed(position, seat);
  }

  /** The positions after each of them. */
  function awaitedMoves(position: P): P[] {
    const [seat] = game.toAct(position);
    return awaitedActions(position).map((action) => {
      const next = game.play(position, seat!, action, 0);
      if (!next.ok) throw new Error(next.refusal.message);
      return next.value;
    });
  }

  /** The positions that listed actions lead to, for games in which several actions may lead to one. */
  function listedResults(position: P, seat: Seat): ReadonlySet<string> {
    if (universal.listsResults !== true) return new Set();
    const results = game.actions(position, seat, 0).map((action) => game.play(position, seat, action, 0));
    return new Set(results.flatMap((next) => (next.ok ? [game.makePosition(next.value)] : [])));
  }

  function untimed(position: P, seat: Seat): A[] {
    return game.actions(position, seat, 0).filter((action) => !game.timed?.(action));
  }
}
