/** Reports of guests, and the operators' actions on them, each of which is logged in the database. */
import { type Result, refuse } from '@speeltafel/rules';
import { hosted } from '@speeltafel/table';
import * as v from 'valibot';
import type { Bus, Hint } from '../bus/bus.ts';
import type { GuestNetworks } from '../guests/guest-networks.ts';
import type { Hosting } from '../host/hosting.ts';
import type { LiveTable } from '../host/live-table.ts';
import { newId } from '../host/new-ids.ts';
import { networkNamed } from '../http/client-address.ts';
import type { Streams } from '../http/streams.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { ModerationStore } from '../store/moderation-store.ts';
import type { BanKind } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { LiveTournament } from '../tournaments/live-tournament.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Bans } from './bans.ts';
import type { Order, ReportWish } from './orders.ts';

const HOUR = 60 * 60_000;
/** Operators cannot read more open reports than this. */
const MOST_OPEN = 1000;
const MOST_SHOWN = 200;

export interface ModerationParts {
  readonly store: Store;
  readonly moderationStore: ModerationStore;
  readonly bans: Bans;
  readonly hosting: Hosting;
  readonly sockets: Sockets;
  readonly streams: Streams;
  readonly networks: GuestNetworks;
  readonly tournaments: Pick<Tournaments, 'find' | 'remove'>;
  readonly bus: Bus;
  now(): number;
  /** Receives each action of an operator, for the server's log. */
  done(order: Order, outcome: object): void;
}

type Outcome = Result<Readonly<Record<string, unknown>>>;
const ok = (value: Readonly<Record<string, unknown>> = {}): Outcome => ({ ok: true, value });
const NO_TOURNAMENT = refuse('no-such-tournament', 'There is no such tournament.');
/** The most announcements attached to a report. */
const MOST_NEWS = 20;
const NO_TABLE = refuse('no-such-table', 'There is no such table.');

export class Moderation {
  private readonly parts: ModerationParts;

  constructor(parts: ModerationParts) {
    this.parts = parts;
    parts.bus.subscribe((hint) => {
      if (hint.kind !== 'banned') return;
      this.receiveBan(hint).catch(() => {});
    });
  }

  /** Stored with what is visible at the table now: names and talk may be gone when an operator reads it. */
  reportTable(guest: string, liveTable: LiveTable, wish: ReportWish): Promise<Result<object>> {
    return this.report(guest, liveTable.id, evidenceAt(liveTable), wish);
  }

  reportTournament(guest: string, live: LiveTournament, wish: ReportWish): Promise<Result<object>> {
    return this.report(guest, live.id, evidenceOf(live), wish);
  }

  private async report(
    guest: string,
    subject: string,
    evidence: object,
    { about, reason, note = '' }: ReportWish,
  ): Promise<Result<object>> {
    const { moderationStore, now } = this.parts;
    if ((await moderationStore.openReports()) >= MOST_OPEN)
      return refuse('too-many', 'That is enough for now. Come back later.');
    const id = newId();
    await moderationStore.addReport({
      id,
      at: now(),
      table_id: subject,
      guest,
      about: about ?? null,
      reason,
      note,
      evidence: JSON.stringify(evidence),
      closed: null,
    });
    return { ok: true, value: {} };
  }

  async overview(): Promise<object> {
    const { moderationStore, now } = this.parts;
    const [reports, bans, log] = await Promise.all([
      moderationStore.reports(MOST_SHOWN),
      moderationStore.bans(now()),
      moderationStore.log(MOST_SHOWN),
    ]);
    return {
      now: now(),
      reports: reports.map(({ evidence, table_id, ...report }) => ({
        ...report,
        table: table_id,
        evidence: JSON.parse(evidence) as unknown,
      })),
      bans,
      log: log.map(({ done, ...entry }) => ({ ...entry, done: JSON.parse(done) as unknown })),
    };
  }

  /** Finds a table, or else a tournament. */
  async table(name: string): Promise<Outcome> {
    const id = (await this.parts.store.tableOf(name))?.id;
    const liveTable = id === undefined ? undefined : await this.parts.hosting.liveTable(id);
    if (liveTable !== undefined) return ok({ table: liveTable.id, ...evidenceAt(liveTable) });
    const live = v.is(hosted.tableId, name) ? await this.parts.tournaments.find(name) : undefined;
    return live === undefined ? NO_TABLE : ok({ table: live.id, ...evidenceOf(live) });
  }

  async execute(order: Order): Promise<Outcome> {
    const outcome = await this.attempt(order);
    if (!outcome.ok) return outcome;
    const { moderationStore, now, done } = this.parts;
    await moderationStore.addToLog({ id: newId(), at: now(), done: JSON.stringify({ ...order, ...outcome.value }) });
    done(order, outcome.value);
    return outcome;
  }

