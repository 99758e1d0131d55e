/** What needs a guest's attention at a table, even if they have closed the page. None of it is hidden information. */
import type { Seat } from '@speeltafel/rules';
import type { TableGame } from '../game.ts';
import { isOver, type Table, waitsFor } from '../table.ts';
import { type Hosted, seatsOf } from './hosted.ts';

export const ATTENTIONS = ['turn', 'question', 'rematch', 'round', 'newcomer'] as const;

export interface Attention {
  /**
   * Their turn, a question of another player, a next game, the start of a tournament round, a guest who asks the host
   * for a seat.
   */
  readonly kind: (typeof ATTENTIONS)[number];
  /** Identifies the occasion: stays the same while it is about the same thing; never empty. */
  readonly key: string;
  /** When it began, and when the guest's time runs out (null for never), both by the server's clock. */
  readonly since: number;
  readonly deadline: number | null;
}

export function attentionOf<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  guest: string,
): readonly Attention[] {
  const seats = seatsOf(hosted.seating, guest);
  return [...newcomers(hosted, guest), ...questions(hosted, seats), ...turns(kit, hosted, seats)];
}

const newcomers = <O, P, A>({ asking, host, table }: Hosted<O, P, A>, guest: string): readonly Attention[] =>
  asking.length === 0 || host !== guest || table !== null
    ? []
    : [{ kind: 'newcomer', key: 'asks', since: 0, deadline: null }];

function questions<O, P, A>({ offer, table }: Hosted<O, P, A>, seats: readonly Seat[]): readonly Attention[] {
  if (offer === null || seats.includes(offer.by) || seats.every((seat) => offer.agreed.includes(seat))) return [];
  const kind = offer.what === 'rematch' ? 'rematch' : 'question';
  return [{ kind, key: `${offer.what} ${table?.course.played.length}`, since: 0, deadline: null }];
}

function turns<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  seats: readonly Seat[],
): readonly Attention[] {
  const { table, tournament, began, still } = hosted;
  if (table === null || isOver(kit, table) || still?.why === 'pause' || seats.length === 0) return [];
  const { played } = table.course;
  const seat = waitsFor(kit, table).find((one) => seats.includes(one));
  const deadline = seat === undefined ? null : runsOut(hosted, table, seat);
  if (tournament !== null && played.length === 0) return [{ kind: 'round', key: 'begins', since: began, deadline }];
  if (seat === undefined) return [];
  const first = beginningOfTurn(kit, table, seat);
  const since = began + (played[first - 1]?.at ?? 0);
  return [{ kind: 'turn', key: `${first}`, since, deadline }];
}

/** The number of the action since which the game has waited for this seat: a turn may have several. */
function beginningOfTurn<O, P, A>({ game }: TableGame<O, P, A>, { course }: Table<O, P, A>, seat: Seat): number {
  const { positions } = course;
  let first = positions.length - 1;
  while (first > 0 && game.toAct(positions[first - 1]!).includes(seat)) first -= 1;
  return first;
}

const runsOut = <O, P, A>({ began, still }: Hosted<O, P, A>, { clocks }: Table<O, P, A>, seat: Seat): number | null =>
  clocks.rule.kind === 'none' || still !== null ? null : began + clocks.since + (clocks.left[seat] ?? 0);
