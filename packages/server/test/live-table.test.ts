import { menhirs } from '@speeltafel/rules';
import { hosted, menhirsTable, positionOf } from '@speeltafel/table';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Presence } from '../src/host/audience.ts';
import { type Outcome, toPromise } from '../src/host/command-attempt.ts';
import { Committer, type Waiting } from '../src/host/committer.ts';
import { type LiveTable, type TableWatcher, TypedLiveTable } from '../src/host/live-table.ts';
import type { Sender } from '../src/host/sent-command.ts';
import type { Append } from '../src/store/append.ts';
import type { StoredFact } from '../src/store/store.ts';

type Fact = hosted.Fact;

const command = (
  liveTable: LiveTable,
  what: hosted.Command,
  seen: number,
  by: Sender,
  nonce: string,
): Promise<Outcome> => toPromise((reply) => liveTable.command(what, seen, by, nonce, reply));

const OPENED: hosted.Opened = {
  kind: 'opened',
  game: 'menhirs',
  options: 'adam',
  clock: { kind: 'none' },
  host: 'ann',
  listed: false,
  seed: '00112233445566778899aabbccddeeff',
  seating: { 1: { kind: 'person', guest: 'ann', name: 'Ann' }, 2: { kind: 'person', guest: 'bob', name: 'Bob' } },
};

/** A log that behaves like the store's, slow enough for another node to write first. */
class SlowLog {
  readonly facts: StoredFact[] = [
    { seq: 1, fact: OPENED, guest: 'ann', nonce: null },
    { seq: 2, fact: { kind: 'began', at: 1000 }, guest: null, nonce: null },
  ];
  readonly changed: { readonly facts: readonly Fact[]; readonly ours: boolean }[] = [];
  /** The outcome of the next write. */
  next: 'keeps' | 'keeps, then fails' | 'fails' = 'keeps';
  /** Another node writes, just before the next commit. */
  meanwhile: (() => void) | undefined;
  /** Runs while the log is read the next time. */
  whileRead: (() => void) | undefined;
  now = 2000;
  private readonly committer = new Committer((batch) => this.write(batch));

  append(fact: Fact, guest: string | null = null, nonce: string | null = null): void {
    this.facts.push({ seq: this.facts.length + 1, fact, guest, nonce });
  }

  private async write(batch: readonly Append[]): Promise<readonly boolean[]> {
    await new Promise((resolve) => setTimeout(resolve, 5));
    this.meanwhile?.();
    this.meanwhile = undefined;
    const { next } = this;
    this.next = 'keeps';
    if (next === 'fails') throw new Error('The disk is unavailable.');
    const fits = batch.map((one) => this.keep(one));
    if (next === 'keeps, then fails') throw new Error('The disk failed during the write.');
    return fits;
  }

  private keep({ after, facts, guest, nonce }: Append): boolean {
    if (after !== this.facts.length) return false;
    for (const [i, fact] of facts.entries()) this.append(fact, guest, i === 0 ? nonce : null);
    return true;
  }

  liveTable(): LiveTable {
    return new TypedLiveTable(menhirsTable, 'table', 'code', this.facts.slice(), {
      now: () => this.now,
      keep: (waiting: Waiting) => this.committer.add(waiting),
      read: async (_: string, after: number) => {
        await Promise.resolve();
        this.whileRead?.();
        this.whileRead = undefined;
        return this.facts.slice(after);
      },
      changed: (_: unknown, facts: readonly Fact[], ours: boolean) => this.changed.push({ facts, ours }),
      here: () => {},
    });
  }
}

/** Assembles what it receives as a page does. */
class Page implements TableWatcher {
  readonly guest: string;
  told: hosted.ClientView | undefined;
  constructor(guest: string) {
    this.guest = guest;
  }
  sendView(table: string, from: number, told: hosted.ClientView): void {
    this.hear({ type: 'table', table, from, told, now: 0 });
  }
  news(table: string, from: number, news: hosted.News): void {
    this.hear({ type: 'news', table, from, news, now: 0 });
  }
  private hear(message: Parameters<typeof hosted.applyMessage>[1]): void {
    this.told = hosted.applyMessage(this.told, message);
    expect(this.told).toBeDefined();
  }
  who: Presence | undefined;
  here(_: string, here: Presence): void {
    this.who = here;
  }
}

