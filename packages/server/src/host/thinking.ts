/** The threads in which computer players think. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ComputersTurn } from '@speeltafel/table';
import { FairQueue, type Owner } from './fair-queue.ts';

export interface ThinkRequest extends ComputersTurn {
  readonly id: number;
  readonly seed: number;
  readonly ms: number;
}

export interface Thought {
  readonly id: number;
  readonly actions: readonly string[];
}

export type Question = Omit<ThinkRequest, 'id'>;

export interface Answer {
  /** Empty if there was no result. */
  readonly actions: readonly string[];
  /** How long the thread took, without the time in the queue, in milliseconds. */
  readonly took: number;
}

interface Asked {
  readonly question: Question;
  resolve(answer: Answer): void;
}

const NOTHING: Answer = { actions: [], took: 0 };

/** A thread that exceeds its budget by this much hangs, and is replaced. */
const HANGS_AFTER = 30_000;
const MOST_THREADS = 8;
/** One core is left to serve requests. */
const threadsHere = (): number => Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));

class Thread {
  private readonly worker: Worker;
  private readonly patience: number;
  private asked: Asked | undefined;
  private id = 0;
  private began = 0;
  private hangs: NodeJS.Timeout | undefined;

  /** `free` is called each time the thread becomes idle, `gone` once, when it has exited. */
  constructor(url: URL, patience: number, free: (thread: Thread) => void, gone: (thread: Thread) => void) {
    this.patience = patience;
    this.worker = new Worker(url);
    this.worker.unref();
    this.worker.on('message', ({ id, actions }: Thought) => {
      if (id !== this.id || this.asked === undefined) return;
      this.settle({ actions, took: performance.now() - this.began });
      free(this);
    });
    // Every error is followed by an exit. Only the exit counts, or the thread would be replaced twice.
    this.worker.on('error', () => {});
    this.worker.on('exit', () => {
      this.settle(NOTHING);
      gone(this);
    });
  }

  ask(asked: Asked): void {
    this.asked = asked;
    this.began = performance.now();
    this.hangs = setTimeout(() => void this.worker.terminate(), asked.question.ms + this.patience).unref();
    this.worker.postMessage({ ...asked.question, id: ++this.id } satisfies ThinkRequest);
  }

  private settle(answer: Answer): void {
    clearTimeout(this.hangs);
    const { asked } = this;
    this.asked = undefined;
    asked?.resolve(answer);
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}

export class Thinking {
  private readonly url: URL;
  private readonly most: number;
  private readonly patience: number;
  private readonly queue = new FairQueue<Asked>();
  private readonly threads = new Set<Thread>();
  private readonly idle: Thread[] = [];
  private closed = false;

  constructor(url: URL, most = threadsHere(), patience = HANGS_AFTER) {
    this.url = url;
    this.most = most;
    this.patience = patience;
  }

  /** The number of running threads. */
  get size(): number {
    return this.threads.size;
  }

  think(owner: Owner, question: Question): Promise<Answer> {
    return new Promise((resolve) => {
      this.queue.add(owner, { question, resolve });
      this.work();
    });
  }

  private work(): void {
    for (;;) {
      if (!this.closed && this.idle.length === 0 && this.threads.size >= this.most) return;
      const asked = this.queue.take();
      if (asked === undefined) return;
      if (this.closed) asked.resolve(NOTHING);
      else (this.idle.pop() ?? this.start()).ask(asked);
    }
  }

  private start(): Thread {
    const thread = new Thread(
      this.url,
      this.patience,
      (free) => {
        this.idle.push(free);
        this.work();
      },
      (gone) => {
        this.threads.delete(gone);
        const place = this.idle.indexOf(gone);
        if (place >= 0) this.idle.splice(place, 1);
        this.work();
      },
    );
    this.threads.add(thread);
    return thread;
  }

  /** Ends the threads. Pending requests resolve without a result. */
  async close(): Promise<void> {
    this.closed = true;
    this.work();
    await Promise.all([...this.threads].map((thread) => thread.end()));
  }
}
