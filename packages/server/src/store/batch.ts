/**
 * Packs many appends into a few JSON texts that the database reads by itself (json_each), so JavaScript does not take
 * them apart on the way. A batch is stored as a whole or not at all; to learn what did not fit, the caller appends one
 * by one (append.ts).
 */
import type { hosted } from '@speeltafel/table';
import { type Append, MOVES_SEATS } from './append.ts';

/** Each text is a JSON array of rows; `undefined` if there are none. */
export interface Batch {
  /**
   * Each table with its expected version and its new state: `moves` for actions in a game that goes on, `standings` for
   * everything else.
   */
  readonly moves: string | undefined;
  readonly standings: string | undefined;
  readonly opened: string | undefined;
  readonly facts: string;
  /** Tables where a guest sat down or rose, and all seats taken there now. */
  readonly seated: string | undefined;
  readonly seats: string | undefined;
  /** The number of rows that must be written. */
  readonly count: Readonly<Record<'moves' | 'standings' | 'opened' | 'facts', number>>;
}

type Row = readonly (string | number | null | hosted.Fact)[];

const textOf = (rows: readonly (Row | string)[]): string | undefined =>
  rows.length === 0 ? undefined : JSON.stringify(rows);

/** All changes of one table in the batch. */
interface Change {
  /** The version before the batch. */
  readonly first: number;
  last: Append;
  /** True if there are only actions in a game that goes on: then little changes in lists. */
  plays: boolean;
  /** True if any fact changed the seating, not only the last one. */
  seats: boolean;
}

function note(change: Change, { facts, entry }: Append): void {
  if (entry.status !== 'playing') change.plays = false;
  for (const { kind } of facts) {
    if (kind === 'acted') continue;
    change.plays = false;
    if (MOVES_SEATS.includes(kind)) change.seats = true;
  }
}

/** `undefined` if the appends of a table do not follow each other, so that they cannot all fit. */
export function batchOf(appends: readonly Append[]): Batch | undefined {
  const changes = new Map<string, Change>();
  const facts: Row[] = [];
  for (const append of appends) {
    const { table, after, at, guest, nonce } = append;
    let change = changes.get(table);
    if (change === undefined) {
      change = { first: after, last: append, plays: true, seats: false };
      changes.set(table, change);
    } else if (change.last.after + change.last.facts.length !== after) return undefined;
    change.last = append;
    note(change, append);
    let seq = after;
    for (const fact of append.facts) {
      const first = seq === after;
      facts.push([table, ++seq, at, first ? guest : null, first ? nonce : null, fact]);
    }
  }
  const moves: Row[] = [];
  const standings: Row[] = [];
  const opened: Row[] = [];
  const seats: Row[] = [];
  const seated: string[] = [];
  for (const [table, change] of changes) {
    const { first, last } = change;
    const { entry } = last;
    const { code, game, status, listed, host, deadline, summary, waiting } = entry;
    const version = last.after + last.facts.length;
    if (first > 0 && change.plays) moves.push([table, last.at, version, deadline, waiting, first]);
    else if (first > 0) {
      standings.push([table, last.at, version, deadline, waiting, first, status, listed ? 1 : 0, summary]);
    } else opened.push([table, last.at, version, deadline, waiting, status, listed ? 1 : 0, summary, code, game, host]);
    if (!change.seats) continue;
    seated.push(table);
    for (const { seat, guest } of entry.seats) seats.push([table, seat, guest]);
  }
  return {
    moves: textOf(moves),
    standings: textOf(standings),
    opened: textOf(opened),
    facts: JSON.stringify(facts),
    seated: textOf(seated),
    seats: textOf(seats),
    count: { moves: moves.length, standings: standings.length, opened: opened.length, facts: facts.length },
  };
}
