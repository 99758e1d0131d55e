/**
 * The result of a hosted game for ratings and tournaments: the players at its beginning, their places, and whether it
 * can be rated.
 */
import type { Seat } from '@speeltafel/rules';
import { wasAbandonedAtOnce } from '../abandoned.ts';
import type { TableGame } from '../game.ts';
import { positionOf } from '../table.ts';
import type { Fact, Occupant, Seating } from './facts.ts';
import { DamagedLog, fold, opened } from './fold.ts';
import { type Hosted, isFinished } from './hosted.ts';

/** A player in the result: the guest who had the seat when the game began, or a computer player. */
export type Finisher = { readonly guest: string } | { readonly level: string };

export interface FinalResult {
  readonly game: string;
  readonly options: string;
  /** In the order of the seats. */
  readonly players: readonly Finisher[];
  /** 1 for the best; equal places are shared. */
  readonly places: readonly number[];
  readonly points: readonly number[];
  /** False if it ended on time or because a player resigned or left. */
  readonly playedOut: boolean;
  /** Why the game cannot be rated; null if it can. */
  readonly unrated: 'one-player' | 'took-back' | 'too-short' | null;
}

/** Null while the game goes on. */
export function finalResult<O, P, A>(kit: TableGame<O, P, A>, facts: readonly Fact[]): FinalResult | null {
  const [first, ...rest] = facts;
  if (first?.kind !== 'opened') throw new DamagedLog('A log begins with the opening of the table.');
  let now = opened(kit, first);
  let begun: Seating | null = null;
  for (const fact of rest) {
    now = fold(kit, now, fact);
    if (fact.kind === 'began') begun = now.seating;
  }
  if (begun === null || !isFinished(kit, now)) return null;
  const seats = Object.keys(begun).map(Number);
  const stayed = seats.map((seat) => isSame(begun[seat]!, now.seating[seat] ?? null));
  const { places, points } = standing(kit, now, seats, stayed);
  const players = seats.map((seat) => finisher(begun[seat]!));
  const named = players.map((player) => ('guest' in player ? player.guest : ''));
  const people = named.filter((guest) => guest !== '');
  const { played } = now.table!.course;
  return {
    game: kit.game.id,
    options: kit.game.makeOptions(now.options),
    players,
    places,
    points,
    playedOut: now.table!.brokenOff === null && stayed.every(Boolean),
    unrated:
      people.length === 0 || new Set(people).size < people.length
        ? 'one-player'
        : facts.some(({ kind }) => kind === 'took-back')
          ? 'took-back'
          : now.table!.brokenOff !== null && wasAbandonedAtOnce(played, seats)
            ? 'too-short'
            : null,
  };
}

const finisher = (sitter: Occupant): Finisher =>
  sitter.kind !== 'computer'
    ? { guest: sitter.guest }
    : sitter.keeps === null
      ? { level: sitter.level }
      : { guest: sitter.keeps.guest };

/** True if the player who began in the seat has it at the end. */
function isSame(begun: Occupant, now: Occupant | null): boolean {
  if (now === null) return false;
  if (now.kind === 'computer') return begun.kind === 'computer' && !now.left;
  return begun.kind !== 'computer' && begun.guest === now.guest;
}

/** Players who left the game share the last place. */
function standing<O, P, A>(
  kit: TableGame<O, P, A>,
  { table }: Hosted<O, P, A>,
  seats: readonly Seat[],
  stayed: readonly boolean[],
): { readonly places: readonly number[]; readonly points: readonly number[] } {
  const { brokenOff } = table!;
  const position = positionOf(table!);
  if (brokenOff === null && stayed.every(Boolean)) {
    const scored = kit.score?.(position);
    if (scored) return scored;
    const winner = kit.game.outcome(position)?.winner ?? null;
    return { places: seats.map((seat) => (winner === null || seat === winner ? 1 : 2)), points: seats.map(() => 0) };
  }
  const here = seats.map((seat, i) => stayed[i]! && (brokenOff === null || !lostBy(brokenOff, seat)));
  const scored = brokenOff === null ? kit.score?.(position) : null;
  const first = here.filter(Boolean).length;
  const rank = (i: number): number =>
    scored ? 1 + seats.filter((_, j) => here[j] && scored.places[j]! < scored.places[i]!).length : 1;
  const alone = first === 1 && seats.length === 2 ? (kit.pointsOfWin?.(position) ?? 0) : 0;
  return {
    places: seats.map((_, i) => (here[i] ? rank(i) : first + 1)),
    points: seats.map((_, i) => (here[i] ? (scored?.points[i] ?? alone) : 0)),
  };
}

const lostBy = ({ by, seat, winner }: { by: string; seat: Seat | null; winner: Seat | null }, other: Seat): boolean =>
  by !== 'agreed' && (seat === other || (winner !== null && winner !== other));
