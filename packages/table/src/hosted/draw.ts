/**
 * The draw before a game. Each page pledges a value by its SHA-256 when its player sits down. When every seat is taken,
 * pages show their values, and the seed is mixed from all of them and the table's secret, which was sealed before. A
 * value that is not shown in time does not count: the game waits for no one.
 */
import { type Mix, refuse, seal } from '@speeltafel/rules';
import type { ClockRule } from '../clock.ts';
import { done, type Facts, type Sender } from './commands.ts';
import type { Fact, Pledges, Seating, TournamentBoard } from './facts.ts';
import { type Hosted, playsFor, type Share } from './hosted.ts';
import { isHurried } from './stand-in.ts';

/** The shares of seated guests who have pledged a value. */
export function sharesOf(seating: Seating, pledges: Pledges): readonly Share[] {
  return Object.entries(pledges)
    .flatMap(([guest, pledge]): Share[] => {
      const first = Object.keys(seating).find((seat) => playsFor(seating[Number(seat)]!, guest));
      return first === undefined ? [] : [{ seat: Number(first), guest, pledge, value: null }];
    })
    .toSorted((a, b) => a.seat - b.seat);
}

/**
 * The first moment of a game. No clock runs before the player to act has seen the board, except on a tournament board,
 * where a player who does not come could otherwise hold up the round.
 */
export const began = (clock: ClockRule, at: number, tournament: TournamentBoard | null): Fact => ({
  kind: 'began',
  at,
  ...(isHurried(clock) && tournament === null && { unseen: true }),
});

/** The consequences when every seat is taken. */
export const beginning = (
  seating: Seating,
  pledges: Pledges,
  clock: ClockRule,
  at: number,
  tournament: TournamentBoard | null = null,
): Fact => (sharesOf(seating, pledges).length > 0 ? { kind: 'drawing', at } : began(clock, at, tournament));

/** The parts of the seed; undefined if no one pledged anything. */
export const mixOf = <O, P, A>({ draw, seed }: Hosted<O, P, A>): Mix | undefined =>
  draw === null ? undefined : { secret: seed, parts: draw.shares.map(({ seat, value }) => ({ seat, value })) };

/** A page shows its value; the last one begins the game. */
export function show<O, P, A>(
  { draw, table, clock, tournament }: Hosted<O, P, A>,
  value: string,
  { guest, at }: Sender,
): Facts {
  const share = draw?.shares.find((one) => one.guest === guest);
  if (draw === null || share === undefined) return refuse('no-pledge', 'No value of yours is awaited.');
  if (share.value === value) return done();
  if (table !== null) return refuse('begun', 'The game has begun.');
  if (seal(value) !== share.pledge) return refuse('other-value', 'This is not the value that was pledged.');
  const last = draw.shares.every((one) => one === share || one.value !== null);
  return last
    ? done({ kind: 'showed', guest, value }, began(clock, at, tournament))
    : done({ kind: 'showed', guest, value });
}
