/**
 * Addresses that a server can see, for links that are passed on, and the same places behind `#`, which work without a server too. The
 * server puts a picture of the position into the first kind (docs/api.md).
 *
 *     t/<id>                   #/table/<id>
 *     g/<record>?n=Anna~Ben    #/replay?r=<record>&n=Anna~Ben
 *     p/<game>-<id>            #/puzzles/<game>/<id>
 */

/** No server takes a longer address. */
const LONGEST = 6000;

/** The address behind `#` that a short one stands for; undefined for anything else. */
export function fromShortPath(path: string): string | undefined {
  const [, kind, name = '', query = ''] = /^([tgp])\/([^/?#]+)(?:\?([^#]*))?$/.exec(path) ?? [];
  if (kind === 't') return `#/table/${name}`;
  if (kind === 'g') return `#/replay?r=${name}${query === '' ? '' : `&${query}`}`;
  const [, game, puzzle] = /^([a-z]+)-(.+)$/.exec(name) ?? [];
  return kind === undefined || game === undefined ? undefined : `#/puzzles/${game}/${puzzle}`;
}

/** The short address for one behind `#`; undefined where there is none. */
export function toShortPath(hash: string): string | undefined {
  const [, table] = /^#\/table\/([a-z0-9]+)$/.exec(hash) ?? [];
  if (table !== undefined) return `t/${table}`;
  const [, game, puzzle] = /^#\/puzzles\/([a-z]+)\/([\w-]+)$/.exec(hash) ?? [];
  // The puzzle of the day has an address of its own every day.
  if (game !== undefined && game !== 'today' && game !== 'run') return `p/${game}-${puzzle}`;
  const [, record, rest] = /^#\/replay\?r=([\w-]+)(?:&(.*))?$/.exec(hash) ?? [];
  if (record === undefined || hash.length > LONGEST) return undefined;
  return `g/${record}${rest === undefined ? '' : `?${rest}`}`;
}
