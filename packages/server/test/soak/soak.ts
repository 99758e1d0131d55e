/**
 * Two nodes with all kinds of visitors, for any length of time, while everything fails in turn. Checks that nothing
 * acknowledged is lost, that every game ends or can go on, and that memory stays flat.
 */
import { openStore } from '../../src/store/open.ts';
import { compare } from '../crash.ts';
import { type NodeCode, TestNode } from '../nodes.ts';
import { type Acknowledged, type Habits, type Player, seatLone, seatPair } from '../pair.ts';
import { TestGuest } from '../running.ts';
import { type Service, startNats, startPostgres } from '../services.ts';
import { SmallDisk } from '../small-disk.ts';
import { DISTURBANCES, figure, OF_THE_FIRST, type Stage, stateOf } from './disturbances.ts';
import { Bot, leave, Spectator } from './visitors.ts';

export interface SoakSetting {
  readonly code: NodeCode;
  readonly ms: number;
  readonly tables: number;
  /** Average milliseconds between two moves of a player, and between two failures. */
  readonly pause: number;
  readonly rest: number;
  readonly random: () => number;
  readonly say: (text: string) => void;
}

export interface SoakReport {
  readonly disturbances: number;
  readonly acknowledged: number;
  readonly facts: number;
  readonly tables: number;
  readonly abandoned: number;
  readonly heard: number;
  /** Megabytes of the first node since its last restart, in order; each is the median of a tenth of the time. */
  readonly memory: readonly number[];
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The visitors at one table. They are stuck if none of their commands is acknowledged any more. */
interface Party {
  readonly name: string;
  readonly members: readonly {
    readonly acknowledged: readonly Acknowledged[];
    readonly guest: { readonly id: string };
  }[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const done = ({ members }: Party): number => sum(members.map(({ acknowledged }) => acknowledged.length));

/** On a busy machine things take long without being stuck. */
const PATIENCE = 240_000;

/** Waits until the condition holds, or throws with an explanation. */
async function soon(holds: () => boolean, matter: () => Promise<string>): Promise<void> {
  for (const until = Date.now() + PATIENCE; !holds(); await wait(100)) {
    if (Date.now() > until) throw new Error(await matter());
  }
}

/** Waits until each of them has made progress. */
async function allGoOn(parties: readonly Party[], nodes: Stage['nodes']): Promise<void> {
  const before = parties.map(done);
  const stuck = (): readonly string[] => parties.flatMap((party, i) => (done(party) === before[i] ? [party.name] : []));
  await soon(
    () => stuck().length === 0,
    async () => `These do not go on: ${stuck()}. ${await stateOf(nodes)}`,
  );
}

/** Waits until they have made progress together. */
async function theyGoOn(parties: readonly Party[], nodes: Stage['nodes']): Promise<void> {
  const all = (): number => sum(parties.map(done));
  const before = all();
  await soon(
    () => all() >= before + parties.length,
    async () => `The games do not go on: ${all() - before} commands were acknowledged. ${await stateOf(nodes)}`,
  );
}

/**
 * A tenth of the tables is a bot's, a tenth a single player's against a computer player, the rest are pairs; there are
 * spectators too.
 */
async function seatAll({ tables, pause, random }: SoakSetting, doors: readonly string[]) {
  const pauses = (): number => 1 + pause * 2 * random();
  const habits: Habits = { pause: pauses, speaks: () => random() < 0.05 };
  const [bots, pairs, lone]: [Bot[], (readonly [Player, Player])[], Player[]] = [[], [], []];
  for (let i = 0; i < tables; i++) {
    const door = doors[i % 2]!;
    if (i % 10 === 0) bots.push(await Bot.arrive(doors, random, pauses));
    else if (i % 10 === 1) lone.push(await seatLone(door, () => doors, random, habits));
    else pairs.push(await seatPair(door, () => doors, random, habits));
  }
  const players = [...lone, ...pairs.flat()];
  for (const [i, player] of players.entries()) if (i % 2 === 1) player.tryNext();
  const seen = (): readonly string[] => players.map(({ table }) => table);
  const count = Math.max(2, Math.floor(tables / 10));
  const spectators = await Promise.all(Array.from({ length: count }, () => Spectator.arrive(doors, seen, random)));
  const parties: Party[] = [
    ...bots.map((bot) => ({ name: `bot ${bot.guest.id}`, members: [bot] })),
    ...lone.map((player) => ({ name: `lone ${player.guest.id}`, members: [player] })),
    ...pairs.map((pair) => ({ name: `pair ${pair[0].guest.id}`, members: pair })),
  ];
  return { bots, players, spectators, parties };
}

/** Megabytes of a node since its last start. */
class Memory {
  private samples: number[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(node: TestNode, every: number) {
    this.timer = setInterval(async () => {
      const bytes = await figure(node, 'memory_bytes');
      if (bytes !== undefined) this.samples.push(bytes / 1e6);
    }, every);
  }

  forget(): void {
    this.samples = [];
  }

  /** The medians of `parts` equal parts of the time. */
  end(parts: number): readonly number[] {
    clearInterval(this.timer);
    const size = Math.max(1, Math.floor(this.samples.length / parts));
    return Array.from({ length: parts }, (_, i) => {
      const part = this.samples.slice(i * size, (i + 1) * size).toSorted((a, b) => a - b);
      return Math.round(part[Math.floor(part.length / 2)] ?? 0);
    });
  }
}

/** Runs all failures in turn until the time is over; in the first third both nodes restart now and then. */
async function disturb(setting: SoakSetting, stage: Stage, parties: readonly Party[], memory: Memory): Promise<number> {
  const { ms, rest, random, say } = setting;
  const began = Date.now();
  let count = 0;
  const befall = async ([name, happen]: readonly [string, (stage: Stage) => Promise<void>]): Promise<void> => {
    const at = Math.round((Date.now() - began) / 1000);
    await happen(stage);
    await theyGoOn(parties, stage.nodes);
    count++;
    const load = await Promise.all(
      ['memory_bytes', 'sockets', 'tables_in_memory'].map((one) => figure(stage.nodes[0], one)),
    );
    const [bytes = 0, sockets, tables] = load;
    const node = `the first node has ${Math.round(bytes / 1e6)} MB, ${sockets} sockets, ${tables} tables`;
    say(`${at} s: ${name}; ${sum(parties.map(done))} commands acknowledged; ${node}`);
    await wait(rest * (0.5 + random()));
  };
  for (let round = 0; round === 0 || Date.now() - began < ms; round++) {
    const early = round === 0 || Date.now() - began < ms / 3;
    if (early) for (const one of Object.entries(OF_THE_FIRST)) await befall(one);
    if (early) memory.forget();
    for (const one of Object.entries(DISTURBANCES)) {
      await befall(one);
      if (round > 0 && Date.now() - began > ms) break;
    }
    await allGoOn(parties, stage.nodes);
  }
  return count;
}

/** Tables that were left with a running clock are over. */
async function allAreOver(postgres: Service, tables: readonly string[]): Promise<void> {
  const { db, close } = await openStore({ kind: 'postgres', url: postgres.url });
  try {
    for (const until = Date.now() + PATIENCE; ; await wait(500)) {
      const going = db.selectFrom('tables').select('id').where('status', '<>', 'over').where('id', 'in', tables);
      const left = tables.length === 0 ? [] : await going.execute();
      if (left.length === 0) return;
      if (Date.now() > until) throw new Error(`Games that were left did not end: ${left.map(({ id }) => id)}.`);
    }
  } finally {
    await close();
  }
}

export async function soak(setting: SoakSetting): Promise<SoakReport> {
  const { code, random, say, ms } = setting;
  const disk = SmallDisk.make(2000);
  if (disk === undefined) say('SKIPPED: the full disk. It needs root on Linux.');
  const settings = ['max_wal_size=128MB', 'min_wal_size=64MB'];
  const postgres = await startPostgres(disk?.folder, settings);
  const nats = await startNats();
  const config = { database: postgres.url, nats: nats.url };
  const nodes = [await TestNode.start(code, config), await TestNode.start(code, config)] as const;
  const doors = nodes.map(({ address }) => address);
  const { bots, players, spectators, parties } = await seatAll(setting, doors);
  say(`${setting.tables} tables are seated.`);
  const all = [...bots, ...players, ...spectators];
  const runs = all.map((one) => one.run());
  const loseLines = (share: number): void => {
    for (const one of [...players, ...spectators]) if (random() < share) one.lose();
  };
  const gone = await TestGuest.arrive(doors[0]!, 'Gone');
  const abandoned: string[] = [];
  const leaving = setInterval(async () => {
    const id = await leave(doors, gone);
    if (id !== undefined) abandoned.push(id);
  }, ms / 60);
  const memory = new Memory(nodes[0], Math.max(500, ms / 1000));
  try {
    await allGoOn(parties, nodes);
    const disturbances = await disturb(setting, { nodes, postgres, nats, disk, loseLines }, parties, memory);
    clearInterval(leaving);
    await allAreOver(postgres, abandoned);
    const remembered = memory.end(10);
    for (const one of all) one.stop();
    await Promise.all(runs);
    const kept = await compare({ kind: 'postgres', url: postgres.url }, all);
    const heard = sum(spectators.map((one) => one.heard));
    return { ...kept, disturbances, abandoned: abandoned.length, heard, memory: remembered };
  } finally {
    clearInterval(leaving);
    memory.end(1);
    for (const one of all) one.stop();
    await Promise.all(nodes.map((node) => node.stop()));
    await Promise.all([nats.stop(), postgres.stop()]);
    disk?.end();
  }
}
