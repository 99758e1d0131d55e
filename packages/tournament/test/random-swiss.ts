/** Random Swiss tournaments for tests and benchmarks, with an independent check of each pairing. */
import { type EntryId, pairKey, present, type Tournament, tallies } from '../src/index.ts';
import type { Random } from './random.ts';
import { named, settingsFor, TIE, Trial, win } from './trial.ts';

export interface Paired {
  readonly before: Tournament;
  readonly tournament: Tournament;
  /** Two entries met again although another pairing without rematches existed, with start balances of at most two. */
  readonly avoidableRematch: boolean;
  /** An entry got a second bye while another had none. */
  readonly avoidableBye: boolean;
}

/** With late entries, withdrawals, returns and pairs kept apart; `look` gets every pairing. */
export function playRandomly(random: Random, entries: number, look: (paired: Paired) => void): void {
  const rounds = Math.max(1, Math.min(entries - 1, 3 + random.below(5)));
  const trial = new Trial(settingsFor({ kind: 'swiss', rounds }), random.seed());
  trial.enter(...named(entries));
  if (entries > 6 && random.below(3) === 0) {
    const ids = [...trial.tournament.entries.keys()];
    const a = random.pick(ids);
    trial.do({ kind: 'keep-apart', pair: [a, random.pick(ids.filter((id) => id !== a))] });
  }
  for (let round = 1; round <= rounds; round++) {
    if (random.below(4) === 0) trial.enter(`Late ${round}`);
    const here = present(trial.tournament);
    if (here.length > 4 && random.below(4) === 0) trial.do({ kind: 'withdraw', entry: random.pick(here).id });
    const gone = [...trial.tournament.entries.values()].filter(({ withdrawn }) => withdrawn);
    if (gone.length > 0 && random.below(3) === 0) trial.do({ kind: 'return', entry: random.pick(gone).id });
    const before = trial.tournament;
    trial.do({ kind: 'pair' });
    look(lookAt(before, trial.tournament));
    trial.play(() => (random.below(8) === 0 ? TIE : win(random.pick([1, 2] as const), 1 + random.below(11))));
  }
}

function lookAt(before: Tournament, tournament: Tournament): Paired {
  const all = tallies(before);
  const { boards, byes } = tournament.rounds.at(-1)!;
  const ids = present(before).map(({ id }) => id);
  const barred = (a: EntryId, b: EntryId) =>
    all.get(a)!.met.has(b) ||
    before.apart.has(pairKey(a, b)) ||
    (all.get(a)!.starts === all.get(b)!.starts && Math.abs(all.get(a)!.starts) === 2);
  const again = byes.length > 1 || boards.some(({ seats }) => barred(seats[0]!, seats[1]!));
  return {
    before,
    tournament,
    avoidableRematch:
      again &&
      canPair(
        ids,
        (a, b) => !barred(a, b),
        (id) => all.get(id)!.byes === 0,
      ),
    avoidableBye: byes.some((id) => all.get(id)!.byes > 0) && ids.some((id) => all.get(id)!.byes === 0),
  };
}

/**
 * True if all entries can be paired with permitted opponents, one of an odd number getting a bye: by search, the
 * hardest first.
 */
function canPair(
  ids: readonly EntryId[],
  may: (a: EntryId, b: EntryId) => boolean,
  mayStay: (id: EntryId) => boolean,
): boolean {
  let steps = 0;
  const search = (left: readonly EntryId[], bye: boolean): boolean => {
    if (left.length === 0) return true;
    if (++steps > 100_000) return false;
    const choices = left.map((id) => left.filter((other) => other !== id && may(id, other)).length);
    const first = left[choices.indexOf(Math.min(...choices))]!;
    const rest = left.filter((id) => id !== first);
    const found = rest.some(
      (other) =>
        may(first, other) &&
        search(
          rest.filter((id) => id !== other),
          bye,
        ),
    );
    return found || (bye && mayStay(first) && search(rest, false));
  };
  return search(ids, ids.length % 2 === 1);
}
