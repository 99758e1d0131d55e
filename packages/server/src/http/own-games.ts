/** Routes for a guest's own games: the history in pages, and export to and import from another server. */
import { makeRecord, parseRecord, RECORD_FILE } from '@speeltafel/rules';
import { hasTable, type hosted, type playerData, type TableGame, withKit } from '@speeltafel/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Guest } from '../guests/guests.ts';
import { foldAll } from '../players/fold-log.ts';
import type { Other } from '../players/past-game.ts';
import { type GameFilter, type Place, type PlayerGame, searched } from '../store/player-games.ts';
import type { Listed } from '../store/store.ts';
import type { Parts } from './context.ts';
import { checked, noSuchTable, Refused, tooFast } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { guestOf, visitorFrom } from './visitor.ts';

const PAGE = 30;
const EXPORTED = 20;
/** The number of games that cost as much to export as one page of history. */
const GAMES_PER_PAGE = 10;
/** For one guest: enough for years, and not enough to fill a disk. */
const MOST_BROUGHT = 5000;
const MOST_CHARACTERS = 4_000_000;
const LARGE_BODY = 4 * 1024 * 1024;
const UNENDED = Number.MAX_SAFE_INTEGER;

/** Charges a page to the guest's read limit, and brings their history up to date. */
export async function reader(parts: Parts, request: FastifyRequest): Promise<Guest> {
  const guest = await guestOf(parts, request);
  const { limits } = parts;
  if (!limits.page(guest.id) || !limits.pageFrom(visitorFrom(parts, request))) throw tooFast();
  await parts.gamesIndex.refresh(guest.id);
  return guest;
}

const cursorOf = ({ ended, table }: Place): string => `${ended.toString(36)}-${table}`;

function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, ended, table] = /^([0-9a-z]{1,11})-([a-z0-9]{6,24})$/.exec(cursor) ?? [];
  if (ended === undefined || table === undefined) throw new Refused(400, 'bad-request', 'This is no place in a list.');
  return { ended: Math.min(Number.parseInt(ended, 36), UNENDED), table };
}

/** A finished game as its player sees it. */
const shownGame = (game: PlayerGame) => ({
  id: game.table_id,
  game: game.game,
  options: game.options,
  ended: game.ended,
  seat: game.seat,
  place: game.place,
  players: (JSON.parse(game.places) as readonly number[]).length,
  result: game.result,
  rated: game.rated === 1,
  tournament: game.tournament,
  others: JSON.parse(game.others) as readonly Other[],
  ...(game.record !== null && { brought: true as const }),
});
type ShownGame = Omit<ReturnType<typeof shownGame>, 'ended' | 'place'> & {
  readonly ended: number | null;
  readonly place: number | null;
  readonly mine?: boolean;
  readonly deadline?: number;
};

interface Summary {
  readonly options: string;
  readonly rated?: true;
  readonly players: readonly (
    | { readonly name: string; readonly guest: string }
    | { readonly level: string; readonly keeps?: string }
    | null
  )[];
}

function runningGame({ id, game, summary, waiting, deadline }: Listed, guest: string): ShownGame {
  const { options, players, rated } = JSON.parse(summary) as Summary;
  const isOwn = (one: Summary['players'][number]): boolean =>
    one !== null && (('guest' in one && one.guest === guest) || ('keeps' in one && one.keeps === guest));
  const seat = players.findIndex(isOwn) + 1;
  const others = players.flatMap((one, i): readonly Other[] => {
    if (one === null || i === seat - 1) return [];
    return 'level' in one
      ? [{ level: one.level }]
      : [{ name: one.name, ...(one.guest !== guest && { guest: one.guest }) }];
  });
  const waits = (JSON.parse(waiting) as readonly number[]).some((one) => isOwn(players[one - 1] ?? null));
  return {
    ...{ id, game, options, ended: null, seat, place: null, players: players.length, result: null, others },
    ...{ rated: rated === true, tournament: null, mine: waits },
    ...(waits && deadline !== null && { deadline }),
  };
}

