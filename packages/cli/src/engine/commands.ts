/** The engine's commands: for each, the fields it takes and what it answers. docs/engine.md describes them for users. */
import { type Budget, nodeBudget, thinkers } from '@speeltafel/players';
import { floors, gameOfRecord, menhirs, refuse } from '@speeltafel/rules';
import * as v from 'valibot';
import { timeBudget } from '../clock.ts';
import { PROGRAM_VERSION } from '../version.ts';
import { type Answer, type Door, door } from './door.ts';
import { previewFrom, walkFrom } from './monster.ts';
import { analyseFrom, bestTurn } from './thinking.ts';

const DEEPEST_PERFT = 12;

export type Doors = Readonly<Record<string, Door>>;

export const openDoors = (): Doors => ({ menhirs: door(menhirs), floors: door(floors) });

type Body = Readonly<Record<string, unknown>>;

interface Command {
  readonly fields: v.GenericSchema;
  readonly run: (request: never, doors: Doors) => Answer<Body>;
  /** Whether the answer takes as long as it takes: what was answered before must not wait for it. */
  readonly slow?: true;
}

const command = <Schema extends v.GenericSchema>(
  fields: Schema,
  run: (request: v.InferOutput<Schema>, doors: Doors) => Answer<Body>,
): Command => ({ fields, run });

const slowly = (command: Command): Command => ({ ...command, slow: true });

const Text = v.string('a text');
/** What every request may carry; the id of a request, whatever it is, comes back with its answer. */
const every = { id: v.optional(v.unknown()), do: Text };
const TEXTS = 'a list of texts';
const onPosition = { ...every, game: Text, position: Text };

const depthWanted = `a whole number from 0 to ${DEEPEST_PERFT}`;
const Depth = v.pipe(
  v.number(depthWanted),
  v.integer(depthWanted),
  v.minValue(0, depthWanted),
  v.maxValue(DEEPEST_PERFT, depthWanted),
);

function through<T>(name: string, doors: Doors, use: (door: Door) => Answer<T>): Answer<T> {
  const found = Object.hasOwn(doors, name) ? doors[name] : undefined;
  if (found === undefined) return refuse('unknown-game', `I know these games: ${Object.keys(doors).join(', ')}.`);
  return use(found);
}

const Whole = v.pipe(v.number('a whole number'), v.integer('a whole number'));
const LONGEST_THOUGHT = 600_000;
const thinkingTime = {
  ms: v.optional(v.pipe(Whole, v.minValue(1, 'at least 1'), v.maxValue(LONGEST_THOUGHT, `at most ${LONGEST_THOUGHT}`))),
  nodes: v.optional(v.pipe(Whole, v.minValue(1, 'at least 1'))),
};

const DEFAULT_MS = 1000;
const budgetOf = (ms: number | undefined, nodes: number | undefined): Budget =>
  nodes === undefined ? timeBudget(ms ?? DEFAULT_MS) : { ...nodeBudget(nodes), ...(ms && timeBudget(ms)), nodes };

const onlyMenhirs = (game: string, answer: () => Answer<Body>): Answer<Body> =>
  game === menhirs.id ? answer() : refuse('unknown-game', 'Only menhirs can be analysed turn by turn.');

const onlyFloors = (game: string, answer: () => Answer<Body>): Answer<Body> =>
  game === floors.id ? answer() : refuse('unknown-game', 'Only floors has a monster.');

const as = <T>(answer: Answer<T>, body: (value: T) => Body): Answer<Body> =>
  answer.ok ? { ok: true, value: body(answer.value) } : answer;

export const COMMANDS: Readonly<Record<string, Command>> = {
  actions: command(v.strictObject(onPosition), ({ game, position }, doors) =>
    as(
      through(game, doors, (door) => door.actions(position)),
      (actions) => ({ actions }),
    ),
  ),
  play: command(
    v.strictObject({ ...onPosition, actions: v.array(v.string(TEXTS), TEXTS) }),
    ({ game, position, actions }, doors) =>
      as(
        through(game, doors, (door) => door.play(position, actions)),
        ({ position, outcome }) => ({ position, outcome }),
      ),
  ),
  perft: slowly(
    command(v.strictObject({ ...onPosition, depth: Depth }), ({ game, position, depth }, doors) =>
      as(
        through(game, doors, (door) => door.perft(position, depth)),
        (leaves) => ({ leaves }),
      ),
    ),
  ),
  best: slowly(
    command(
      v.strictObject({ ...onPosition, ...thinkingTime, level: v.optional(Text, 'max'), seed: v.optional(Whole, 1) }),
      ({ game, position, ms, nodes, level, seed }, doors) =>
        through(game, doors, () => bestTurn(thinkers[game]!, position, level, budgetOf(ms, nodes), seed)),
    ),
  ),
  analyse: slowly(
    command(v.strictObject({ ...onPosition, ...thinkingTime }), ({ game, position, ms, nodes }) =>
      onlyMenhirs(game, () => analyseFrom(position, budgetOf(ms, nodes))),
    ),
  ),
  walk: command(v.strictObject({ ...onPosition, card: Text }), ({ game, position, card }) =>
    onlyFloors(game, () => walkFrom(position, card)),
  ),
  preview: command(v.strictObject(onPosition), ({ game, position }) => onlyFloors(game, () => previewFrom(position))),
  record: command(v.strictObject({ ...every, record: Text }), ({ record }, doors) => {
    const game = gameOfRecord(record);
    if (!game.ok) return game;
    return as(
      through(game.value, doors, (door) => door.record(record)),
      ({ position, outcome }) => ({ position, outcome }),
    );
  }),
  version: command(v.strictObject(every), (_, doors) => ({
    ok: true,
    value: {
      version: PROGRAM_VERSION,
      rules: Object.fromEntries(Object.entries(doors).map(([name, { version }]) => [name, version])),
    },
  })),
};
