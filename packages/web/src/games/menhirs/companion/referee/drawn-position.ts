/**
 * A position that the user draws from the table: the pieces, the player to move, and the last move with the tile taken
 * after it. As text it is a position of the rules, so that it fits into an address.
 */
import { menhirs, menhirsKit, type Result, type Seat } from '@speeltafel/rules';

const { DIRECTIONS, isConnected, LAST_FREE_ROUND, makePlaces, opposite, shifted, TAKING } = menhirsKit;
type PlaceSet = menhirsKit.PlaceSet;
type Direction = menhirsKit.Direction;

export interface Draft {
  readonly variant: menhirsKit.Variant;
  readonly menhirs: PlaceSet;
  readonly fog: PlaceSet;
  /** The player to move, and the round. */
  readonly player: Seat;
  readonly round: number;
  /**
   * The current places of the tiles of the opponent's last move, including the taken one, and the direction of the
   * move; 0 if not drawn.
   */
  readonly moved: PlaceSet;
  readonly heading: Direction;
  /** The tile taken after that move, or 0. */
  readonly tile: PlaceSet;
}

export const EMPTY_DRAFT: Draft = {
  variant: 'adam',
  menhirs: 0,
  fog: 0,
  player: 2,
  round: 7,
  moved: 0,
  heading: 0,
  tile: 0,
};

export const lastMover = ({ player }: Pick<Draft, 'player'>): Seat => 3 - player;

/** The round of the last move. If player 1 is to move, it was in the previous round. */
export function lastRound({ variant, player, round }: Draft): number {
  if (player === 2) return round;
  return variant === 'adam' ? round + 1 : round - 1;
}

const shift = (set: PlaceSet, direction: Direction): string => `${makePlaces(set)}:${DIRECTIONS[direction]}`;

/** Adam Way counts takings, so a drawn taking must be counted. */
function takings(draft: Draft): string {
  const counted = draft.variant === 'adam' && draft.tile !== 0 && lastRound(draft) >= LAST_FREE_ROUND;
  if (!counted) return '0/0';
  return lastMover(draft) === 1 ? '1/0' : '0/1';
}

function memory({ variant, moved, heading, tile }: Draft, claimable: boolean): string {
  const back = opposite(heading);
  const ko = moved !== 0 && (moved & tile) === 0 ? shift(moved, back) : '-';
  if (moved === 0 || variant !== 'adam' || !claimable) return ko;
  return `${ko} last=${shift(shifted(moved, back), heading)}${tile === 0 ? '' : `-${makePlaces(tile)}`}`;
}

/** The position in which the player to move may move. */
export function makeDraft(draft: Draft): string {
  const { variant, fog, player, round } = draft;
  const words = [variant, makePlaces(draft.menhirs), makePlaces(fog), `1/${round}/${player}/move`, takings(draft)];
  return [...words, memory(draft, lastRound(draft) > 1)].join(' ');
}

/**
 * The position before the taking: the last mover has moved and may take a tile. The taken tile is back on the board.
 */
export function makeTakingDraft(draft: Draft): string {
  const before = { ...draft, fog: draft.fog | draft.tile, tile: 0 };
  const moment = `1/${lastRound(draft)}/${lastMover(draft)}/take`;
  const words = [draft.variant, makePlaces(draft.menhirs), makePlaces(before.fog), moment, '0/0'];
  return [...words, memory(before, lastRound(draft) > 1)].join(' ');
}

export const positionOf = (draft: Draft): Result<menhirsKit.Position> => menhirs.parsePosition(makeDraft(draft));

/** Whether the rules accept the drawing: the pieces are available, and the last move is possible. */
export const fits = (draft: Draft): boolean => positionOf(draft).ok;

function draftOf({ state }: menhirsKit.Position): Draft {
  const taking = state.phase === TAKING;
  const player = taking ? 3 - state.player : state.player;
  const step = state.setting.adam ? -1 : 1;
  return {
    variant: state.setting.variant,
    menhirs: state.menhirs,
    fog: state.fog,
    player,
    round: Math.max(1, taking && player === 1 ? state.round + step : state.round),
    moved: state.moved,
    heading: state.heading,
    tile: state.tile,
  };
}

export function parseDraft(text: string): Draft | undefined {
  const position = menhirs.parsePosition(text);
  return position.ok ? draftOf(position.value) : undefined;
}

/** Whether these tiles can have arrived with a move in this direction. */
export const canHaveMoved = (draft: Draft, moved: PlaceSet, heading: Direction): boolean =>
  isConnected(moved) && fits({ ...draft, moved, heading });
