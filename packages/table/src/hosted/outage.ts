/** Time in which no server was running is not charged to any player: the table's time stood still. */
import type { TableGame } from '../game.ts';
import type { Fact } from './facts.ts';
import { type Hosted, isFinished } from './hosted.ts';

/** By the server's clock. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** The facts for outages that a game has not sat out yet; several become one of the total length. */
export function factsForOutages<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  outages: readonly Outage[],
): readonly Fact[] {
  if (hosted.table === null || hosted.still !== null || isFinished(kit, hosted)) return [];
  const after = Math.max(hosted.began, hosted.resumed);
  const missed = outages.filter(({ until }) => until > after);
  if (missed.length === 0) return [];
  const until = Math.max(...missed.map((one) => one.until));
  const length = missed.reduce((sum, one) => sum + one.until - Math.max(one.from, after), 0);
  return [
    { kind: 'stopped', at: until - length, why: 'outage' },
    { kind: 'resumed', at: until },
  ];
}
