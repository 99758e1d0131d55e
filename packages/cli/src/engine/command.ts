/** The interface of an engine command, and fields that several commands share. */
import { type Answer, type Budget, nodeBudget, type TextGame } from '@speeltafel/players';
import * as v from 'valibot';
import { timeBudget } from '../clock.ts';

/** The games that this engine has opened, by name. */
export type TextGames = Readonly<Record<string, TextGame>>;

export type Body = Readonly<Record<string, unknown>>;

export interface Command {
  readonly fields: v.GenericSchema;
  readonly run: (request: never, games: TextGames) => Answer<Body>;
  /** True if the answer may take long: answers before it are sent first. */
  readonly slow?: true;
}

export const command = <Schema extends v.GenericSchema>(
  fields: Schema,
  run: (request: v.InferOutput<Schema>, games: TextGames) => Answer<Body>,
): Command => ({ fields, run });

export const slowly = (command: Command): Command => ({ ...command, slow: true });

export const Text = v.string('a text');
export const Whole = v.pipe(v.number('a whole number'), v.integer('a whole number'));

/** The fields of every request. The id may be anything and is returned with the answer. */
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
