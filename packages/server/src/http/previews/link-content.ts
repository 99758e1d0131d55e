/** What a link shows before it is opened: only what anyone with the link may see. */
import { findPuzzle } from '@speeltafel/players';
import { type CardText, cardText, type Language, makeCard, type Player, previewOf } from '@speeltafel/previews';
import { gameOfRecord, parseRecord, type Seat } from '@speeltafel/rules';
import { hasTable, hosted, parseChairs, type TableGame, unpackRecord, withKit } from '@speeltafel/table';
import * as v from 'valibot';
import type { Glimpse } from '../../host/live-table.ts';
import type { Parts } from '../context.ts';

export interface LinkContent {
  text(language: Language): CardText;
  /** Identifies the picture: equal names have equal pictures. */
  readonly picture: string;
  svg(): string;
  /** True if search engines may list it. */
  readonly listed: boolean;
  /** True if other sites may show it in a frame. */
  readonly embeds: boolean;
}

/** The longest record in a path. Longer ones go behind `#`, where no server sees them. */
export const LONGEST_RECORD = 6000;
/** The longest query string. */
const LONGEST_QUERY = 1000;

const seated = (seating: hosted.Seating): readonly Player[] =>
  Object.entries(seating).flatMap(([seat, occupant]): readonly Player[] => {
    if (occupant === null) return [];
    const chair = Number(seat);
    return [occupant.kind === 'computer' ? { seat: chair, computer: true } : { seat: chair, name: occupant.name }];
  });

function tableShown(id: string, name: string, { version, seating, view, begun, end }: Glimpse): LinkContent {
  const preview = previewOf(name);
  const about = { kind: 'table', game: preview.name, gathering: !begun, players: seated(seating), end } as const;
  return {
    text: (language) => cardText({ ...about, stage: () => preview.stage(view, language) }, language),
    picture: `t/${id}/${version}`,
    svg: () => makeCard(preview.draw(view)),
    listed: false,
    embeds: false,
  };
}

async function table({ hosting }: Parts, id: string): Promise<LinkContent | undefined> {
  if (!v.is(hosted.tableId, id)) return undefined;
  await hosting.stands(id);
  const liveTable = await hosting.liveTable(id);
  return liveTable && tableShown(id, liveTable.game, liveTable.glimpse());
}

const playerOf = (seat: Seat, chairs: ReturnType<typeof parseChairs>): Player => {
  const chair = chairs.find((one) => one.seat === seat);
  return chair?.controller.kind === 'computer' ? { seat, computer: true } : { seat, name: chair?.name ?? '' };
};

function recordShown<O, P, A>(
  { game }: TableGame<O, P, A>,
  record: string,
  packed: string,
  query: URLSearchParams,
): LinkContent | undefined {
  const read = parseRecord(game, record);
  if (!read.ok) return undefined;
  const { positions, played, options, brokenOff = null } = read.value;
  const wished = /^\d{1,5}$/.test(query.get('at') ?? '') ? Number(query.get('at')) : played.length;
  const at = Math.min(wished, played.length);
  const position = positions[at]!;
  const view = game.view(position, null);
  const outcome = game.outcome(position);
  const ended = at === played.length && brokenOff !== null ? brokenOff : outcome;
  const chairs = parseChairs(query.get('n') ?? '');
  const players = game.seats(options).map((seat) => playerOf(seat, chairs));
  const preview = previewOf(game.id);
  const end = ended && { winner: ended.winner };
  const about = { kind: 'record', game: preview.name, players, end } as const;
  return {
    text: (language) => cardText({ ...about, stage: () => preview.stage(view, language) }, language),
    picture: `g/${packed}/${at}`,
    svg: () => makeCard(preview.draw(view)),
    listed: false,
    embeds: true,
  };
}

async function record(packed: string, query: URLSearchParams): Promise<LinkContent | undefined> {
  if (packed.length > LONGEST_RECORD || query.toString().length > LONGEST_QUERY) return undefined;
  const text = await unpackRecord(packed);
  const game = text.ok ? gameOfRecord(text.value) : text;
  if (!text.ok || !game.ok || !hasTable(game.value)) return undefined;
  return withKit(game.value, (kit): LinkContent | undefined => recordShown(kit, text.value, packed, query));
}

/** The game, a hyphen and the id of the puzzle. */
async function puzzle(name: string): Promise<LinkContent | undefined> {
  const [, game, id] = /^([a-z]{1,20})-([a-z0-9-]{1,60})$/.exec(name) ?? [];
  const found = game === undefined ? undefined : await findPuzzle(game, id!);
  if (found === undefined) return undefined;
  const preview = previewOf(game!);
  const view = preview.puzzle?.(found.position);
  if (view === undefined) return undefined;
  return {
    text: (language) => cardText({ kind: 'puzzle', game: preview.name, grade: found.grade }, language),
    picture: `p/${name}`,
    svg: () => makeCard(preview.draw(view)),
    listed: true,
    embeds: false,
  };
}

export type LinkKind = 't' | 'g' | 'p';

/** Undefined for a link that does not exist or cannot be read. */
export function linkContentOf(
  parts: Parts,
  kind: LinkKind,
  name: string,
  query: URLSearchParams,
): Promise<LinkContent | undefined> {
  if (kind === 't') return table(parts, name);
  return kind === 'g' ? record(name, query) : puzzle(name);
}
