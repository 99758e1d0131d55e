/**
 * Prints the server's answers for operators. Guests' texts are printed without control characters, which could affect
 * the terminal.
 */

interface Evidence {
  readonly code: string;
  /** The name of a tournament; tables have none. */
  readonly tournament?: string;
  readonly game: string;
  readonly host: string;
  readonly seating: Readonly<Record<string, { readonly name?: string; readonly guest?: string } | null>>;
  readonly talk: readonly {
    readonly guest: string;
    readonly name: string;
    readonly text: string;
    readonly at: number;
  }[];
}
interface Overview {
  readonly reports: readonly {
    readonly id: string;
    readonly at: number;
    readonly table: string;
    readonly guest: string;
    readonly about: string | null;
    readonly reason: string;
    readonly note: string;
    readonly closed: number | null;
    readonly evidence: Evidence;
  }[];
  readonly bans: readonly {
    readonly kind: string;
    readonly subject: string;
    readonly until: number;
    readonly why: string;
  }[];
  readonly log: readonly { readonly at: number; readonly done: unknown }[];
}

const plain = (text: string): string => text.replace(/\p{C}/gu, '?');
const time = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
const lines = (all: readonly string[], none: string): string => `${all.length === 0 ? none : all.join('\n')}\n`;

function evidenceOf({ code, tournament, game, host, seating, talk }: Evidence): readonly string[] {
  const seats = Object.entries(seating).map(([seat, sitter]) =>
    sitter?.guest === undefined
      ? `  seat ${seat}${sitter?.name === undefined ? '' : `  ${plain(sitter.name)}`}`
      : `  seat ${seat}  ${plain(sitter.name ?? '')} (${sitter.guest}${sitter.guest === host ? ', host' : ''})`,
  );
  return [
    tournament === undefined ? `  ${game}, code ${code}` : `  ${game}, tournament "${plain(tournament)}" of ${host}`,
    ...seats,
    ...talk.map(({ guest, name, text, at }) => `  ${time(at)}  ${plain(name)} (${guest}): ${plain(text)}`),
  ];
}

export const printReports = ({ reports }: Overview): string =>
  lines(
    reports.flatMap(({ id, at, table, guest, about, reason, note, closed, evidence }) => [
      `${id}  ${time(at)}  ${reason}${closed === null ? '' : '  (closed)'}`,
      `  table ${table}, reported by ${guest || 'a deleted guest'}${about === null ? '' : `, about ${about}`}`,
      ...(note === '' ? [] : [`  "${plain(note)}"`]),
      ...evidenceOf(evidence),
    ]),
    'No reports.',
  );

export const printBans = ({ bans }: Overview): string =>
  lines(
    bans.map(({ kind, subject, until, why }) => `${kind} ${subject} until ${time(until)}  ${plain(why)}`),
    'No bans.',
  );

export const printLog = ({ log }: Overview): string =>
  lines(
    log.map(({ at, done }) => `${time(at)}  ${plain(JSON.stringify(done))}`),
    'Nothing yet.',
  );

export const printTable = ({ table, ...evidence }: Evidence & { readonly table: string }): string =>
  lines([`table ${table}`, ...evidenceOf(evidence)], '');
