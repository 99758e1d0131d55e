/** A minimal fake browser for tests in Node. */

/** A storage that can be full or forbidden. */
export class FakeStorage {
  readonly kept = new Map<string, string>();
  /** The capacity in characters. */
  room = Number.POSITIVE_INFINITY;
  get length(): number {
    return this.kept.size;
  }
  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    const others = [...this.kept].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
    if (others + value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

const listeners = new Map<string, Set<(event: unknown) => void>>();

export function fakeBrowser(overrides: Readonly<Record<string, unknown>> = {}, hash = ''): FakeStorage {
  const storage = new FakeStorage();
  const place = { hash };
  const globals: Readonly<Record<string, unknown>> = {
    localStorage: storage,
    location: place,
    history: {
      replaceState(_: unknown, __: string, address: string) {
        place.hash = address;
      },
    },
    document: { documentElement: { dataset: {}, lang: '' } },
    matchMedia: () => ({ matches: false }),
    addEventListener(name: string, listener: (event: unknown) => void) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    removeEventListener: (name: string, listener: (event: unknown) => void) => listeners.get(name)?.delete(listener),
    ...overrides,
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return storage;
}

export function happen(name: string, event: unknown = {}): void {
  for (const listener of listeners.get(name) ?? []) listener(event);
}

/** A browser that paints frames, and runs the tasks after them, only when a test says so. */
export function fakePictures(overrides: Readonly<Record<string, unknown>> = {}, hash = ''): () => Promise<void> {
  let asked = new Map<number, () => void>();
  let last = 0;
  const frames = {
    requestAnimationFrame(callback: () => void): number {
      asked.set(++last, callback);
      return last;
    },
    cancelAnimationFrame: (frame: number) => asked.delete(frame),
  };
  fakeBrowser({ ...overrides, ...frames }, hash);
  return async () => {
    const drawn = asked;
    asked = new Map();
    for (const callback of drawn.values()) callback();
    await new Promise((done) => setTimeout(done, 5));
  };
}
