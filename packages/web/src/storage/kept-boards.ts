/**
 * Solved boards on this device, compressed, and the progress of unfinished ones. They are too large for localStorage,
 * so they are in the browser's Cache storage. Without Cache storage nothing is found and nothing is stored.
 */

/** Not named like the page's own caches, which are deleted with each version. */
const CACHE = 'solved-boards';
const KINDS = ['solved', 'unfinished'] as const;
export type KeptKind = (typeof KINDS)[number];

const fileOf = (board: string, kind: KeptKind): string => `/solved-boards/${board}.${kind}`;
const FILE = /\/solved-boards\/([^/]+)\.solved$/;

/** Undefined if nothing is stored yet. */
async function open(): Promise<Cache | undefined> {
  try {
    return (await caches.has(CACHE)) ? await caches.open(CACHE) : undefined;
  } catch {
    return undefined;
  }
}

const through = (bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream): ReadableStream =>
  new Blob([bytes]).stream().pipeThrough(change as unknown as TransformStream<Uint8Array, Uint8Array>);

/** Returns whether it was stored. */
export async function keepBoard(board: string, kind: KeptKind, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const body = kind === 'solved' ? through(bytes, new CompressionStream('gzip')) : new Blob([bytes]);
  try {
    const cache = await caches.open(CACHE);
    await cache.put(fileOf(board, kind), new Response(body));
    return true;
  } catch {
    return false;
  }
}

/** Undefined if nothing readable is stored. */
export async function readBoard(board: string, kind: KeptKind): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const kept = await (await open())?.match(fileOf(board, kind));
    if (kept?.body == null) return undefined;
    const body = kind === 'solved' ? kept.body.pipeThrough(new DecompressionStream('gzip')) : kept.body;
    return new Uint8Array(await new Response(body).arrayBuffer());
  } catch {
    return undefined;
  }
}

export async function dropBoard(board: string, kinds: readonly KeptKind[] = KINDS): Promise<void> {
  const cache = await open();
  await Promise.all(kinds.map((kind) => cache?.delete(fileOf(board, kind))));
}

/** The names of the solved boards. */
export async function solvedBoards(): Promise<readonly string[]> {
  const files = (await (await open())?.keys()) ?? [];
  return files.flatMap(({ url }) => FILE.exec(new URL(url).pathname)?.[1] ?? []);
}

export async function forgetBoards(): Promise<void> {
  try {
    await caches.delete(CACHE);
  } catch {
    // Without Cache storage there is nothing to delete.
  }
}
