/**
 * One tournament in memory with its watchers. Commands are decided one after the other, and stored before anyone is
 * told. If another node wrote first, it reads the new facts and decides again.
 */
import type { Result } from '@speeltafel/rules';
import {
  dueAt,
  foldAllOnline,
  foldOnline,
  type GuestPart,
  type Online,
  type OnlineDecided,
  type OnlineFact,
  partOf,
  publicFact,
  roundsOf,
  tableInPlay,
  withoutNames,
} from '@speeltafel/tournament';
import type { KeptTournamentFact, TournamentEntry, TournamentStore } from '../store/tournaments.ts';

export interface TournamentWatcher {
  readonly guest: string;
  /** Whether their page is in the background. */
  readonly hidden: boolean;
  /** `facts` is a JSON array of all public facts after the first `from`. */
  tournament(id: string, from: number, facts: string, own: GuestPart): void;
  noTournament(id: string): void;
}

export interface TournamentRequest {
  /** Null for a command of the server itself. */
  readonly guest: string | null;
  readonly nonce: string | null;
  readonly at: number;
  decide(online: Online): OnlineDecided;
}

export interface LiveParts {
  readonly store: TournamentStore;
  /** True if no other node writes. */
  readonly alone: boolean;
  /** Called when new facts are durable; `ours` if they were decided on this node. */
  changed(live: LiveTournament, facts: readonly OnlineFact[], ours: boolean): void;
}

const MOST_TRIES = 20;
/** If a node dies before it has opened a board, another opens it this many milliseconds later. */
const BOARDS_OPEN_WITHIN = 3000;
/** These facts reveal earlier ones, so the whole log is sent again. */
const REVEALS: ReadonlySet<OnlineFact['kind']> = new Set(['finished', 'reopened', 'dealt']);
/** Otherwise an organiser could make the server send a long log to all watchers again and again. */
const LETTERS_PER_MS = 20_000;
const LONGEST_REST = 10_000;

const nonceKey = (guest: string | null, nonce: string): string => `${guest ?? ''} ${nonce}`;

export class LiveTournament {
  readonly id: string;
  online: Online;
  used = 0;
  private facts: readonly OnlineFact[] = [];
  private readonly around: LiveParts;
  private readonly answered = new Map<string, number>();
  private readonly watchers = new Set<TournamentWatcher>();
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  /** True while the outcome of the last write is unknown. */
  private unsure = false;
  /** The first fact that watchers have not been sent. */
  private untold: number | undefined;
  private resting = false;
  /** Serialised once for all watchers who are sent the same facts. */
  private told: { readonly version: number; readonly from: number; readonly text: string } | undefined;

  private constructor(id: string, online: Online, around: LiveParts) {
    this.id = id;
    this.online = online;
    this.around = around;
  }

  /** Undefined if there is none; throws if the log is damaged. */
  static of(id: string, kept: readonly KeptTournamentFact[], around: LiveParts): LiveTournament | undefined {
    if (kept.length === 0) return undefined;
    const facts = kept.map(({ fact }) => fact);
    const folded = foldAllOnline(facts);
    if (!folded.ok) throw new Error(`The log of tournament ${id} is damaged.`);
    const live = new LiveTournament(id, folded.value, around);
    live.facts = facts;
    live.remember(kept);
    return live;
  }

  get busy(): boolean {
    return this.waiting > 0;
  }
  get watched(): boolean {
    return this.watchers.size > 0;
  }
  get version(): number {
    return this.online.version;
  }

  /** The organiser's announcements, the latest last. */
  get news(): readonly { readonly text: string; readonly at: number }[] {
    return this.facts.flatMap((fact) => (fact.kind === 'announced' && fact.text !== '' ? [fact] : []));
  }

  /** The guests who have entered. */
  get guests(): readonly string[] {
    return [...this.online.tournament.entries.values()].flatMap(({ guest }) => guest ?? []);
  }

  /** True if a guest has the tournament on screen, through this node. */
  isLooking(guest: string): boolean {
    return [...this.watchers].some((watcher) => watcher.guest === guest && !watcher.hidden);
  }

  /** True if a guest organises the tournament or has entered it. */
  concerns(guest: string): boolean {
    const { organiser, entry } = partOf(this.online, guest);
    return organiser || entry !== null;
  }

  private remember(kept: readonly Omit<KeptTournamentFact, 'fact'>[]): void {
    for (const { seq, guest, nonce } of kept) if (nonce !== null) this.answered.set(nonceKey(guest, nonce), seq);
  }

