/** Failures of two nodes and the services they use. After each, the games must go on by themselves. */
import type { TestNode } from '../nodes.ts';
import type { Service } from '../services.ts';
import type { SmallDisk } from '../small-disk.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Stage {
  readonly nodes: readonly [TestNode, TestNode];
  readonly postgres: Service;
  readonly nats: Service;
  readonly disk: SmallDisk | undefined;
  /** Drops this share of the connections at once. */
  loseLines(share: number): void;
}

/** A metric of a node; undefined if the node does not answer. */
export async function figure(node: TestNode, name: string): Promise<number | undefined> {
  const text = await fetch(`${node.address}/metrics`, { signal: AbortSignal.timeout(5000) }).then(
    (reply) => reply.text(),
    () => '',
  );
  const found = new RegExp(`^speeltafel_${name} (\\d+)`, 'm').exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

const isReady = ({ address }: TestNode): Promise<boolean> =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The state that the nodes report, for an error message. */
export async function stateOf(nodes: readonly TestNode[]): Promise<string> {
  const states = nodes.map(async ({ address }) => {
    const reply = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5000) });
    return `${reply.status} ${await reply.text()}`;
  });
  const said = await Promise.allSettled(states);
  return said.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))).join('; ');
}

/** What a load balancer would do: otherwise all clients would be on the node that stayed, with twice the memory. */
async function spread({ loseLines }: Stage): Promise<void> {
  await wait(1000);
  loseLines(0.5);
}

async function kill(stage: Stage, which: 0 | 1): Promise<void> {
  const node = stage.nodes[which];
  await node.kill();
  await wait(500);
  await node.start();
  await spread(stage);
}

async function stop(stage: Stage, which: 0 | 1): Promise<void> {
  const node = stage.nodes[which];
  const ended = await node.stop();
  if (ended !== 'SIGTERM was enough') throw new Error(`A node did not stop when asked: ${ended}.`);
  await wait(200);
  await node.start();
  await spread(stage);
}

async function jump(node: TestNode): Promise<void> {
  const before = await figure(node, 'clock_jumps_total');
  node.jump();
  await wait(1000);
  const after = await figure(node, 'clock_jumps_total');
  if (before !== undefined && after !== before + 1)
    throw new Error(`A jump of the clock was not noticed: ${before} became ${after}.`);
}

async function restart(service: Service): Promise<void> {
  await service.kill();
  await wait(1000);
  await service.start();
}

async function fillDisk({ nodes, postgres, disk }: Stage): Promise<void> {
  if (disk === undefined) return;
  let noticed = false;
  for (let i = 0; i < 150 && !noticed; i++) {
    // Again and again: PostgreSQL has free space in its pages, and deletes old parts of its log.
    disk.fill();
    await wait(200);
    noticed = !(await Promise.all(nodes.map(isReady))).every(Boolean);
  }
  await wait(2000);
  disk.empty();
  // PostgreSQL exits when there is no room for its log, and then an operator has to restart it.
  await wait(500);
  await postgres.start();
  if (!noticed) throw new Error('The disk was full, and every node reported that all was well.');
}

/** By name. Some of these leave the first node alone, so that its memory can be watched. */
export const DISTURBANCES: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  'the second node is killed': (stage) => kill(stage, 1),
  'lines are lost': async (stage) => stage.loseLines(0.2),
  'NATS is restarted': ({ nats }) => restart(nats),
  'the clock of the first node jumps': ({ nodes }) => jump(nodes[0]),
  'PostgreSQL is restarted': ({ postgres }) => restart(postgres),
  'the second node is stopped': (stage) => stop(stage, 1),
  'the disk is full': fillDisk,
};

/** These restart the first node too. */
export const OF_THE_FIRST: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  'the first node is killed': (stage) => kill(stage, 0),
  'the first node is stopped': (stage) => stop(stage, 0),
};
