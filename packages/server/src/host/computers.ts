/** Computer players at the server's tables: they think in a thread of their own, and play like anybody else. */
import { Worker } from 'node:worker_threads';
import type { Seat } from '@speeltafel/rules';
import type { Hosting } from './hosting.ts';
import type { Room } from './room.ts';
import type { ComputersTurn } from './standing.ts';

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

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

export class Computers {
  private readonly hosting: Hosting;
  private readonly url: URL;
  private worker: Worker | undefined;
  private asked = 0;
  private closed = false;
  private readonly waiting = new Map<number, (actions: readonly string[]) => void>();
  /** Tables at which a computer player is at its turn: one turn at a time. */
  private readonly atTurn = new Set<string>();
  private thinking: Promise<unknown> = Promise.resolve();

  constructor(hosting: Hosting, url: URL) {
    this.hosting = hosting;
    this.url = url;
    hosting.onChange((room) => this.look(room));
  }

  /** Gives a computer player its turn, if it is one's. */
  look(room: Room): void {
    if (this.closed || this.atTurn.has(room.id) || room.computer([]) === null) return;
    this.atTurn.add(room.id);
    this.play(room.id)
      .catch(() => false)
      .then((done) => {
        this.atTurn.delete(room.id);
        // A turn that came to nothing is not tried again at once: the table's deadline gives it another push.
        if (done) return this.hosting.room(room.id).then((again) => again && this.look(again));
      })
      .catch(() => {});
  }

  /** Whether something came of it. */
  private async play(id: string): Promise<boolean> {
    const passed: Seat[] = [];
    for (;;) {
      const turn = (await this.hosting.room(id))?.computer(passed);
      if (turn === null || turn === undefined) return false;
      const actions = await this.think(turn);
      if (actions.length > 0) return this.act(id, turn, actions);
      if (!turn.mayClaim || passed.includes(turn.seat)) return false;
      passed.push(turn.seat);
    }
  }

  private async act(id: string, { seat, seen }: ComputersTurn, actions: readonly string[]): Promise<boolean> {
    for (const [i, action] of actions.entries()) {
      if (i > 0) await wait(PAUSE);
      const room = await this.hosting.room(id);
      const outcome = await room?.computerActs(seat, action, seen + i);
      // The game went on meanwhile, by a claim or a turn taken back: it is looked at again.
      if (outcome?.ok !== true) return outcome?.refusal.code === 'stale';
    }
    return true;
  }

  /** One thought after the other: there is one thread. */
  private think(turn: ComputersTurn): Promise<readonly string[]> {
    const thought = this.thinking.then(() => this.ask(turn));
    this.thinking = thought;
    return thought;
  }

  private ask(turn: ComputersTurn): Promise<readonly string[]> {
    this.worker ??= this.start();
    const id = ++this.asked;
    const question: ToThink = { ...turn, id, seed: turn.seen * 7919 + turn.seat, ms: LONGEST };
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
    worker.on('error', () => this.giveUp());
    worker.on('exit', () => this.giveUp());
    return worker;
  }

  /** A thought that failed costs that turn some time, not the table. */
  private giveUp(): void {
    this.worker = undefined;
    for (const resolve of this.waiting.values()) resolve([]);
    this.waiting.clear();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.worker?.terminate();
  }
}
