/**
 * The exact solver of "save your tokens": the last player to move this round needs turns after which no card left in
 * the pile costs an own token. It tries every order of the tokens and every path; results with all tiles and tokens on
 * the same places are one.
 */
import { floorsKit } from '@speeltafel/rules';
import type { Solution } from '../puzzle.ts';

const { CARDS, canMove, drawable, endTurn, isInPlay, isOnBoard, Match, MOVED, makeAction } = floorsKit;
const { Reach, SHOWS, SQUARES, walkLengthOf, walk } = floorsKit;

type Match = floorsKit.Match;
type Position = floorsKit.Position;

export interface Saving {
  readonly turns: Solution;
  /** The number of possible cards that cost an own token. */
  readonly danger: number;
}

/** True if only tokens of this player are left to move, so that the monster comes next. */
export const isLastToMove = ({ phase, turn, tokens }: Position): boolean =>
  phase === 'tokens' && tokens.every(({ player, moved, place }) => player === turn || moved || !isInPlay(place));

function costs(match: Match, player: number, card: number): boolean {
  const own: number[] = [];
  for (let token = 0; token < match.tokens; token++)
    if (match.ownerOf(token) === player && isOnBoard(match.placeOf(token))) own.push(token);
  const mark = match.mark();
  walk(match, walkLengthOf(card, match.fiveIsHits));
  const lost = own.some((token) => !isOnBoard(match.placeOf(token)));
  match.undo(mark);
  return lost;
}

function dangerOf(match: Match, player: number): number {
  if (match.over) return 0;
  let danger = 0;
  for (let card = 0; card < CARDS.length; card++) {
    const count = drawable(match, card);
    if (count > 0 && costs(match, player, card)) danger += count;
  }
  return danger;
}

const placesOf = (match: Match): string =>
  String.fromCharCode(
    ...match.bytes.subarray(0, SQUARES),
    ...Array.from({ length: match.tokens }, (_, token) => match.placeOf(token)),
  );

/** In the middle of a turn it also matters which tokens have moved. */
const stageOf = (match: Match): string =>
  placesOf(match) + String.fromCharCode(...match.bytes.subarray(MOVED, MOVED + match.tokens));

/** Every result of the rest of the round for the player to move. */
export function everySaving(position: Position): Saving[] {
  const match = new Match(position);
  const player = match.turn;
  const savings = new Map<string, Saving>();
  const stages = new Set<string>();
  const searches: floorsKit.Reach[] = [];
  const play = (turns: Solution): void => {
    if (match.over || match.phase === 'monster') {
      const places = placesOf(match);
      if (!savings.has(places)) savings.set(places, { turns, danger: dangerOf(match, player) });
      return;
    }
    searches[turns.length] ??= new Reach();
    const reach = searches[turns.length]!;
    for (let token = 0; token < match.tokens; token++) {
      if (match.ownerOf(token) !== player || !canMove(match, token)) continue;
      const shows = match.bytes[SHOWS + token]!;
      reach.search(match, token);
      for (let result = 0; result < reach.count; result++) {
        const mark = match.mark();
        endTurn(match, token, reach.apply(result));
        const stage = stageOf(match);
        if (!stages.has(stage)) {
          stages.add(stage);
          play([...turns, makeAction({ type: 'move', player, shows, path: reach.pathOf(result) })]);
        }
        match.undo(mark);
      }
    }
  };
  if (isLastToMove(position)) play([]);
  return [...savings.values()];
}

/** One solution for every way to be safe from all cards. */
export const solveSave = (position: Position): Solution[] =>
  everySaving(position)
    .filter(({ danger }) => danger === 0)
    .map(({ turns }) => turns);
