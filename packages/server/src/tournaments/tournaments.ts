/** All tournaments of this node: opens and loads them, opens the tables of their boards, and takes their results. */
import { type Result, refuse } from '@speeltafel/rules';
import { hosted } from '@speeltafel/table';
import {
  decideDue,
  decideOnline,
  decideTableResult,
  dueAt,
  foldAllOnline,
  type HostSettings,
  type Online,
  type OnlineCommand,
  type OnlineFact,
  openOnline,
  type Settings,
} from '@speeltafel/tournament';
import type { Bus } from '../bus/bus.ts';
import type { Guest } from '../guests/guests.ts';
import type { Hosting } from '../host/hosting.ts';
import { newSeed, newTableId } from '../host/new-ids.ts';
import { knowsLevel } from '../host/new-table.ts';
import type { TournamentStore } from '../store/tournaments.ts';
import { beginningOf, boardResultOf, optionsFor } from './board-table.ts';
import { boardsInPlay, entryOf, type LiveParts, LiveTournament } from './live-tournament.ts';

export interface NewTournament {
  readonly name: string;
  readonly settings: Settings;
  readonly host: HostSettings;
}

interface TournamentsParts {
  readonly store: TournamentStore;
  readonly hosting: Hosting;
  readonly bus: Bus;
  now(): number;
  /** Receives the error of a board that could not be opened, or of a result that does not fit its board. */
  failed(error: unknown): void;
}

const FORGET_AFTER = 60_000;
const RETRY = 5000;
/**
 * If something due could not be done, such as pairing too few players, a command may make it possible. It is retried
 * only this often.
 */
const TRY_AGAIN = 60_000;
const MOST_DUE = 50;

const NO_TOURNAMENT = refuse('no-such-tournament', 'There is no such tournament.');
const NO_LEVEL = refuse('unknown-level', 'There is no such computer player.');

const NAME_TAKEN = refuse(
  'duplicate-name',
  'There is a player whose name looks like that. Add a letter to tell them apart.',
);

/** True if the name looks like that of another active player, in any script. */
const isImitation = ({ tournament }: Online, name: string): boolean =>
  [...tournament.entries.values()].some((entry) => !entry.withdrawn && hosted.looksLike(entry.name, name));

export class Tournaments {
  private readonly parts: TournamentsParts;
  private readonly known = new Map<string, Promise<LiveTournament | undefined>>();
  private readonly around: LiveParts;
  private readonly listeners: ((live: LiveTournament) => void)[] = [];

  constructor(parts: TournamentsParts) {
    this.parts = parts;
    const { store, bus } = parts;
    this.around = {
      store,
      alone: bus.alone,
      changed: (live, facts, ours) => this.changed(live, facts, ours),
    };
    bus.subscribe((hint) => {
      if (hint.kind === 'tournament') this.inMemory(hint.tournament, (live) => live.catchUp());
      if (hint.kind === 'no-tournament') this.drop(hint.tournament);
      if (hint.kind === 'forgotten')
        for (const id of this.known.keys())
          this.inMemory(id, async (live) => (live.concerns(hint.guest) ? live.readAnew() : undefined));
    });
  }

  private inMemory(id: string, run: (live: LiveTournament) => Promise<void>): void {
    this.known
      .get(id)
      ?.then((live) => live && run(live))
      .catch(this.parts.failed);
  }

  /** Called after something was decided by this node. */
  onChange(listener: (live: LiveTournament) => void): void {
    this.listeners.push(listener);
  }

  private changed(live: LiveTournament, facts: readonly OnlineFact[], ours: boolean): void {
    if (!ours) return;
    this.parts.bus.publish({ kind: 'tournament', tournament: live.id });
    for (const listener of this.listeners) listener(live);
    if (facts.some(({ kind }) => kind === 'seated')) this.openBoards(live).catch(this.parts.failed);
  }

  async open(organiser: Guest, { name, settings, host }: NewTournament): Promise<Result<string>> {
    const { store, now } = this.parts;
    const at = Math.round(now());
    const { format } = settings;
    const opened = openOnline(
      { name, settings, seed: newSeed() },
      { guest: organiser.id, name: organiser.name, settings: host },
      at,
    );
    if (!opened.ok) return opened;
    const fits = optionsFor(settings, format.kind === 'tables' ? format.size : 2);
    if (!fits.ok) return fits;
    const online = foldAllOnline(opened.value);
    if (!online.ok) return online;
    const id = newTableId(at);
    const append = { tournament: id, after: 0, facts: opened.value, at, guest: organiser.id, nonce: null };
    const entry = entryOf(online.value, opened.value, at);
    if (!(await store.append({ ...append, entry, guests: [organiser.id] })))
      throw new Error(`Tournament ${id} could not be opened.`);
    return { ok: true, value: id };
  }