/** Filters games in progress, which have no result and no row yet. */
function fits({ game, opponent, result, rated, tournament, name }: GameFilter, one: ShownGame): boolean {
  const isComputer = one.others.every((other) => 'level' in other);
  if (result !== undefined || tournament) return false;
  if (game !== undefined && one.game !== game) return false;
  if (rated && !one.rated) return false;
  if (opponent === 'people' && isComputer) return false;
  if (opponent === 'computer' && !isComputer) return false;
  if (typeof opponent === 'object' && !one.others.some((other) => 'name' in other && other.guest === opponent.guest))
    return false;
  return name === undefined || one.others.some((other) => 'name' in other && searched(other.name).includes(name));
}

const filterOf = ({ opponent, name, rated, tournament, game, result }: SearchedFor): GameFilter => ({
  ...{ game, result, rated: rated !== undefined, tournament: tournament !== undefined },
  name: name === undefined || name === '' ? undefined : searched(name),
  opponent: opponent === undefined || opponent === 'people' || opponent === 'computer' ? opponent : { guest: opponent },
});
type SearchedFor = ReturnType<typeof checked<typeof schemas.history>>;

const recordWith = <O, P, A>(kit: TableGame<O, P, A>, facts: readonly hosted.Fact[]): string => {
  const { table } = foldAll(kit, facts);
  return table === null ? '' : makeRecord(kit.game, { ...table.course, brokenOff: table.brokenOff });
};

const isRecordOf = (game: string, record: string): boolean =>
  hasTable(game) && withKit(game, (kit) => parseRecord(kit.game, record).ok);

