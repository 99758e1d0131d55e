/** Where somebody is on the page: the part of the address behind `#`. */
import { createSignal } from 'solid-js';
import { parseQuery } from './query.ts';

export interface Place {
  /** The parts of the path: `#/play/abc` is ['play', 'abc']. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export function parsePlace(hash: string): Place {
  const [path = '', ...query] = hash.replace(/^#\/?/, '').split('?');
  const parts = path.split('/').filter((part) => part !== '');
  return { path: parts.map(decode), query: parseQuery(query.join('?')) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const [place, setPlace] = createSignal(parsePlace(location.hash));
addEventListener('hashchange', () => setPlace(parsePlace(location.hash)));

export { place };

export const to = (...path: readonly string[]): string => `#/${path.map(encodeURIComponent).join('/')}`;

export function go(address: string, options: { readonly replace?: boolean } = {}): void {
  if (options.replace) {
    history.replaceState(null, '', address);
    setPlace(parsePlace(location.hash));
  } else location.hash = address.slice(1);
}
