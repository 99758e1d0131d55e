/** The public part of an online tournament: no guest ids, and nothing of future chance. */
import type { OnlineFact } from './facts.ts';
import { byTable, type Online, tablesOf } from './online.ts';

const HIDDEN_SEED = '0'.repeat(32);

/** Hides tables with a shared deal until their round is over, and the seed until the tournament is over. */
export function publicFact(fact: OnlineFact, online: Online): OnlineFact {
  const { tournament, seals, deals } = online;
  const isHidden = (round: number): boolean => seals.has(round) && !deals.has(round);
  const tables = ({ round, board }: { readonly round: number; readonly board: number }): readonly string[] =>
    tablesOf(online, round, board).map(byTable);
  switch (fact.kind) {
    case 'opened':
      return tournament.finished ? fact : { ...fact, seed: HIDDEN_SEED };
    case 'reopened':
      return tournament.finished || fact.seed === undefined ? fact : { ...fact, seed: HIDDEN_SEED };
    case 'hosted':
      return { ...fact, guest: '' };
    case 'entered': {
      const { guest, ...entered } = fact;
      return entered;
    }
    case 'seated':
      return isHidden(fact.round) ? { ...fact, table: '' } : fact;
    // A result names its table, too.
    case 'result':
      return isHidden(fact.round) && tables(fact).includes(fact.by) ? { ...fact, by: byTable('') } : fact;
    default:
      return fact;
  }
}