export function ownGameRoutes(app: FastifyInstance, parts: Parts): void {
  const { playerGames, store, limits, now } = parts;

  app.get('/api/me/games', async (request) => {
    const guest = await reader(parts, request);
    const wish = checked(schemas.history, request.query);
    const filter = filterOf(wish);
    const after = placeOf(wish.cursor);
    const games: ShownGame[] = [];
    if (after === undefined || after.ended === UNENDED) {
      const running = (await playerGames.running(guest.id)).map((table) => runningGame(table, guest.id));
      games.push(...running.filter((one) => fits(filter, one) && (after === undefined || one.id < after.table)));
    }
    if (games.length <= PAGE && wish.running === undefined) {
      const place = after?.ended === UNENDED ? undefined : after;
      const finished = await playerGames.finished(guest.id, filter, place, PAGE + 1 - games.length);
      games.push(...finished.map(shownGame));
    }
    const page = games.slice(0, PAGE);
    const last = page.at(-1);
    const goesOn = games.length > PAGE && last !== undefined;
    const changes = await parts.ratings.changes(
      guest.id,
      page.filter(({ rated, ended }) => rated && ended !== null).map(({ id }) => id),
    );
    return {
      games: page.map((one) => ({ ...one, ...(changes.has(one.id) && { change: changes.get(one.id) }) })),
      cursor: goesOn ? cursorOf({ ended: last.ended ?? UNENDED, table: last.id }) : null,
    };
  });

  async function recordOf(game: PlayerGame): Promise<string> {
    if (game.record !== null) return game.record;
    const facts = (await store.facts(game.table_id, 0)).map(({ fact }) => fact);
    return facts.length === 0 ? '' : withKit(game.game, (kit) => recordWith(kit, facts));
  }

  app.get<{ Params: { id: string } }>('/api/me/games/:id', async (request) => {
    const guest = await reader(parts, request);
    const game = await playerGames.one(guest.id, request.params.id);
    if (game === undefined) throw noSuchTable();
    return { ...shownGame(game), record: await recordOf(game) };
  });

  app.get<{ Params: { id: string } }>('/api/me/games/:id/record', async (request, reply) => {
    const guest = await reader(parts, request);
    const game = await playerGames.one(guest.id, request.params.id);
    const record = game === undefined ? '' : await recordOf(game);
    if (game === undefined || record === '') throw noSuchTable();
    const named = `${game.game}-${new Date(game.ended).toISOString().slice(0, 10)}${RECORD_FILE.ending}`;
    reply.header('Content-Disposition', `attachment; filename="${named}"`);
    return reply.type(`${RECORD_FILE.type}; charset=utf-8`).send(record);
  });

  /** Players by seat, with the guest at their own. */
  async function exported(game: PlayerGame, { name }: Guest): Promise<playerData.PastGame | null> {
    const record = await recordOf(game);
    if (record === '') return null;
    const players = (JSON.parse(game.others) as readonly Other[]).map((other) =>
      'level' in other ? { level: other.level } : { name: other.name },
    );
    const { table_id: id, game: played, ended, seat } = game;
    const all = [...players.slice(0, seat - 1), { name }, ...players.slice(seat - 1)];
    return { id, game: played, ended, seat, players: all, places: JSON.parse(game.places) as number[], record };
  }

  app.get('/api/me/export', async (request) => {
    const guest = await reader(parts, request);
    const { cursor } = checked(schemas.onePage, request.query);
    const games = await playerGames.finished(guest.id, {}, placeOf(cursor), EXPORTED);
    // Writing a record replays its game.
    limits.page(guest.id, games.length / GAMES_PER_PAGE, 'owed');
    limits.pageFrom(visitorFrom(parts, request), games.length / GAMES_PER_PAGE, 'owed');
    const last = games.at(-1);
    const found = await Promise.all(games.map((game) => exported(game, guest)));
    return {
      name: guest.name,
      games: found.filter((one) => one !== null),
      cursor: games.length === EXPORTED && last ? cursorOf({ ended: last.ended, table: last.table_id }) : null,
    };
  });

  /** Imports games played elsewhere. They appear in the history and count for nothing else. */
  app.post('/api/me/games', { bodyLimit: LARGE_BODY }, async (request) => {
    const guest = await guestOf(parts, request);
    if (!limits.keep(guest.id) || !limits.keepFrom(visitorFrom(parts, request))) throw tooFast();
    const { games } = checked(schemas.broughtGames, request.body);
    const there = await playerGames.broughtAlong(guest.id);
    const characters = there.characters + games.reduce((sum, { record }) => sum + record.length, 0);
    if (there.games + games.length > MOST_BROUGHT || characters > MOST_CHARACTERS)
      throw new Refused(413, 'too-much', 'This is more than can be kept with you. Nothing was lost.');
    for (const { id, game, record, players, places, seat } of games) {
      const sound = players.length === places.length && seat <= players.length && 'name' in players[seat - 1]!;
      // Validating a record replays it: other requests get a turn in between.
      await new Promise(setImmediate);
      if (!sound || !isRecordOf(game, record))
        throw new Refused(400, 'bad-game', 'One of these games cannot be read.', { id });
    }
    const rows = games.map((game) => broughtRow(guest.id, game, now()));
    return { added: await playerGames.bringAlong(rows) };
  });
}

function broughtRow(guest: string, past: playerData.PastGame, now: number): PlayerGame {
  const { id, game, ended, seat, players, places, record } = past;
  const others = players.filter((_, i) => i !== seat - 1);
  const levels = others.flatMap((one) => ('level' in one ? [one.level] : []));
  const place = places[seat - 1]!;
  const shared = places.filter((one) => one === place).length > 1;
  return {
    ...{ guest, table_id: id, game, options: optionsIn(record), ended: Math.min(ended, now), seat, place },
    places: JSON.stringify(places),
    result: place > 1 ? 'lost' : shared ? 'tied' : 'won',
    ...{ rated: 0, tournament: null, level: levels.length === others.length ? levels.at(-1)! : null },
    others: JSON.stringify(others),
    names: searched(others.map((one) => ('name' in one ? one.name : '')).join('\n')),
    record,
  };
}

/** From the second line of a record: game, version of its rules, options. */
const optionsIn = (record: string): string => record.split('\n')[1]?.split(' ').slice(2).join(' ') ?? '';
