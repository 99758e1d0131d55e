/** The places a token can still reach from the path drawn so far, each with a path to it. Pure. */
import { floorsKit as kit } from '@speeltafel/rules';

/** The tiles after these pushes. */
export function tilesAfter(tiles: readonly kit.Tile[], pushes: readonly kit.Push[]): readonly kit.Tile[] {
  let now = tiles;
  for (const { from, to } of pushes) {
    now = now.flatMap((tile) => {
      if (tile.square !== from || !kit.isBlock(tile)) return [tile];
      return to === null ? [] : [{ ...tile, square: to }];
    });
  }
  return now;
}

/** The position if the turn ended here; null where it cannot end, such as on another token. */
export function positionAfter(
  position: kit.Position,
  player: kit.Player,
  shows: number,
  draft: kit.Draft,
): kit.Position | null {
  if (draft.stop !== null) return null;
  const at = tokenIndex(position, player, shows);
  if (position.tokens[at]?.place === draft.at && draft.pushes.length === 0) return position;
  const tokens = position.tokens.map((token, i) => (i === at ? { ...token, place: draft.at } : token));
  return { ...position, tiles: tilesAfter(position.tiles, draft.pushes), tokens };
}

export const tokenIndex = (position: kit.Position, player: kit.Player, shows: number): number =>
  position.tokens.findIndex(
    (token) => token.player === player && token.shows === shows && !token.moved && kit.isInPlay(token.place),
  );

type Way = readonly kit.Place[];

/** Continuations of a path to every place where the turn could end, except the current one. */
function endsFrom(position: kit.Position, player: kit.Player, shows: number, path: Way): readonly Way[] {
  const drafted = kit.draft(position, player, shows, path);
  if (!drafted.ok) return [];
  const draft = drafted.value;
  const left = draft.points - draft.spent;
  if (left === 0 || draft.at === kit.OUT) return [];
  const here = positionAfter(position, player, shows, draft);
  if (here === null) {
    // The rules have no position in which a token stands on another one, so search from every next step instead.
    return draft.ways.flatMap(({ to }) => {
      const stop = kit.draft(position, player, shows, [...path, to]);
      const further = endsFrom(position, player, shows, [...path, to]).map((way) => [to, ...way]);
      return stop.ok && stop.value.stop === null ? [[to], ...further] : further;
    });
  }
  const index = tokenIndex(position, player, shows);
  const tokens = here.tokens.map((token, i) => (i === index ? { ...token, shows: left } : token));
  const reach = new kit.Reach().search(new kit.Match({ ...here, tokens }), index);
  return Array.from({ length: reach.count }, (_, result) => reach.pathOf(result)).filter((way) => way.length > 0);
}

/** The next steps, and the shortest continuations to every place where the turn could end. */
export function waysOn(
  position: kit.Position,
  player: kit.Player,
  shows: number,
  path: Way,
  draft: kit.Draft,
): ReadonlyMap<kit.Place, readonly Way[]> {
  const ways = new Map<kit.Place, Way[]>(draft.ways.map(({ to }) => [to, [[to]]]));
  for (const way of endsFrom(position, player, shows, path)) {
    const place = way.at(-1)!;
    const known = ways.get(place);
    if (known === undefined || way.length < known[0]!.length) ways.set(place, [way]);
    else if (known[0]!.length === way.length && way.length > 1) known.push(way);
  }
  return ways;
}

/** Of several continuations of equal length, the one that pushes least. */
export function gentlest(
  position: kit.Position,
  player: kit.Player,
  shows: number,
  before: Way,
  ways: readonly Way[],
): Way {
  const pushes = (way: Way): number => {
    const draft = kit.draft(position, player, shows, [...before, ...way]);
    return draft.ok ? draft.value.pushes.length : Number.POSITIVE_INFINITY;
  };
  return ways.toSorted((a, b) => pushes(a) - pushes(b))[0] ?? [];
}

/** The step meant by a tap on a square next to the token; next to blood, the slide in that direction. */
export function stepTo(draft: kit.Draft, square: kit.Square): kit.Way | undefined {
  const direct = draft.ways.find(({ to }) => to === square);
  if (direct !== undefined || draft.at >= kit.SQUARES) return direct;
  const direction = kit.DIRECTIONS.find((each) => kit.next(draft.at, each) === square);
  if (direction === undefined) return undefined;
  return draft.ways.find(({ to, slides }) => slides && liesBeyond(draft.at, direction, to));
}

function liesBeyond(from: kit.Square, direction: kit.Direction, to: kit.Place): boolean {
  for (let square = kit.next(from, direction); square >= 0; square = kit.next(square, direction)) {
    if (square === to) return true;
  }
  return false;
}

/** Whether a square lies between the start and the end of a slide. */
export const isBetween = (from: kit.Place, to: kit.Place, square: kit.Square): boolean =>
  from < kit.SQUARES &&
  to < kit.SQUARES &&
  kit.DIRECTIONS.some((direction) => liesBeyond(from, direction, square) && liesBeyond(square, direction, to));
