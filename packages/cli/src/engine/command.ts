/** What a command of the engine is, and the fields that several commands take. */
import { type Answer, type Budget, nodeBudget, type TextGame } from '@speeltafel/players';
import * as v from 'valibot';
import { timeBudget } from '../clock.ts';

/** The games that this engine has opened, by their names. */
export type TextGames = Readonly<Record<string, TextGame>>;

export type Body = Readonly<Record<string, unknown>>;

export interface Command {
  readonly fields: v.GenericSchema;
  readonly run: (request: never, games: TextGames) => Answer<Body>;
  /** Whether the answer takes as long as it takes: what was answered before must not wait for it. */
  readonly slow?: true;
}

export const command = <Schema extends v.GenericSchema>(
  fields: Schema,
  run: (request: v.InferOutput<Schema>, games: TextGames) => Answer<Body>,
): Command => ({ fields, run });

export const slowly = (command: Command): Command => ({ ...command, slow: true });

export const Text = v.string('a text');
export const Whole = v.pipe(v.number('a whole number'), v.integer('a whole number'));

/** What every request may carry; the id of a request, whatever it is, comes back with its answer. */
export const every = { id: v.optional(v.unknown()), do: Text };
export const onPosition = { ...every, game: Text, position: Text };

const LONGEST_THOUGHT = 600_000;
export const thinkingTime = {
  ms: v.optional(v.pipe(Whole, v.minValue(1, 'at least 1'), v.maxValue(LONGEST_THOUGHT, `at most ${LONGEST_THOUGHT}`))),
  nodes: v.optional(v.pipe(Whole, v.minValue(1, 'at least 1'))),
};

const DEFAULT_MS = 1000;
export const budgetOf = (ms: number | undefined, nodes: number | undefined): Budget =>
  nodes === undefined ? timeBudget(ms ?? DEFAULT_MS) : { ...nodeBudget(nodes), ...(ms && timeBudget(ms)), nodes };
