/** When a computer player may play for somebody who is away: the server asks it, and the page shows it. */
import type { Seat } from '@speeltafel/rules';
import { type Table, type TableGame, waitsFor } from '../table.ts';

/** Somebody who is away, and waited for, for so long may be replaced by a computer player. */
export const AWAY = 60_000;
/** With so much time to think, being away is no reason. */
const UNHURRIED = 60 * 60_000;

/** How long until somebody who has been away for so long may be replaced, if the game waits for them; null: not at this table. */
export function untilReplaced<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  away: number,
  at: number,
): number | null {
  const { rule, since } = table.clocks;
  const toThink = rule.kind === 'none' ? 0 : rule.kind === 'turn' ? rule.each : rule.initial;
  if (toThink > UNHURRIED) return null;
  const waited = waitsFor(kit, table).includes(seat) ? at - since : 0;
  return Math.max(0, AWAY - Math.min(waited, away));
}
