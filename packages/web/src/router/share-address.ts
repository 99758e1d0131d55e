/** Links to pass on. Where a server answers for this page they show a picture of the game; elsewhere they are the page's own. */
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
    // Offline, or plain files: asked again for the next link.
    asked = undefined;
  }
}

/** Resolves once it is known which links work here. */
export function linksKnown(): Promise<void> {
  asked ??= ask();
  return asked;
}

/** The whole address to pass on for one behind `#`. It may change once `linksKnown`. */
export function shareAddress(hash: string): string {
  void linksKnown();
  const short = served() ? toShortPath(hash) : undefined;
  return short === undefined ? location.origin + location.pathname + hash : baseAddress() + short;
}

/** The address at which other sites can show a recorded game in a frame; undefined where none can. */
export function embedAddress(hash: string): string | undefined {
  const short = served() ? toShortPath(hash) : undefined;
  return short?.startsWith('g/') ? `${baseAddress()}embed/${short}` : undefined;
}
