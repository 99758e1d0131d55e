/**
 * A position drawn by the user: tiles, tokens, the monster. As text it is a position of the rules, at the monster's
 * turn.
 */
import { floorsKit as kit, type Result } from '@speeltafel/rules';

export type Tool =
  | { readonly kind: 'tile'; readonly tile: kit.Tile['kind'] }
  | { readonly kind: 'token'; readonly player: kit.Player; readonly shows: number }
  | { readonly kind: 'monster' }
  | { readonly kind: 'nothing' };

type Position = kit.Position;

/** The second round of a game: any card may come, including hits. */
const AT_THE_MONSTERS_TURN = '1/2/A/A/monster';
const ALL_CARDS = '5.7.7.8.8.10.h1.h2';

const textOf = (monster: string, tiles: string, tokens: string): string =>
  `${AT_THE_MONSTERS_TURN} ${monster} ${tiles} ${tokens} ${ALL_CARDS}`;

function read(text: string): Position {
  const parsed = kit.parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
}

export const EMPTY_HALL: Position = read(textOf('a11E', '-', '-'));
export const BASIC_HALL: Position = read(textOf('a11E', kit.makeTiles(kit.BASIC_TILES), '-'));

export const withTiles = (tiles: readonly kit.Tile[]): Position => read(textOf('a11E', kit.makeTiles(tiles), '-'));

/** The examples printed in the rules. */
export const EXAMPLES: readonly Position[] = [
  read(textOf('j4E', 's@n6,P@k6', "A6j10',B6i4',C4m6',D6m9',A4m3',B5o6',C2p5',D4k7'")),
  read(textOf('j4E', 'r@k4,h@m5,c@k7,P@k6,1>@j7,1v@o5,2^@n4', "A6j9',B2i7',C4l7',D6n5',A4m6'")),
];

/** A short text for addresses: monster, tiles, tokens. */
export const makeSituation = ({ monster, facing, tiles, tokens }: Position): string =>
  [kit.makeSquare(monster) + kit.makeDirection(facing), kit.makeTiles(tiles), kit.makeTokens(tokens)].join(' ');

export function parseSituation(text: string): Position | undefined {
  const [monster = '', tiles = '', tokens = ''] = text.split(' ', 3);
  const parsed = kit.parsePosition(textOf(monster, tiles, tokens));
  return parsed.ok ? parsed.value : undefined;
}

const checked = (position: Position): Result<Position> => kit.parsePosition(kit.makePosition(position));

const covers = (tile: kit.Tile, square: kit.Square): boolean => (kit.coveredBy(tile) ?? []).includes(square);

/** Removes the topmost thing on the square. */
function clear(position: Position, square: kit.Square): Position {
  const token = position.tokens.find(({ place }) => place === square);
  if (token !== undefined) return { ...position, tokens: position.tokens.filter((other) => other !== token) };
  const tile =
    position.tiles.find((each) => each.square === square && kit.isBlock(each)) ??
    position.tiles.find((each) => covers(each, square));
  return { ...position, tiles: position.tiles.filter((other) => other !== tile) };
}

function putTile(position: Position, kind: kit.Tile['kind'], square: kit.Square): Position {
  const same = position.tiles.find((tile) => tile.kind === kind && covers(tile, square));
  const others = position.tiles.filter((tile) => tile !== same);
  if (same !== undefined && kit.isTeleporter(same)) {
    return { ...position, tiles: [...others, { ...same, arrow: kit.turned(same.arrow, 1) }] };
  }
  if (same !== undefined) return { ...position, tiles: others };
  const tile: kit.Tile = kind === 1 || kind === 2 ? { kind, square, arrow: kit.NORTH } : { kind, square };
  return { ...position, tiles: [...position.tiles, tile] };
}

function putToken(position: Position, player: kit.Player, shows: number, square: kit.Square): Position {
  const same = (token: kit.Token): boolean => token.player === player && token.shows === shows;
  const others = position.tokens.filter((token) => !same(token));
  const there = position.tokens.some((token) => same(token) && token.place === square);
  // While the monster walks, all tokens have moved.
  return { ...position, tokens: there ? others : [...others, { player, shows, place: square, moved: true }] };
}

/**
 * Handles a tap on a square: places what is selected, turns it if it can be turned, or removes the same thing if it is
 * there already.
 */
export function tapped(position: Position, tool: Tool, square: kit.Square): Result<Position> {
  switch (tool.kind) {
    case 'nothing':
      return checked(clear(position, square));
    case 'monster': {
      const facing = position.monster === square ? kit.turned(position.facing, 1) : position.facing;
      return checked({ ...position, monster: square, facing });
    }
    case 'tile':
      return checked(putTile(position, tool.tile, square));
    case 'token':
      return checked(putToken(position, tool.player, tool.shows, square));
  }
}

/** After a walk all tokens turn over and the next round begins. Drawing continues from this position. */
export const afterWalk = (walk: kit.Walk): Position =>
  read(
    textOf(
      kit.makeSquare(walk.position.monster) + kit.makeDirection(walk.position.facing),
      kit.makeTiles(walk.position.tiles),
      kit.makeTokens(walk.position.tokens.filter(({ place }) => kit.isOnBoard(place))),
    ),
  );
