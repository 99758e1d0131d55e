/** Begins the next round. */
import { accept, type Result } from '@speeltafel/rules';
import { decide } from '../decide.ts';
import { present } from '../tournament.ts';
import type { OnlineFact } from './facts.ts';
import { foldOnline, type Online } from './online.ts';

/** The first round is for players who have checked in; others join when they do. */
export function pairNow(online: Online, at: number): Result<readonly OnlineFact[]> {
  const { tournament, here, machines } = online;
  const away =
    tournament.rounds.length > 0
      ? []
      : present(tournament).filter(({ id }) => machines.get(id)?.kind !== 'computer' && !here.has(id));
  const left = away.map(({ id }) => ({ kind: 'withdrawn', at, entry: id }) as const);
  const paired = decide(left.reduce(foldOnline, online).tournament, { kind: 'pair' }, { by: 'organiser', at });
  return paired.ok ? accept([...left, ...paired.value]) : paired;
}