  /**
   * Returns the version the command made. A command that is sent again gets the same outcome and does not run again.
   */
  decide(request: TournamentRequest): Promise<Result<number>> {
    return this.inTurn(() => this.attempt(request));
  }

  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    this.waiting += 1;
    const run = this.queue.then(task);
    this.queue = run
      .catch(() => {})
      .finally(() => {
        this.waiting -= 1;
      });
    return run;
  }

  private async attempt(request: TournamentRequest): Promise<Result<number>> {
    const { guest, nonce, at } = request;
    if (this.unsure) await this.readOn();
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const known = nonce === null ? undefined : this.answered.get(nonceKey(guest, nonce));
      if (known !== undefined) return { ok: true, value: known };
      const { online } = this;
      const decided = request.decide(online);
      if (!decided.ok) {
        // Another node may have written what makes the command valid.
        if (tries === 0 && !this.around.alone && (await this.readOn())) continue;
        return decided;
      }
      const facts = decided.value;
      if (facts.length === 0) return { ok: true, value: online.version };
      const next = facts.reduce(foldOnline, online);
      const guests = facts.flatMap((fact) => (fact.kind === 'entered' && fact.guest !== undefined ? [fact.guest] : []));
      this.unsure = true;
      const append = { tournament: this.id, after: online.version, facts, at, guest, nonce };
      const kept = await this.around.store.append({ ...append, entry: entryOf(next, facts, at), guests });
      this.unsure = false;
      if (kept) {
        this.remember([{ seq: online.version + 1, guest, nonce }]);
        this.accept(facts, next, true);
        return { ok: true, value: next.version };
      }
      await this.readOn();
    }
    throw new Error(`Nothing could be stored of tournament ${this.id}.`);
  }

  private accept(facts: readonly OnlineFact[], next: Online, ours: boolean): void {
    const from = this.facts.length;
    this.facts = [...this.facts, ...facts];
    this.online = next;
    this.tellAll(facts.some(({ kind }) => REVEALS.has(kind)) ? 0 : from);
    this.around.changed(this, facts, ours);
  }

  /** Reads what other nodes wrote; returns whether there was anything. */
  private async readOn(): Promise<boolean> {
    const read = await this.around.store.facts(this.id, this.online.version);
    this.unsure = false;
    if (read.length === 0) return false;
    const facts = read.map(({ fact }) => fact);
    this.remember(read);
    this.accept(facts, facts.reduce(foldOnline, this.online), false);
    return true;
  }

  async catchUp(): Promise<void> {
    await this.inTurn(() => this.readOn());
  }

  /** Reads the log again after names were removed from it. */
  async readAnew(): Promise<void> {
    await this.inTurn(async () => {
      const kept = await this.around.store.facts(this.id, 0);
      const again = LiveTournament.of(this.id, kept, this.around);
      if (again === undefined) return;
      this.facts = again.facts;
      this.online = again.online;
      this.told = undefined;
      this.tellAll(0);
    });
  }

  /** Removes the names of a guest from the log. */
  async forget(guest: string): Promise<void> {
    await this.inTurn(async () => {
      const entry = partOf(this.online, guest).entry;
      const kept = await this.around.store.facts(this.id, 0);
      const without = kept.map((one) => ({ seq: one.seq, fact: withoutNames(one.fact, guest, entry) }));
      const changed = without.filter(({ fact }, i) => fact !== kept[i]!.fact);
      if (changed.length === 0) return;
      const folded = foldAllOnline(without.map(({ fact }) => fact));
      if (folded.ok) await this.around.store.rewrite(this.id, changed, summaryOf(folded.value));
    });
    await this.readAnew();
  }

  /** The facts after the first `from`, as JSON, without what is still secret. */
  publicFacts(from: number): string {
    if (this.told?.version !== this.version || this.told.from !== from) {
      const text = JSON.stringify(this.facts.slice(from).map((fact) => publicFact(fact, this.online)));
      this.told = { version: this.version, from, text };
    }
    return this.told.text;
  }

  /** Sends new facts at once. After an expensive message it waits, and sends what accumulates together. */
  private tellAll(from: number): void {
    this.untold = Math.min(this.untold ?? from, from);
    if (!this.resting) this.tellUntold();
  }

  private tellUntold(): void {
    const from = this.untold;
    if (from === undefined) return;
    this.untold = undefined;
    let letters = 0;
    for (const watcher of this.watchers) letters += this.tell(watcher, from);
    const rest = Math.min(LONGEST_REST, letters / LETTERS_PER_MS);
    if (rest < 1) return;
    this.resting = true;
    setTimeout(() => {
      this.resting = false;
      this.tellUntold();
    }, rest).unref();
  }

  private tell(watcher: TournamentWatcher, from: number): number {
    const facts = this.publicFacts(from);
    watcher.tournament(this.id, from, facts, partOf(this.online, watcher.guest));
    return facts.length;
  }

  /**
   * Sends a new watcher the facts after those they have; all of them if a revelation is among the new ones. Returns the
   * number of characters.
   */
  join(watcher: TournamentWatcher, version: number): number {
    this.watchers.add(watcher);
    const known = Math.min(version, this.facts.length);
    const revealed = this.facts.slice(known).some(({ kind }) => REVEALS.has(kind));
    return this.tell(watcher, revealed ? 0 : known);
  }

  leave(watcher: TournamentWatcher): void {
    this.watchers.delete(watcher);
  }

  /** The tournament has been deleted. */
  end(): void {
    for (const watcher of this.watchers) watcher.noTournament(this.id);
    this.watchers.clear();
  }
}

/** What a list shows. */
const summaryOf = ({ tournament, organiserName, settings }: Online): string =>
  JSON.stringify({
    name: tournament.name,
    game: tournament.settings.game,
    format: tournament.settings.format.kind,
    organiser: organiserName,
    players: [...tournament.entries.values()].filter(({ withdrawn }) => !withdrawn).length,
    round: tournament.rounds.length,
    rounds: roundsOf(tournament),
    starts: settings.starts,
  });

export function entryOf(online: Online, facts: readonly OnlineFact[], at: number): TournamentEntry {
  const { tournament, organiser, settings } = online;
  const opens = facts.some(({ kind }) => kind === 'seated');
  const times = [dueAt(online), opens ? at + BOARDS_OPEN_WITHIN : null].filter((time) => time !== null);
  return {
    organiser,
    listed: settings.listed,
    status: tournament.finished ? 'over' : tournament.rounds.length > 0 ? 'playing' : 'registering',
    due: times.length === 0 ? null : Math.min(...times),
    summary: summaryOf(online),
  };
}

/** The boards of the round that are in play at a table now. */
export function boardsInPlay(
  online: Online,
): readonly { readonly round: number; readonly board: number; readonly table: string }[] {
  const last = online.tournament.rounds.at(-1);
  if (last === undefined) return [];
  return last.boards.flatMap((board) => {
    const table = tableInPlay(online, last.number, board);
    return table === null ? [] : [{ round: last.number, board: board.number, table }];
  });
}
