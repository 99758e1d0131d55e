/** What the companion stores: the current game, and the results of earlier ones. */
import { menhirs, type menhirsKit, type Refusal } from '@speeltafel/rules';
import { menhirsSides } from '@speeltafel/table';
import { createMemo } from 'solid-js';
import * as v from 'valibot';
import { storedSignal } from '../../../storage/stored-signal.ts';
import { follow, type GameEvent, isOver, positionsOf } from './table-game.ts';

const time = v.pipe(v.number(), v.integer());
const seat = v.picklist([1, 2]);
const choice = v.picklist(['prolong', 'go-on']);
const happened: v.GenericSchema<unknown, GameEvent> = v.variant('kind', [
  v.object({ kind: v.literal('placed') }),
  v.object({ kind: v.literal('turn'), took: v.boolean(), at: time }),
  v.object({ kind: v.literal('decided'), choices: v.tuple([choice, choice]) }),
  v.object({ kind: v.literal('claim'), by: seat, at: time }),
  v.object({ kind: v.literal('won') }),
  v.object({ kind: v.literal('missed') }),
]);
const name = v.pipe(v.string(), v.maxLength(20));
const names = v.tuple([name, name]);
const schema = v.object({
  /** The names of the players in the north and in the south. */
  names,
  /** The side of the start player. */
  begins: v.optional(v.picklist(menhirsSides.SIDES), 'north'),
  /** Text of the rules. */
  options: v.string(),
  log: v.nullable(v.array(happened)),
  /** Whether the upper half is turned towards the player opposite. */
  facing: v.boolean(),
  /** The start player comes first. */
  results: v.array(v.object({ names, winner: v.nullable(seat), points: v.number() })),
});
export type StoredCompanion = v.InferOutput<typeof schema>;
export type Result = StoredCompanion['results'][number];

const MOST_RESULTS = 40;

const [stored, setStored] = storedSignal<StoredCompanion>('companion.menhirs', schema, () => ({
  names: ['', ''],
  begins: 'north',
  options: 'adam',
  log: null,
  facing: true,
  results: [],
}));

export { stored };

export const change = (part: Partial<StoredCompanion>): void => setStored({ ...stored(), ...part });

export function optionsOf(text: string): menhirsKit.Options {
  const parsed = menhirs.parseOptions(text);
  const options = parsed.ok ? parsed : menhirs.options({});
  if (!options.ok) throw new Error(options.refusal.message);
  return options.value;
}

export const usePositions = (): (() => readonly menhirsKit.Position[]) =>
  createMemo(() => positionsOf(optionsOf(stored().options), stored().log ?? []));

/** Records an event, or returns why it is impossible. */
export function addEvent(position: menhirsKit.Position, what: GameEvent): Refusal | null {
  const next = follow(position, what);
  if (!next.ok) return next.refusal;
  change({ log: [...(stored().log ?? []), what] });
  return null;
}

export const stepBack = (): void => change({ log: (stored().log ?? []).slice(0, -1) });

/** Adds the finished game to the results and clears the table for the next one. */
export function archiveGame(position: menhirsKit.Position, names: Result['names']): void {
  const { results } = stored();
  const outcome = menhirs.outcome(position);
  const result = outcome && { names, winner: outcome.winner as 1 | 2 | null, points: outcome.points };
  change({ log: null, results: (isOver(position) && result ? [...results, result] : results).slice(-MOST_RESULTS) });
}

export interface Standing {
  readonly name: string;
  readonly wins: number;
  readonly points: number;
}

/** Wins first, then points, as in a tournament. */
export function standings(results: readonly Result[]): readonly Standing[] {
  const rows = new Map<string, { wins: number; points: number }>();
  for (const { names, winner, points } of results) {
    for (const [i, name] of names.entries()) {
      const row = rows.get(name) ?? { wins: 0, points: 0 };
      if (winner === i + 1) rows.set(name, { wins: row.wins + 1, points: row.points + points });
      else rows.set(name, row);
    }
  }
  return [...rows].map(([name, row]) => ({ name, ...row })).toSorted((a, b) => b.wins - a.wins || b.points - a.points);
}
