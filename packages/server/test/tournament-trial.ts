/**
 * A tournament of simulated players on real sockets, while servers are killed and restarted. Afterwards every board
 * must have one result, from its table, and no result may be left uncounted.
 */
import { foldAllOnline, isRoundDone, tablesOf } from '@speeltafel/tournament';
import { openStore, type Where } from '../src/store/open.ts';
import { RatingStore } from '../src/store/ratings.ts';
import { TournamentStore } from '../src/store/tournaments.ts';
import type { TestNode } from './nodes.ts';
import { TestGuest } from './running.ts';
import { command, open, SWISS, type Told, tell } from './tournaments.ts';

export interface TrialReport {
  readonly boards: number;
  readonly kills: number;
  /** The slowest round with its kill, in milliseconds. */
  readonly slowestRound: number;
}

export interface Trial {
  readonly nodes: readonly TestNode[];
  readonly where: Where;
  readonly players: number;
  readonly rounds: number;
  readonly random: () => number;
  readonly say?: ((text: string) => void) | undefined;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const PATIENCE = 120_000;
/** Nodes look for uncounted results every two seconds. */
const COUNTED_WITHIN = 5_000;
const MOST_STARTS = 5;
const AT_ONCE = 16;

/** Asks one node after the other until one answers. */
async function somewhere<T>(nodes: readonly TestNode[], ask: (address: string) => Promise<T>): Promise<T> {
  for (const until = Date.now() + PATIENCE; ; await wait(50)) {
    for (const { address } of nodes) {
      const answer = await ask(address).catch(() => undefined);
      if (answer !== undefined) return answer;
    }
    if (Date.now() > until) throw new Error('No node answers.');
  }
}

async function inParts<T>(all: readonly T[], task: (one: T) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < all.length; i += AT_ONCE) await Promise.all(all.slice(i, i + AT_ONCE).map(task));
}

/** One of the two players at a table resigns. An unanswered command is repeated in the next round of the loop. */
async function giveUp(guest: TestGuest, address: string, table: string): Promise<void> {
  const client = await guest.at(address).connect();
  try {
    await client.watch(table);
    const seats = Object.entries(client.tables.get(table)!.seating);
    const own = seats.find(([, sitter]) => sitter?.kind === 'person' && sitter.guest === guest.id);
    await client.send(table, { kind: 'resign', seat: Number(own![0]) }, `resign-${table.slice(-12)}`);
  } finally {
    client.socket.terminate();
  }
}

export async function tournamentTrial({ nodes, where, players, rounds, random, say }: Trial): Promise<TrialReport> {
  const arrive = (name: string) => somewhere(nodes, (address) => TestGuest.arrive(address, name));
  const host = await arrive('Host');
  const id = await open(host, { ...SWISS, format: { kind: 'swiss', rounds } });
  const guests = new Map<string, TestGuest>();
  const names = Array.from({ length: players }, (_, i) => `Player ${i + 1}`);
  await inParts(names, async (name) => {
    const guest = await arrive(name);
    guests.set(name, guest);
    await command(guest, id, { kind: 'register', name });
    await command(guest, id, { kind: 'check-in' });
  });
  await command(host, id, { kind: 'pair' });
  const look = (): Promise<Told> => somewhere(nodes, (address) => tell(host.at(address), id));
  /** Spreads players over the running nodes. */
  const node = (): string => nodes[Math.floor(random() * nodes.length)]!.address;

  async function play(told: Told): Promise<void> {
    const { online } = told;
    const { tournament, here } = online;
    const round = tournament.rounds.length;
    const open = tournament.rounds.at(-1)!.boards.filter(({ history }) => history.length === 0);
    const guestOf = (entry: string): TestGuest => guests.get(tournament.entries.get(entry)!.name)!;
    const absent = open.flatMap(({ seats }) => seats).filter((entry) => (here.get(entry) ?? 0) < round);
    await inParts(absent, (entry) =>
      command(guestOf(entry).at(node()), id, { kind: 'check-in' }, `here-${entry}-${round}`).catch(() => {}),
    );
    const seated = open.flatMap(({ number, seats }) => {
      const table = tablesOf(online, round, number).at(-1);
      return table === undefined ? [] : [{ table, entry: seats[number % 2]! }];
    });
    await inParts(seated, ({ table, entry }) => giveUp(guestOf(entry), node(), table).catch(() => {}));
  }

  let kills = 0;
  let slowestRound = 0;
  for (let round = 1; round <= rounds; round++) {
    const began = Date.now();
    let disturbed: Promise<void> | undefined;
    for (;;) {
      const told = await look();
      const { tournament } = told.online;
      const isOver = tournament.finished || tournament.rounds.length > round;
      if (isOver && disturbed !== undefined) break;
      if (Date.now() - began > PATIENCE) throw new Error(`Round ${round} does not end.`);
      if (isOver || isRoundDone(tournament)) {
        await wait(50);
        disturbed ??= Promise.resolve();
        continue;
      }
      disturbed ??= disturb(nodes[round % nodes.length]!, random).then(() => {
        kills += 1;
      });
      await play(told);
      await wait(20);
    }
    await disturbed;
    slowestRound = Math.max(slowestRound, Date.now() - began);
    say?.(`round ${round} of ${rounds}: ${Date.now() - began} ms`);
  }
  await until('The tournament does not end.', async () => (await look()).online.tournament.finished);
  for (let starts = 0; ; starts++) {
    await Promise.all(nodes.map((one) => one.stop()));
    const { boards, left } = await countOnce(where, id);
    if (left === undefined) return { boards, kills, slowestRound };
    if (starts === MOST_STARTS) throw new Error(`The result of ${left} was not counted.`);
    // A node that stops leaves the rest to the next start.
    await Promise.all(nodes.map((one) => one.start()));
    await wait(COUNTED_WITHIN);
  }
}

/** Kills and restarts the node at a random moment. */
async function disturb(node: TestNode, random: () => number): Promise<void> {
  await wait(random() * 200);
  await node.kill();
  await wait(random() * 300);
  await node.start();
}

async function until(otherwise: string, holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await holds()); await wait(50))
    if (Date.now() > end) throw new Error(otherwise);
}

/**
 * Throws unless every board has one result and each of its tables exists. Returns the number of boards, and of
 * uncounted results.
 */
async function countOnce(
  where: Where,
  id: string,
): Promise<{ readonly boards: number; readonly left: string | undefined }> {
  const { store, db, close } = await openStore(where);
  try {
    const kept = await new TournamentStore(db, where.kind === 'postgres').facts(id, 0);
    kept.forEach(({ seq }, i) => {
      if (seq !== i + 1) throw new Error(`The log has a gap at ${i + 1}.`);
    });
    const online = foldAllOnline(kept.map(({ fact }) => fact));
    if (!online.ok) throw new Error(online.refusal.message);
    let boards = 0;
    for (const { number: round, boards: all } of online.value.tournament.rounds) {
      for (const { number, history } of all) {
        const tables = tablesOf(online.value, round, number);
        const said = `Board ${number} of round ${round} has ${history.length} results and ${tables.length} tables.`;
        if (history.length !== 1 || tables.length !== 1) throw new Error(said);
        if ((await store.tableOf(tables[0]!))?.status !== 'over') throw new Error(`Table ${tables[0]} is not over.`);
        boards += 1;
      }
    }
    const [left] = await new RatingStore(db).due('', 1);
    return { boards, left };
  } finally {
    await close();
  }
}
