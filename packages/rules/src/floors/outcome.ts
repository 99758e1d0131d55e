/** The end of a game of Floors, and the players' ranks. */
import type { Outcome, Seat } from '../game.ts';
import { isInPlay, neededToWin, type Player, type Token } from './tokens.ts';

export type EndReason = 'all-but-one' | 'last-card' | 'none-left';

export interface Standing {
  readonly seat: Seat;
  /** Tokens that left by the exit. */
  readonly out: number;
  /** 1 for the first; players without tokens out share the last place. */
  readonly place: number;
}

export interface FloorsOutcome extends Outcome {
  readonly reason: EndReason;
  readonly ranking: readonly Standing[];
}

export interface Standings {
  readonly players: number;
  readonly stage: number;
  readonly tokens: readonly Token[];
  readonly pile: { readonly length: number };
  readonly left: readonly Player[];
  readonly shortStage: boolean;
}

/** The number of cards that a stage leaves unplayed: one in stage 1, and in stage 2 by an option. */
export const unplayed = (stage: number, shortStage: boolean): number => (stage === 1 || shortStage ? 1 : 0);

/** Why the game ends here, if it does. */
export function endOf({ players, stage, tokens, pile, left, shortStage }: Standings): EndReason | null {
  for (let player = 0; player < players; player++) {
    if (left.filter((other) => other === player).length >= neededToWin(players)) return 'all-but-one';
  }
  if (stage === 2 && pile.length <= unplayed(stage, shortStage)) return 'last-card';
  return stage === 2 && !tokens.some((token) => isInPlay(token.place)) ? 'none-left' : null;
}

/** Most tokens out; on a tie, the player who reached that number first. */
export function rank({ players, left }: Pick<Standings, 'players' | 'left'>): readonly Standing[] {
  const rows = Array.from({ length: players }, (_, player) => ({
    seat: player + 1,
    out: left.filter((other) => other === player).length,
    last: left.lastIndexOf(player),
  })).toSorted((a, b) => b.out - a.out || a.last - b.last);
  const some = rows.filter((row) => row.out > 0).length;
  return rows.map(({ seat, out }, i) => ({ seat, out, place: Math.min(i, some) + 1 }));
}

export function outcomeOf(standings: Standings): FloorsOutcome | null {
  const reason = endOf(standings);
  if (reason === null) return null;
  const ranking = rank(standings);
  return { winner: ranking[0]!.out > 0 ? ranking[0]!.seat : null, reason, ranking };
}
