/** The turns a player may take: every distinct result of every token that may move. */
import { floorsKit } from '@speeltafel/rules';

const { canMove, endTurn, findToken, playPath, SHOWS, SQUARES } = floorsKit;

/** One result of one token's turn. */
export interface TokenTurn {
  readonly token: number;
  readonly action: floorsKit.Move;
}

/** A turn while it is in effect on the floor. */
export interface TriedTurn {
  readonly token: number;
  readonly place: floorsKit.Place;
  /** True if it moves tiles. */
  readonly pushes: boolean;
  make(): TokenTurn;
}

export function movers(match: floorsKit.Match): number[] {
  const list: number[] = [];
  for (let token = 0; token < match.tokens; token++) {
    if (match.ownerOf(token) === match.turn && canMove(match, token)) list.push(token);
  }
  return list;
}

/** Calls `each` with every turn of the player to move in effect on the floor, until it returns false. */
export function tryTurns(match: floorsKit.Match, reach: floorsKit.Reach, each: (turn: TriedTurn) => boolean): void {
  const player = match.turn;
  for (const token of movers(match)) {
    const shows = match.bytes[SHOWS + token]!;
    const lifts = match.placeOf(token) < SQUARES ? 1 : 0;
    reach.search(match, token);
    for (let result = 0; result < reach.count; result++) {
      const mark = match.mark();
      const place = reach.apply(result);
      const pushes = match.mark() > mark + lifts;
      endTurn(match, token, place);
      const make = (): TokenTurn => ({ token, action: { type: 'move', player, shows, path: reach.pathOf(result) } });
      const goOn = each({ token, place, pushes, make });
      match.undo(mark);
      if (!goOn) return;
    }
  }
}

/** The turn for an action of the player to move. */
export function turnOf(match: floorsKit.Match, action: floorsKit.Move): TokenTurn {
  const token = findToken(match, action.player, action.shows);
  if (!token.ok) throw new Error(token.refusal.message);
  return { token: token.value, action };
}

/** Plays a turn on the floor for which it was found. */
export function playTurn(match: floorsKit.Match, { token, action }: TokenTurn): void {
  const place = playPath(match, token, action.path);
  if (!place.ok) throw new Error(place.refusal.message);
  endTurn(match, token, place.value);
}
