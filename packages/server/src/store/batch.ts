/**
 * Many appends in a few texts that SQLite reads by itself (json_each): nobody takes them apart on the way. All of a batch is kept, or
 * nothing; whoever needs to know what did not fit asks one by one (append.ts).
 */
import type { Append } from './append.ts';

/** A text is a JSON array of rows; `undefined` where there are none. */
export interface Batch {
  /** Each table with the version it must have, and what it becomes. */
  readonly standings: string | undefined;
  readonly opened: string | undefined;
  readonly facts: string;
  /** Tables where somebody sat down or rose, and who sits there now. */
  readonly moved: string | undefined;
  readonly seats: string | undefined;
  /** So many rows must find their place. */
  readonly count: { readonly standings: number; readonly opened: number; readonly facts: number };
}

type Row = readonly (string | number | null)[];

const textOf = (rows: readonly (Row | string)[]): string | undefined =>
  rows.length === 0 ? undefined : JSON.stringify(rows);

/** Who sits where is written when any fact changed it, not only the last one. */
const isMoved = ({ facts }: Append): boolean =>
  facts.some(({ kind }) => kind === 'opened' || kind === 'sat' || kind === 'rose');

/** `undefined` where the appends of a table do not follow each other: they cannot all fit. */
export function batchOf(appends: readonly Append[]): Batch | undefined {
  const firsts = new Map<string, number>();
  const lasts = new Map<string, Append>();
  const moved = new Set<string>();
  const facts: Row[] = [];
  for (const append of appends) {
    const { table, after, at, guest, nonce } = append;
    const before = lasts.get(table);
    if (before === undefined) firsts.set(table, after);
    else if (before.after + before.facts.length !== after) return undefined;
    lasts.set(table, append);
    if (isMoved(append)) moved.add(table);
    let seq = after;
    for (const fact of append.facts) {
      const first = seq === after;
      facts.push([table, ++seq, at, first ? guest : null, first ? nonce : null, JSON.stringify(fact)]);
    }
  }
  const standings: Row[] = [];
  const opened: Row[] = [];
  for (const { table, after, facts, at, standing } of lasts.values()) {
    const { code, game, status, listed, host, deadline, summary } = standing;
    const first = firsts.get(table)!;
    const version = after + facts.length;
    if (first > 0) standings.push([table, status, listed ? 1 : 0, at, version, deadline, summary, first]);
    else opened.push([table, status, listed ? 1 : 0, at, version, deadline, summary, code, game, host]);
  }
  const seats = [...moved].flatMap((table) =>
    lasts.get(table)!.standing.seats.map(({ seat, guest }): Row => [table, seat, guest]),
  );
  return {
    standings: textOf(standings),
    opened: textOf(opened),
    facts: JSON.stringify(facts),
    moved: textOf([...moved]),
    seats: textOf(seats),
    count: { standings: standings.length, opened: opened.length, facts: facts.length },
  };
}