const sender = (guest: string) => ({ guest, name: guest, bot: false, lag: 0 });
const say = (text: string): hosted.Command => ({ kind: 'say', text });

let log: SlowLog;
let liveTable: LiveTable;
beforeEach(() => {
  log = new SlowLog();
  liveTable = log.liveTable();
});

/** All first actions of seat 1. */
function openings(): readonly string[] {
  const start = menhirs.parsePosition(liveTable.viewFor('ann').start!);
  if (!start.ok) throw new Error(start.refusal.message);
  return menhirs.actions(start.value, 1, 0).map((action) => menhirs.makeAction(action, start.value, 1));
}

/** Replays the log; throws if it is inconsistent. */
const replay = () => {
  const [first, ...rest] = log.facts;
  return rest.reduce(
    (now, { fact }) => hosted.fold(menhirsTable, now, fact),
    hosted.opened(menhirsTable, first!.fact as hosted.Opened),
  );
};

const act = (action: string): hosted.Command => ({ kind: 'act', seat: 1, action });

describe('a live table', () => {
  test('what was decided on top of a failed write is never stored, even if it waits in the next commit', async () => {
    const [first, second] = openings();
    const overtaken = command(liveTable, act(first!), 0, sender('ann'), 'nonce-1');
    // The first commit is in progress. This one waits for the next, and would fit behind the other node's fact.
    await new Promise((resolve) => setTimeout(resolve, 1));
    log.meanwhile = () => log.append({ kind: 'acted', seat: 1, action: second!, at: 500, lag: 0 });
    const behind = command(liveTable, { kind: 'offer', seat: 1, what: 'take-back' }, 1, sender('ann'), 'nonce-2');
    expect(await overtaken).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    expect(await behind).toMatchObject({ ok: true });
    expect(log.facts.map(({ fact }) => fact.kind)).toEqual(['opened', 'began', 'acted', 'offered']);
    expect(replay().table?.course.played).toHaveLength(1);
  });

  test('many commands at once share commits and are all stored in order', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, i) => command(liveTable, say(`${i}`), 0, sender('ann'), `nonce-${i}`)),
    );
    expect(outcomes.map((one) => one.ok && one.value)).toEqual(Array.from({ length: 30 }, (_, i) => i + 3));
    expect(log.changed).toHaveLength(30);
  });

  test.each(['fails', 'keeps, then fails'] as const)(
    'a disk that %s: everything is stored exactly once',
    async (next) => {
      log.next = next;
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, (_, i) => command(liveTable, say(`${i}`), 0, sender('ann'), `nonce-${i}`)),
      );
      expect(outcomes.every(({ ok }) => ok)).toBe(true);
      expect(
        log.facts
          .map(({ nonce }) => nonce)
          .filter(Boolean)
          .toSorted(),
      ).toEqual([0, 1, 2, 3, 4].map((i) => `nonce-${i}`));
      replay();
    },
  );

  test('a computer player does not act twice when it is unknown whether its first action was stored', async () => {
    log.append({ kind: 'replaced', seat: 1, sitter: { kind: 'computer', level: 'lamb', keeps: null } });
    liveTable = log.liveTable();
    log.next = 'keeps, then fails';
    const [first] = openings();
    expect(await liveTable.computerActs(1, first!, 0, 0)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    expect(replay().table?.course.played).toHaveLength(1);
  });

  test('a refusal waits for the facts it is based on, and is sent once they are stored', async () => {
    const [first] = openings();
    const acting = command(liveTable, act(first!), 0, sender('ann'), 'nonce-1');
    const refused = command(liveTable, act(first!), 0, sender('ann'), 'nonce-2');
    // Even if much else happens meanwhile.
    const talk = Array.from({ length: 50 }, (_, i) => command(liveTable, say('x'), 0, sender('bob'), `talk-${i}`));
    expect(await refused).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    expect(await acting).toMatchObject({ ok: true });
    await Promise.all(talk);
  });

  test('a command sent while a failed table is loaded again is answered too', async () => {
    const [first, second] = openings();
    let late: Promise<Outcome> | undefined;
    log.next = 'fails';
    log.whileRead = () => {
      late = command(liveTable, act(second!), 1, sender('ann'), 'nonce-2');
    };
    expect(await command(liveTable, act(first!), 0, sender('ann'), 'nonce-1')).toMatchObject({ ok: true });
    expect(await late).toMatchObject({ ok: false, refusal: { code: 'not-your-turn' } });
  });

  test('a name does not come back with facts decided before the guest was deleted', async () => {
    const underway = command(liveTable, say('x'), 0, sender('ann'), 'nonce-1');
    await new Promise((resolve) => setTimeout(resolve, 1));
    const waiting = command(liveTable, { kind: 'replace', seat: 2, level: 'lamb' }, 0, sender('bob'), 'nonce-2');
    log.facts.splice(0, 1, { ...log.facts[0]!, fact: hosted.without(OPENED, 'bob') });
    await liveTable.readAnew();
    expect([await underway, await waiting]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(log.facts.at(-1)!.fact).toMatchObject({ kind: 'replaced', sitter: { keeps: { guest: 'bob' } } });
    expect(JSON.stringify(log.facts)).not.toContain('Bob');
  });

  test('a nonce gets the same version however often it is sent, also after a restart', async () => {
    const once = command(liveTable, say('x'), 0, sender('ann'), 'nonce-1');
    const twice = command(liveTable, say('x'), 0, sender('ann'), 'nonce-1');
    expect(await once).toEqual({ ok: true, value: 3 });
    expect(await twice).toEqual({ ok: true, value: 3 });
    expect(await command(log.liveTable(), say('x'), 0, sender('ann'), 'nonce-1')).toEqual({ ok: true, value: 3 });
    expect(await command(liveTable, say('mine'), 0, sender('bob'), 'nonce-1')).toEqual({ ok: true, value: 4 });
    expect(log.facts).toHaveLength(4);
  });

  test('turns taken back and replayed on another node are sent from where they differ', async () => {
    const page = new Page('bob');
    liveTable.join(page, 0);
    const [first, second] = openings();
    await command(liveTable, act(first!), 0, sender('ann'), 'nonce-1');
    expect(page.told?.played).toMatchObject([{ action: first }]);
    log.append({ kind: 'took-back', left: 0, at: 1500 });
    log.append({ kind: 'acted', seat: 1, action: second!, at: 1600, lag: 0 });
    await liveTable.catchUp();
    expect(page.told?.played).toMatchObject([{ action: second }]);
    expect(log.changed.at(-1)).toMatchObject({ ours: false });
  });

  test('a guest who received all news knows the same as one who joins later', async () => {
    const pages = ['ann', 'bob', 'eve'].map((guest) => new Page(guest));
    for (const page of pages) liveTable.join(page, 0);
    let news = 0;
    const counting: TableWatcher = { guest: 'eve', sendView() {}, here() {}, news: () => news++ };
    liveTable.join(counting, 0);
    const step = async (what: hosted.Command, guest: string): Promise<void> => {
      const seen = replay().table!.course.played.length;
      const outcome = await command(liveTable, what, seen, sender(guest), `nonce-${log.facts.length}`);
      expect(outcome).toMatchObject({ ok: true });
      for (const page of pages) expect(page.told).toEqual(liveTable.viewFor(page.guest));
    };
    for (let pick = 1; !liveTable.viewFor('eve').over; pick++) {
      log.now += 10_000;
      const position = positionOf(replay().table!);
      const [seat = 1] = menhirs.toAct(position);
      const guest = seat === 1 ? 'ann' : 'bob';
      const actions = menhirs.actions(position, seat, 1e9).filter(({ kind }) => kind !== 'claim');
      const action = menhirs.makeAction(actions[(pick * 7919) % actions.length]!, position, seat);
      await step({ kind: 'act', seat, action }, guest);
      if (liveTable.viewFor('eve').over) break;
      if (pick % 5 === 0) await step(say('x'), 'eve');
      if (pick % 7 === 0) await step({ kind: 'offer', seat, what: 'tie' }, guest);
    }
    expect(news).toBeGreaterThan(10);
  });

  test('the two choices of the decision moment may cross, and no other actions', async () => {
    for (let now = replay(); ; now = replay()) {
      const position = positionOf(now.table!);
      const [seat = 1, another] = menhirs.toAct(position);
      if (another !== undefined) break;
      const quiet = menhirs.actions(position, seat, 1e6).find((action) => {
        const next = menhirs.play(position, seat, action, 1e6);
        return next.ok && menhirs.outcome(next.value) === null;
      });
      log.append({ kind: 'acted', seat, action: menhirs.makeAction(quiet!, position, seat), at: 1e6, lag: 0 });
    }
    liveTable = log.liveTable();
    log.now = 2e6;
    const seen = replay().table!.course.played.length;
    const choose = (seat: number, action: string, guest: string, at: number) =>
      command(liveTable, { kind: 'act', seat, action }, at, sender(guest), `choice-${seat}-${at}`);
    const [one, two] = await Promise.all([choose(2, 'G2', 'bob', seen), choose(1, 'P', 'ann', seen)]);
    expect([one, two]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(positionOf(replay().table!).state).toMatchObject({ round: 2, goOn: 1 << 2 });
    expect(await choose(1, 'P', 'ann', seen + 1)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    expect(await choose(1, 'P', 'ann', seen + 9)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  });

  test('reports how long a player has been away', () => {
    const [ann, bob] = [new Page('ann'), new Page('bob')];
    liveTable.join(ann, 0);
    liveTable.join(bob, 0);
    expect(ann.who).toEqual({ guests: ['ann', 'bob'], away: {}, watching: 0, screens: 0 });
    liveTable.leave(bob);
    expect(ann.who).toEqual({ guests: ['ann'], away: { bob: 0 }, watching: 0, screens: 0 });
    log.now += 7000;
    const eve = new Page('eve');
    liveTable.join(eve, 0);
    expect(eve.who).toEqual({ guests: ['ann'], away: { bob: 7000 }, watching: 1, screens: 0 });
  });

  test('if writing fails, the outcome of a command is unknown; sent again, it is answered', async () => {
    const deaf: TableWatcher = {
      guest: 'eve',
      sendView() {
        throw new Error('The connection broke.');
      },
      here() {},
    };
    liveTable.join(deaf, liveTable.version);
    await expect(command(liveTable, say('x'), 0, sender('ann'), 'nonce-1')).rejects.toThrow('The connection broke.');
    expect(liveTable.busy).toBe(false);
    expect(await command(liveTable, say('x'), 0, sender('ann'), 'nonce-1')).toEqual({ ok: true, value: 3 });
    expect(log.facts).toHaveLength(3);
  });

  test('is busy until every command is answered', async () => {
    const outcome = command(liveTable, say('x'), 0, sender('ann'), 'nonce-1');
    expect(liveTable.busy).toBe(true);
    await outcome;
    expect(liveTable.busy).toBe(false);
  });

  test('a player on another node is present until that node goes silent', async () => {
    const replaced = () =>
      command(liveTable, { kind: 'replace', seat: 1, level: 'lamb' }, 0, sender('bob'), `nonce-${log.now}`);
    liveTable.hereElsewhere('node', ['ann']);
    log.now += 20_000;
    expect(await replaced()).toMatchObject({ refusal: { code: 'present' } });
    log.now += 10_000;
    expect(await replaced()).toMatchObject({ refusal: { code: 'not-yet' } });
    log.now += hosted.AWAY_WITHOUT_CLOCK;
    expect(await replaced()).toMatchObject({ ok: true });
  });
});
