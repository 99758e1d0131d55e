/**
 * Addresses that the server sees, for shared links, and the matching addresses behind `#`, which work without a server
 * too. The server adds a picture of the position to the first kind (docs/api.md).
 *
 * t/<id> #/table/<id>
 * g/<record>?n=Anna~Ben #/replay?r=<record>&n=Anna~Ben
 * p/<game>-<id> #/puzzles/<game>/<id>
 */

/** The server accepts no longer address. */
const LONGEST = 6000;

/** The address behind `#` for a short path; undefined for any other path. */
export function fromShortPath(path: string): string | undefined {
  const [, kind, name = '', query = ''] = /^([tgp])\/([^/?#]+)(?:\?([^#]*))?$/.exec(path) ?? [];
  if (kind === 't') return `#/table/${name}`;
  if (kind === 'g') return `#/replay?r=${name}${query === '' ? '' : `&${query}`}`;
  const [, game, puzzle] = /^([a-z]+)-(.+)$/.exec(name) ?? [];
  return kind === undefined || game === undefined ? undefined : `#/puzzles/${game}/${puzzle}`;
}

/** The short path for an address behind `#`; undefined if it has none. */
export function toShortPath(hash: string): string | undefined {
  const [, table] = /^#\/table\/([a-z0-9]+)$/.exec(hash) ?? [];
  if (table !== undefined) return `t/${table}`;
  const [, game, puzzle] = /^#\/puzzles\/([a-z]+)\/([\w-]+)$/.exec(hash) ?? [];
  // `today` and `run` are not puzzle ids: what they show changes.
  if (game !== undefined && game !== 'today' && game !== 'run') return `p/${game}-${puzzle}`;
  const [, record, rest] = /^#\/replay\?r=([\w-]+)(?:&(.*))?$/.exec(hash) ?? [];
  if (record === undefined || hash.length > LONGEST) return undefined;
  return `g/${record}${rest === undefined ? '' : `?${rest}`}`;
}