  find(id: string): Promise<LiveTournament | undefined> {
    let found = this.known.get(id);
    if (found === undefined) {
      found = this.parts.store.facts(id, 0).then((kept) => LiveTournament.of(id, kept, this.around));
      this.known.set(id, found);
      const drop = (): void => void this.known.delete(id);
      found.then((live) => live === undefined && drop(), drop);
    }
    return found.then((live) => {
      if (live !== undefined) live.used = this.parts.now();
      return live;
    });
  }

  async command(
    id: string,
    command: OnlineCommand,
    nonce: string,
    { guest, bot }: { readonly guest: string; readonly bot: boolean },
  ): Promise<Result<number>> {
    const live = await this.find(id);
    if (live === undefined) return NO_TOURNAMENT;
    const { game } = live.online.tournament.settings;
    if (command.kind === 'enter-computer' && !knowsLevel(game, command.level)) return NO_LEVEL;
    if (command.kind === 'change') {
      const { format } = command.settings;
      const fits = optionsFor(command.settings, format.kind === 'tables' ? format.size : 2);
      if (!fits.ok) return fits;
    }
    const at = Math.round(this.parts.now());
    return live.decide({
      ...{ guest, nonce, at },
      decide: (online) =>
        command.kind === 'register' && isImitation(online, command.name)
          ? NAME_TAKEN
          : decideOnline(online, command, { guest, bot, at }, () => newTableId(at)),
    });
  }

  /** A board's table reports its result. */
  async takeResult(
    { id, round, board }: hosted.TournamentBoard,
    table: string,
    result: hosted.FinalResult,
  ): Promise<void> {
    const live = await this.find(id);
    if (live === undefined) return;
    const at = Math.round(this.parts.now());
    const taken = await live.decide({
      ...{ guest: null, nonce: null, at },
      decide: (online) =>
        decideTableResult(online, { round, board, table }, boardResultOf(result), at, () => newTableId(at)),
    });
    // The organiser has to enter the result.
    if (!taken.ok) this.parts.failed(new Error(`Result of ${table}: ${taken.refusal.message}`));
  }

  /** Runs due deadlines, and opens boards that a node left unopened when it died. */
  async lookAtClocks(): Promise<void> {
    const { store, now, failed } = this.parts;
    for (const id of await store.overdue(now(), RETRY, MOST_DUE)) await this.look(id).catch(failed);
  }

  private async look(id: string): Promise<void> {
    const live = await this.find(id);
    if (live === undefined) return;
    await live.catchUp();
    const at = Math.round(this.parts.now());
    await live.decide({
      ...{ guest: null, nonce: null, at },
      decide: (online) => ({ ok: true, value: decideDue(online, at, () => newTableId(at)) }),
    });
    await this.openBoards(live, at);
  }

  /** Makes sure that every board in play has a table. Deadlines up to `tried` have just been tried. */
  private async openBoards(live: LiveTournament, tried = 0): Promise<void> {
    const { store, hosting, now } = this.parts;
    const { online } = live;
    const at = Math.round(now());
    // In parallel, so that they share a commit.
    await Promise.all(
      boardsInPlay(online).map((place) => {
        const beginning = beginningOf(live.id, online, place, newSeed(), at);
        if (beginning === null) throw new Error(`Board ${place.board} of ${live.id} cannot be played at a table.`);
        return hosting.openBoard(place.table, beginning);
      }),
    );
    const due = dueAt(online);
    await store.setDue(live.id, online.version, due !== null && due <= tried ? at + TRY_AGAIN : due);
  }

  /** Polls for changes that other nodes made at tournaments with watchers here: hints may be lost. */
  async sweep(): Promise<void> {
    if (this.parts.bus.alone) return;
    const all = await Promise.all(this.known.values());
    const watched = all.filter((live): live is LiveTournament => live?.watched === true);
    const versions = await this.parts.store.versionsOf(watched.map(({ id }) => id));
    for (const live of watched) if ((versions.get(live.id) ?? 0) > live.version) await live.catchUp();
  }

  async tidy(): Promise<void> {
    for (const [id, found] of this.known) {
      const live = await found.catch(() => undefined);
      if (live !== undefined && !live.busy && !live.watched && live.used + FORGET_AFTER <= this.parts.now())
        this.known.delete(id);
    }
  }

  /** Withdraws a guest from all tournaments and removes their name from the logs. */
  async forget(guest: string): Promise<void> {
    const { store } = this.parts;
    for (const id of await store.allOf(guest)) {
      const live = await this.find(id);
      if (live === undefined) continue;
      await this.command(id, { kind: 'leave' }, 'forgotten', { guest, bot: false });
      await live.forget(guest);
    }
    await store.forgetGuest(guest);
  }

  async remove(id: string): Promise<void> {
    await this.parts.store.remove(id);
    this.drop(id);
    this.parts.bus.publish({ kind: 'no-tournament', tournament: id });
  }

  private drop(id: string): void {
    this.known
      .get(id)
      ?.then((live) => live?.end())
      .catch(this.parts.failed);
    this.known.delete(id);
  }
}
