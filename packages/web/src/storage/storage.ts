/** What the browser keeps for us. Where it forbids that, nothing is there and nothing can be put there. */
type Keeping = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const CLOSED: Keeping = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new Error('This browser keeps nothing.');
  },
  removeItem() {},
};

export function storage(): Keeping {
  try {
    return localStorage;
  } catch {
    return CLOSED;
  }
}

/** The names under which something is kept. */
export const keptNames = (): readonly string[] => Array.from({ length: storage().length }, (_, i) => storage().key(i)!);
