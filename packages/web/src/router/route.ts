/** The current route: the part of the address after `#`. */
import { createSignal } from 'solid-js';
import { afterPaint } from '../ui/after-paint.ts';
import { parseQuery } from './query.ts';
import { fromShortPath } from './short-paths.ts';

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

/** The companion was once at `#/box`; links to it still work. */
const OLD_COMPANION = /^#?\/?box(?=[/?]|$)/;

/** A link with a path that the server sees: the address of the page, then the short path. */
const SHORT_PATH = /^(.*\/)([tgp]\/[^/]+)$/;

/** Reads the current route. An old or short address is replaced by the one behind `#`. */
function readPlace(): Place {
  const { hash, pathname, search } = location;
  const [, page = '', path] = hash === '' ? (SHORT_PATH.exec(pathname) ?? []) : [];
  const short = path === undefined ? hash.replace(/^#\/?/, '') : path + search;
  const address = fromShortPath(short) ?? hash.replace(OLD_COMPANION, '#/companion');
  if (address !== hash) history.replaceState(null, '', page + address);
  return parsePlace(address);
}

const [place, setPlace] = createSignal(readPlace());

/** Screens that keep a link back to the table they were opened from. */
const ASIDE: readonly string[] = ['rules', 'settings', 'print', 'privacy', 'learn'];
const isTable = ({ path: [screen, id] }: Place): boolean =>
  id !== undefined && (screen === 'play' || screen === 'table');
const [table, setTable] = createSignal(isTable(place()) ? location.hash : null);

function come(): void {
  const now = readPlace();
  if (isTable(now)) setTable(location.hash);
  else if (!ASIDE.includes(now.path[0] ?? '')) setTable(null);
  setPlace(now);
}
// Paint a clicked link as pressed before its screen is rendered.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  if (link === null) return;
  link.classList.add('pressed');
  afterPaint(() => link.classList.remove('pressed'));
});
addEventListener('hashchange', () => afterPaint(come));

export { place };

/** The table that the current screen was opened from, if any. */
export const leftTable = (): string | null => (isTable(place()) ? null : table());

export const to = (...path: readonly string[]): string => `#/${path.map(encodeURIComponent).join('/')}`;

export function go(address: string, options: { readonly replace?: boolean } = {}): void {
  if (options.replace) {
    history.replaceState(null, '', address);
    come();
  } else location.hash = address.slice(1);
}
