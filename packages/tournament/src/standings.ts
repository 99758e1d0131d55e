/** The standings of a tournament: wins first, then the tie-breaks in the organiser's order. */
import type { TieBreak } from './settings.ts';
import { type Tally, tallies } from './tally.ts';
import { type EntryId, isDecided, type Tournament } from './tournament.ts';

export interface Standing {
  readonly id: EntryId;
  /** Entries that no tie-break separates share a place. */
  readonly place: number;
  readonly tally: Tally;
  /** In the order of the settings. A direct encounter is null unless all level entries have met. */
  readonly tieBreaks: readonly (number | null)[];
  /** The tie-break that separates this entry from the next one, if the score does not. */
  readonly decidedBy: TieBreak | null;
}

/** The standings after that many rounds; the current ones by default. */
export function standingsOf(tournament: Tournament, rounds = tournament.rounds.length): readonly Standing[] {
  const all = tallies(tournament, rounds);
  const { format, tieBreaks } = tournament.settings;
  const reached = format.kind === 'knockout' ? progress(tournament, rounds) : null;
  const score = (tally: Tally): number =>
    reached?.get(tally.id) ?? (format.kind === 'tables' ? tally.score : tally.wins);
  let groups: Tally[][] = splitBy([...all.values()], score);
  const decided = new Map<EntryId, TieBreak>();
  const values = new Map<EntryId, (number | null)[]>([...all.keys()].map((id) => [id, []]));
  for (const tieBreak of tieBreaks) {
    groups = groups.flatMap((group) => {
      const worth = new Map(group.map((tally) => [tally.id, worthOf(tieBreak, tally, group, all)]));
      for (const [id, value] of worth) values.get(id)!.push(value);
      const parts = splitBy(group, ({ id }) => worth.get(id) ?? 0);
      for (const part of parts.slice(0, -1)) decided.set(part.at(-1)!.id, tieBreak);
      return parts;
    });
  }
  let above = 0;
  return groups.flatMap((group) => {
    const place = above + 1;
    above += group.length;
    const named = group.toSorted((a, b) => nameOf(tournament, a.id).localeCompare(nameOf(tournament, b.id)));
    return named.map((tally, i) => ({
      id: tally.id,
      place,
      tally,
      tieBreaks: values.get(tally.id)!,
      decidedBy: (i === group.length - 1 ? decided.get(group.at(-1)!.id) : undefined) ?? null,
    }));
  });
}

const nameOf = ({ entries }: Tournament, id: EntryId): string => entries.get(id)!.name;

/** Groups of equal value, the highest first. */
function splitBy(tallied: readonly Tally[], worth: (tally: Tally) => number): Tally[][] {
  const groups = new Map<number, Tally[]>();
  for (const tally of tallied) {
    const group = groups.get(worth(tally));
    if (group) group.push(tally);
    else groups.set(worth(tally), [tally]);
  }
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}

function worthOf(
  tieBreak: TieBreak,
  tally: Tally,
  group: readonly Tally[],
  all: ReadonlyMap<EntryId, Tally>,
): number | null {
  switch (tieBreak) {
    case 'points':
      return tally.points;
    case 'early':
      return tally.earlyWins;
    case 'buchholz':
      return buchholz(tally, all);
    case 'direct':
      return directEncounter(tally, group);
  }
}

/** The scores of all opponents in half wins. A bye and a forfeit count as an opponent with one's own score. */
function buchholz(tally: Tally, all: ReadonlyMap<EntryId, Tally>): number {
  const met = tally.games.flatMap((game) =>
    game.opponents.map((id) => (game.forfeit ? tally.score : all.get(id)!.score)),
  );
  return met.reduce((sum, score) => sum + score, tally.byes * tally.score);
}

/** The entry's score against level entries; it counts only if all of them have met. */
function directEncounter(tally: Tally, group: readonly Tally[]): number | null {
  if (group.length === 1) return null;
  const complete = group.every((one) => group.every((other) => one === other || one.met.has(other.id)));
  if (!complete) return null;
  const level = new Set(group.map(({ id }) => id));
  return tally.games
    .filter((game) => !game.forfeit && game.opponents.some((id) => level.has(id)))
    .reduce((sum, game) => sum + (game.score ?? 0), 0);
}

/**
 * How far each entry came in a knockout: two for each round it won, and one more for winning the match for third place.
 */
function progress(tournament: Tournament, rounds: number): ReadonlyMap<EntryId, number> {
  const reached = new Map<EntryId, number>([...tournament.entries.keys()].map((id) => [id, -1]));
  const out = new Set<EntryId>();
  for (const round of tournament.rounds.slice(0, rounds)) {
    for (const id of round.byes) reached.set(id, 2 * round.number);
    for (const board of round.boards) {
      const forThird = board.seats.every((id) => out.has(id));
      const winner = isDecided(tournament, board) ? board.history.at(-1)!.result!.places.indexOf(1) : -1;
      for (const [seat, id] of board.seats.entries()) {
        const before = 2 * (round.number - 1);
        if (forThird) reached.set(id, reached.get(id)! + (seat === winner ? 1 : 0));
        else reached.set(id, seat === winner ? before + 2 : before);
        if (winner >= 0 && seat !== winner) out.add(id);
      }
    }
  }
  return reached;
}
