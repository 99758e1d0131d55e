/** Computer players at the server's tables: they think in threads of their own, and play like anybody else. */
import { Worker } from 'node:worker_threads';
import type { Hosting } from './hosting.ts';
import type { ComputersTurn, Room } from './room.ts';

export interface ToThink extends ComputersTurn {
  readonly id: number;
  readonly seed: number;
  readonly ms: number;
}

export interface Thought {
  readonly id: number;
  readonly actions: readonly string[];
}

/** What a turn may cost of a core. */
const LONGEST = 500;
/** Between a move and the taking of a tile, so that people see the move and can claim. */
const PAUSE = 900;

export class Computers {
  private readonly now: () => number;
  private readonly url: URL;
  private worker: Worker | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, (actions: readonly string[]) => void>();
  /** The version of a table that is being thought about. */
  private readonly busy = new Map<string, number>();
  private queue: Promise<void> = Promise.resolve();

  constructor(hosting: Hosting, url: URL, now: () => number) {
    this.url = url;
    this.now = now;
    hosting.onChange((room) => this.look(room));
  }

  /** Gives a computer player its turn, if it is one's. */
  look(room: Room): void {
    const turn = room.computer(this.now());
    if (turn === null || this.busy.get(room.id) === turn.version) return;
    this.busy.set(room.id, turn.version);
    this.queue = this.queue.then(() => this.play(room, turn)).catch(() => {});
  }

  private async play(room: Room, turn: ComputersTurn): Promise<void> {
    if (room.version !== turn.version) return;
    const actions = await this.think(turn);
    this.act(room, turn, actions, turn.version);
  }

  private async act(room: Room, turn: ComputersTurn, actions: readonly string[], version: number): Promise<void> {
    const [action, ...rest] = actions;
    if (action === undefined || room.version !== version) return;
    // The rest of the turn is ours; nobody needs to think about it again.
    if (rest.length > 0 && action !== '!') this.busy.set(room.id, version + 1);
    const done = await room.computerActs(turn.seat, action, this.now());
    if (!done.ok || rest.length === 0) return;
    setTimeout(() => this.act(room, turn, rest, done.value).catch(() => {}), PAUSE);
  }

  private think(turn: ComputersTurn): Promise<readonly string[]> {
    this.worker ??= this.start();
    const id = ++this.asked;
    const question: ToThink = { ...turn, id, seed: turn.version * 7919, ms: LONGEST };
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.worker!.postMessage(question);
    });
  }

  private start(): Worker {
    const worker = new Worker(this.url);
    worker.unref();
    worker.on('message', ({ id, actions }: Thought) => {
      this.waiting.get(id)?.(actions);
      this.waiting.delete(id);
    });
    worker.on('error', () => this.restart());
    return worker;
  }

  /** A thought that failed costs that turn some time, not the table: the deadline gives it another push. */
  private restart(): void {
    this.worker = undefined;
    for (const resolve of this.waiting.values()) resolve([]);
    this.waiting.clear();
    this.busy.clear();
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }
}
