/**
 * Links to share. If a server answers for this page, they are short links that show a picture of the game; otherwise
 * they are the page's own addresses.
 */
import { createSignal } from 'solid-js';
import { toShortPath } from './short-paths.ts';

const [served, setServed] = createSignal(false);
let asked: Promise<void> | undefined;

const baseAddress = (): string => location.origin + location.pathname.replace(/[^/]*$/, '');

async function ask(): Promise<void> {
  try {
    const reply = await fetch(new URL('links', baseAddress()));
    setServed(reply.ok && ((await reply.json()) as { readonly links?: unknown }).links === true);
  } catch {
    // Offline, or served as static files: ask again for the next link.
    asked = undefined;
  }
}

/** Resolves when it is known which kind of link works here. */
export function linksKnown(): Promise<void> {
  asked ??= ask();
  return asked;
}

/** The full address to share for one behind `#`. It may change once `linksKnown` resolves. */
export function shareAddress(hash: string): string {
  void linksKnown();
  const short = served() ? toShortPath(hash) : undefined;
  return short === undefined ? location.origin + location.pathname + hash : baseAddress() + short;
}

/** The address with which other sites can embed a recorded game; undefined if there is none. */
export function embedAddress(hash: string): string | undefined {
  const short = served() ? toShortPath(hash) : undefined;
  return short?.startsWith('g/') ? `${baseAddress()}embed/${short}` : undefined;
}
