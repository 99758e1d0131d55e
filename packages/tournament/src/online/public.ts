/** What is public about an online tournament: no guests, and of chance nothing that is still to come. */
import type { OnlineFact } from './facts.ts';
import type { Online } from './online.ts';

const HIDDEN_SEED = '0'.repeat(32);

/** Tables where all play the same deal are not shown before their round is done, and the seed not before the tournament is over. */
export function publicFact(fact: OnlineFact, { tournament, deals }: Online): OnlineFact {
  switch (fact.kind) {
    case 'opened':
      return tournament.finished ? fact : { ...fact, seed: HIDDEN_SEED };
    case 'hosted':
      return { ...fact, guest: '' };
    case 'entered': {
      const { guest, ...entered } = fact;
      return entered;
    }
    case 'seated':
      return tournament.settings.sameDeal && !deals.has(fact.round) ? { ...fact, table: '' } : fact;
    default:
      return fact;
  }
}