  private async attempt(order: Order): Promise<Outcome> {
    const { moderationStore, hosting, store, streams, tournaments, now } = this.parts;
    switch (order.order) {
      case 'close-report':
        return (await moderationStore.closeReport(order.report, now()))
          ? ok()
          : refuse('no-such-report', 'There is no such report.');
      case 'remove-table':
      case 'remove-talk': {
        const id = (await store.tableOf(order.table))?.id;
        if (id === undefined) return NO_TABLE;
        if (order.order === 'remove-table') await hosting.remove(id);
        else await hosting.removeTalk(id);
        return ok({ table: id });
      }
      case 'remove-tournament': {
        if ((await tournaments.find(order.tournament)) === undefined) return NO_TOURNAMENT;
        await tournaments.remove(order.tournament);
        return ok();
      }
      case 'ban-guest': {
        const until = now() + order.hours * HOUR;
        const network = order.withNetwork ? this.networkOf(order.guest) : undefined;
        await this.ban('guest', order.guest, until, order.why);
        if (network !== undefined) await this.ban('network', network, until, order.why);
        await this.enforce(order.withNetwork ? { guest: order.guest, until, why: order.why } : undefined);
        return ok({ until, ...(network !== undefined && { network }) });
      }
      case 'ban-network': {
        const until = now() + order.hours * HOUR;
        await this.ban('network', order.network, until, order.why);
        await this.enforce();
        return ok({ until });
      }
      case 'unban': {
        const lifted = [
          await moderationStore.unban('guest', order.subject),
          await moderationStore.unban('network', networkNamed(order.subject) ?? order.subject),
        ].includes(true);
        if (!lifted) return refuse('no-such-ban', 'There is no such ban.');
        await this.enforce();
        return ok();
      }
      case 'revoke-tokens': {
        const revoked = await moderationStore.revokeTokens(order.guest);
        streams.drop(order.guest);
        this.parts.bus.publish({ kind: 'banned', revoked: order.guest });
        return ok({ revoked });
      }
    }
  }

  /** The network where this node last saw the guest. */
  private networkOf(guest: string): string | undefined {
    const network = this.parts.networks.of(guest);
    return network === guest ? undefined : network;
  }

  private ban(kind: BanKind, subject: string, until: number, why: string): Promise<void> {
    return this.parts.moderationStore.ban({ kind, subject, since: this.parts.now(), until, why });
  }

  /** Applies bans now, on this node and all others. Another node may be the one that knows the guest's network. */
  private async enforce(networkOf?: {
    readonly guest: string;
    readonly until: number;
    readonly why: string;
  }): Promise<void> {
    await this.refresh();
    this.parts.bus.publish({ kind: 'banned', ...(networkOf && { networkOf }) });
  }

  private async receiveBan({ networkOf, revoked }: BannedHint): Promise<void> {
    if (revoked !== undefined) this.parts.streams.drop(revoked);
    const network = networkOf && this.networkOf(networkOf.guest);
    if (network !== undefined) await this.ban('network', network, networkOf!.until, networkOf!.why);
    await this.refresh();
  }

  /** Reloads the bans, and disconnects banned guests. */
  async refresh(): Promise<void> {
    const { bans, sockets, streams } = this.parts;
    await bans.refresh();
    sockets.dropEach(({ guest, network }) => bans.until(guest, network) !== undefined, 'banned');
    streams.dropEach(({ id, network }) => bans.until(id, network) !== undefined);
  }
}

type BannedHint = Extract<Hint, { kind: 'banned' }>;

/** What every watcher of the table can see: names and talk. */
function evidenceAt(liveTable: LiveTable): Readonly<Record<string, unknown>> {
  const { host, listed, seating } = liveTable.viewFor('');
  return { game: liveTable.game, code: liveTable.entry().code, host, listed, seating, talk: liveTable.talk };
}

/**
 * What every follower of the tournament can see, which is its name, the players' names and the announcements; and the
 * guest ids.
 */
function evidenceOf({ online, news }: LiveTournament): Readonly<Record<string, unknown>> {
  const { tournament, organiser, organiserName, settings } = online;
  const players = [...tournament.entries.values()].map(({ name, guest }, i) => [
    i + 1,
    { name, guest: guest ?? undefined },
  ]);
  const say = (text: string, at: number) => ({ guest: organiser, name: organiserName, text, at });
  return {
    ...{
      game: tournament.settings.game,
      code: '',
      tournament: tournament.name,
      host: organiser,
      listed: settings.listed,
    },
    seating: Object.fromEntries(players) as object,
    talk: news.slice(-MOST_NEWS).map(({ text, at }) => say(text, at)),
  };
}
