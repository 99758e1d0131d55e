/**
 * Pairs play under load while the server is killed at random moments and restarted. Afterwards every acknowledged
 * command must be in the log exactly once, every log must replay, and every player must have caught up.
 */
import { hosted, menhirsTable } from '@speeltafel/table';
import { openStore, type Where } from '../src/store/open.ts';
import type { NodeCode } from './nodes.ts';
import { TestNode } from './nodes.ts';
import { type Acknowledged, type Player, seatPair, whilePlaying } from './pair.ts';
import type { Service } from './services.ts';

export interface CrashReport {
  readonly trials: number;
  readonly acknowledged: number;
  readonly tables: number;
  readonly facts: number;
}

export interface CrashSetting {
  readonly code: NodeCode;
  readonly where: Where;
  readonly trials: number;
  readonly pairs: number;
  readonly random: () => number;
  /** Killed in turn with the node. */
  readonly database?: Service;
  readonly say?: (text: string) => void;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function crashTrials({
  code,
  where,
  trials,
  pairs,
  random,
  database,
  say,
}: CrashSetting): Promise<CrashReport> {
  const node = await TestNode.start(code, { database: where.kind === 'file' ? where.file : where.url });
  const seated = Array.from({ length: pairs }, () => seatPair(node.address, () => [node.address], random));
  const players = (await Promise.all(seated)).flat();
  const acknowledged = (): number => players.reduce((sum, player) => sum + player.acknowledged.length, 0);
  /** Resolves when all pairs play again, except those between two games. */
  const going = async (): Promise<void> => {
    const before = acknowledged();
    await patiently('The games do not go on.', () => acknowledged() >= before + pairs);
  };
  await whilePlaying(players, async () => {
    for (let trial = 0; trial < trials; trial++) {
      await going();
      await wait(random() * 300);
      if (database !== undefined && trial % 2 === 1) {
        await database.kill();
        await wait(random() * 200);
        await database.start();
      } else {
        await node.kill();
        await wait(random() * 100);
        await node.start();
      }
      say?.(`trial ${trial + 1} of ${trials}: ${acknowledged()} commands acknowledged`);
    }
    await going();
    for (const player of players) player.rest();
    await patiently('A player stays behind.', () => allKnowTheSame(players));
  }).finally(() => node.stop());
  const report = await compare(where, players);
  return { ...report, trials };
}

const PATIENCE = 60_000;

export async function patiently(otherwise: string, holds: () => boolean): Promise<void> {
  for (const until = Date.now() + PATIENCE; !holds(); await wait(20)) {
    if (Date.now() > until) throw new Error(otherwise);
  }
}

/** True if both players of every pair, who are neighbours in the list, know the same game. */
export function allKnowTheSame(players: readonly Player[]): boolean {
  // Texts may differ: a choice at the decision moment is told to one of them only.
  const knows = ({ table, version, played }: Player): string => `${table} ${version} ${played.length}`;
  return players.every((player, i) => !player.busy && (i % 2 === 0 || knows(player) === knows(players[i - 1]!)));
}

/** The commands acknowledged to a guest. */
interface Witness {
  readonly guest: { readonly id: string };
  readonly acknowledged: readonly Acknowledged[];
}

/** Throws if an acknowledged command is not in the log exactly once. */
export async function compare(where: Where, players: readonly Witness[]): Promise<Omit<CrashReport, 'trials'>> {
  const { store, close } = await openStore(where);
  const logs = new Map<string, Awaited<ReturnType<typeof store.facts>>>();
  let count = 0;
  try {
    for (const player of players) {
      for (const { table, nonce, version } of player.acknowledged) {
        const log = logs.get(table) ?? (await store.facts(table, 0));
        logs.set(table, log);
        const found = log.filter((fact) => fact.nonce === nonce && fact.guest === player.guest.id);
        if (found.length !== 1)
          throw new Error(`${nonce} at ${table}: acknowledged, but ${found.length} times in the log.`);
        if (found[0]!.seq > version)
          throw new Error(`${nonce} at ${table}: acknowledged as ${version}, stored as ${found[0]!.seq}.`);
        count += 1;
      }
    }
    let facts = 0;
    for (const [table, log] of logs) {
      facts += log.length;
      log.forEach(({ seq }, i) => {
        if (seq !== i + 1) throw new Error(`The log of ${table} has a gap at ${i + 1}.`);
      });
      const [first, ...rest] = log;
      rest.reduce(
        (now, { fact }) => hosted.fold(menhirsTable, now, fact),
        hosted.opened(menhirsTable, first!.fact as hosted.Opened),
      );
    }
    return { acknowledged: count, tables: logs.size, facts };
  } finally {
    await close();
  }
}
