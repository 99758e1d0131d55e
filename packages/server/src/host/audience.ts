/** The watchers of a table: those of this node, and those that other nodes have announced. */

import { isScreen } from './screen-guest.ts';

/**
 * The players who are present, how long the absent ones have been away, and the number of spectators and televisions.
 */
export interface Presence {
  readonly guests: readonly string[];
  readonly away: Readonly<Record<string, number>>;
  readonly watching: number;
  readonly screens: number;
}

/** A browser, a bot or a test that watches a table. */
export interface Watcher<View, News> {
  readonly guest: string;
  /** True for a page in the background and for a bot. */
  readonly hidden?: boolean;
  sendView(table: string, from: number, told: View): void;
  /** A watcher without this method gets whole views instead. */
  news?(table: string, from: number, news: News): void;
  here(table: string, here: Presence): void;
  /** The table has been deleted. */
  gone?(table: string): void;
}

/** The presence another node announced expires after this time; nodes announce theirs more often. */
const WORD_HOLDS = 25_000;

const MOST_REMEMBERED = 500;

/** What another node announced: its guests, and those of them whose page is hidden. */
interface Word {
  readonly guests: readonly string[];
  readonly hidden: readonly string[];
  readonly at: number;
}

export class Audience<View, News> {
  private readonly watchers = new Set<Watcher<View, News>>();
  private readonly elsewhere = new Map<string, Word>();
  private readonly left = new Map<string, number>();
  private readonly since: number;

  constructor(since: number) {
    this.since = since;
  }

  get size(): number {
    return this.watchers.size;
  }

  [Symbol.iterator](): Iterator<Watcher<View, News>> {
    return this.watchers.values();
  }

  /** Returns whether the watcher is new. */
  add(watcher: Watcher<View, News>): boolean {
    const before = this.watchers.size;
    return this.watchers.add(watcher).size > before;
  }

  remove(watcher: Watcher<View, News>, at: number): boolean {
    const was = this.watchers.delete(watcher);
    if (was) this.leave(watcher.guest, at);
    return was;
  }

  private leave(guest: string, at: number): void {
    // Each connection of a television is a new guest: these would push players out of the list.
    if (isScreen(guest)) return;
    this.left.delete(guest);
    this.left.set(guest, at);
    if (this.left.size > MOST_REMEMBERED) this.left.delete(this.left.keys().next().value!);
  }

  knows(node: string): boolean {
    return this.elsewhere.has(node);
  }

  heard(node: string, guests: readonly string[], at: number, hidden: readonly string[] = []): void {
    for (const guest of this.elsewhere.get(node)?.guests ?? []) this.leave(guest, at);
    if (guests.length === 0) this.elsewhere.delete(node);
    else this.elsewhere.set(node, { guests, hidden, at });
  }

  /** Guests who watch through this node. */
  get own(): readonly string[] {
    return [...new Set([...this.watchers].map(({ guest }) => guest))];
  }

  /** Guests all of whose watchers on this node are hidden. */
  get ownHidden(): readonly string[] {
    const looking = new Set([...this.watchers].filter(({ hidden }) => !hidden).map(({ guest }) => guest));
    return this.own.filter((guest) => !looking.has(guest));
  }

  /** True if a guest has the table on screen, through any node. */
  isLooking(guest: string, at: number): boolean {
    if ([...this.watchers].some((watcher) => watcher.guest === guest && !watcher.hidden)) return true;
    return [...this.elsewhere.values()].some(
      (word) => word.at + WORD_HOLDS >= at && word.guests.includes(guest) && !word.hidden.includes(guest),
    );
  }

  /** All present guests, through any node. */
  guests(at: number): readonly string[] {
    for (const [node, word] of this.elsewhere) if (word.at + WORD_HOLDS < at) this.heard(node, [], word.at);
    return [...new Set([...this.own, ...[...this.elsewhere.values()].flatMap(({ guests }) => guests)])];
  }

  /** How long a guest has been away, at most since this node loaded the table. */
  awayFor(guest: string, at: number): number {
    return this.guests(at).includes(guest) ? 0 : at - (this.left.get(guest) ?? this.since);
  }
}
