/**
 * Pictures for links: drawn by one thread, one after the other, and cached within bounds. The thread, and with it the
 * renderer's memory, is released after a while without drawings.
 */
import { Worker } from 'node:worker_threads';

export interface DrawRequest {
  readonly id: number;
  readonly svg: string;
}

export interface Drawn {
  readonly id: number;
  readonly png: Uint8Array;
}

export interface PictureBounds {
  /** Bytes of pictures in the cache. */
  readonly kept: number;
  /** The most drawings waiting at once. */
  readonly waiting: number;
  /** A drawing that takes longer, in milliseconds, is aborted. */
  readonly patience: number;
  /** The thread ends after this many milliseconds without a drawing. */
  readonly idle: number;
}

const PICTURE_BOUNDS: PictureBounds = { kept: 32 * 1024 * 1024, waiting: 32, patience: 10_000, idle: 60_000 };

interface Waiting {
  readonly svg: string;
  resolve(png: Buffer | undefined): void;
}

export class Pictures {
  private readonly url: URL;
  private readonly bounds: PictureBounds;
  /** In order of use, for eviction. */
  private readonly kept = new Map<string, Buffer>();
  private bytes = 0;
  private readonly coming = new Map<string, Promise<Buffer | undefined>>();
  private readonly queue: Waiting[] = [];
  private worker: Worker | undefined;
  private current: Waiting | undefined;
  private id = 0;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(url: URL, bounds: Partial<PictureBounds> = {}) {
    this.url = url;
    this.bounds = { ...PICTURE_BOUNDS, ...bounds };
  }

  /** Bytes of pictures in memory. */
  get size(): number {
    return this.bytes;
  }

  get running(): boolean {
    return this.worker !== undefined;
  }

  /** True if the picture is cached or being drawn. */
  has(key: string): boolean {
    return this.kept.has(key) || this.coming.has(key);
  }

  /** The picture with that key; undefined if too many are waiting, or it cannot be drawn. */
  get(key: string, svg: () => string): Promise<Buffer | undefined> {
    const known = this.kept.get(key);
    if (known !== undefined) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return Promise.resolve(known);
    }
    const coming = this.coming.get(key);
    if (coming !== undefined) return coming;
    if (this.closed || this.queue.length >= this.bounds.waiting) return Promise.resolve(undefined);
    const drawing = this.draw(svg()).then((png) => {
      this.coming.delete(key);
      if (png !== undefined) this.keep(key, png);
      return png;
    });
    this.coming.set(key, drawing);
    return drawing;
  }

  private keep(key: string, png: Buffer): void {
    this.kept.set(key, png);
    this.bytes += png.length;
    for (const [oldest, { length }] of this.kept) {
      if (this.bytes <= this.bounds.kept) return;
      this.kept.delete(oldest);
      this.bytes -= length;
    }
  }

  private draw(svg: string): Promise<Buffer | undefined> {
    return new Promise((resolve) => {
      this.queue.push({ svg, resolve });
      this.work();
    });
  }

  private work(): void {
    if (this.current !== undefined) return;
    this.current = this.queue.shift();
    clearTimeout(this.timer);
    if (this.current === undefined) {
      this.timer = setTimeout(() => this.stop(), this.bounds.idle).unref();
      return;
    }
    this.worker ??= this.start();
    // A thread that hangs is replaced.
    this.timer = setTimeout(() => this.stop(), this.bounds.patience).unref();
    this.worker.postMessage({ id: ++this.id, svg: this.current.svg } satisfies DrawRequest);
  }

  private start(): Worker {
    const worker = new Worker(this.url);
    worker.unref();
    worker.on('message', ({ id, png }: Drawn) => {
      if (id === this.id) this.settle(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
    });
    // Every error is followed by an exit.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      this.settle(undefined);
    });
    return worker;
  }

  private settle(png: Buffer | undefined): void {
    const { current } = this;
    this.current = undefined;
    current?.resolve(png);
    if (current !== undefined) this.work();
  }

  private stop(): void {
    const { worker } = this;
    this.worker = undefined;
    void worker?.terminate();
    this.settle(undefined);
  }

  /** Ends the thread. Pending drawings resolve to undefined. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    for (const { resolve } of this.queue.splice(0)) resolve(undefined);
    const { worker } = this;
    this.worker = undefined;
    this.current?.resolve(undefined);
    this.current = undefined;
    await worker?.terminate();
  }
}
