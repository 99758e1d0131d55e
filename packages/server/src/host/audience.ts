/** Who looks at a table: through this node, and as far as the others have said, through theirs. */

import { isScreen } from './screen-guest.ts';

/** The players who are there, for how long the others have not been, how many watch, and how many televisions show the table. */
export interface Presence {
  readonly guests: readonly string[];
  readonly away: Readonly<Record<string, number>>;
  readonly watching: number;
  readonly screens: number;
}

/** A browser, a bot or a test that looks at a table. */
export interface Watcher<View, News> {
  readonly guest: string;
  /** Whether no one looks at it: a page in the background, or a program. */
  readonly hidden?: boolean;
  sendView(table: string, from: number, told: View): void;
  /** A watcher without this method gets whole views instead. */
  news?(table: string, from: number, news: News): void;
  here(table: string, here: Presence): void;
  /** The table is no more. */
  gone?(table: string): void;
}

/** Other nodes say again who is there before this is over. */
const WORD_HOLDS = 25_000;

const MOST_REMEMBERED = 500;

/** What another node said: who is there, and who of them does not look. */
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

  /** Whether they were not here before. */
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
    // Each connection of a screen is a new guest: they would take the places of the players.
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

  /** Guests who look through this node. */
  get own(): readonly string[] {
    return [...new Set([...this.watchers].map(({ guest }) => guest))];
  }

  /** Guests of whom everything that watches through this node is hidden. */
  get ownHidden(): readonly string[] {
    const looking = new Set([...this.watchers].filter(({ hidden }) => !hidden).map(({ guest }) => guest));
    return this.own.filter((guest) => !looking.has(guest));
  }

  /** Whether a guest has the table before their eyes, through any node. */
  isLooking(guest: string, at: number): boolean {
    if ([...this.watchers].some((watcher) => watcher.guest === guest && !watcher.hidden)) return true;
    return [...this.elsewhere.values()].some(
      (word) => word.at + WORD_HOLDS >= at && word.guests.includes(guest) && !word.hidden.includes(guest),
    );
  }

  /** All of them. */
  guests(at: number): readonly string[] {
    for (const [node, word] of this.elsewhere) if (word.at + WORD_HOLDS < at) this.heard(node, [], word.at);
    return [...new Set([...this.own, ...[...this.elsewhere.values()].flatMap(({ guests }) => guests)])];
  }

  /** For how long a guest has not been here; a node that has just begun knows nothing of the time before. */
  awayFor(guest: string, at: number): number {
    return this.guests(at).includes(guest) ? 0 : at - (this.left.get(guest) ?? this.since);
  }
}
