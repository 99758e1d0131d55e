/** Pairing a round of a large Swiss tournament, and checking the guarantees of 10,000 random tournaments. */
import {
  type Fact,
  fold,
  foldAll,
  open,
  pairNextRound,
  type Tournament,
  tallies,
} from '../packages/tournament/src/index.ts';
import { type Random, randomFrom } from '../packages/tournament/test/random.ts';
import { playRandomly } from '../packages/tournament/test/random-swiss.ts';
import { atMost, type Row } from './print-table.ts';

/** The processor of a phone is about four times as slow. */
const PHONE = 4;
const TOURNAMENTS = 10_000;

export function tournamentRows(): Row[] {
  const random = randomFrom(1);
  return [
    atMost('pair a Swiss round of 64, on a phone', PHONE * bestOf(5, () => slowestPairing(64, random)), 'ms', 100),
    atMost(
      'pair a Swiss round of 256',
      bestOf(3, () => slowestPairing(256, random)),
      'ms',
      2000,
    ),
    ...randomTournaments(),
  ];
}

const bestOf = (runs: number, run: () => number): number => Math.min(...Array.from({ length: runs }, run));

/** The slowest pairing of rounds 2 to 5; the first one warms up. */
function slowestPairing(entries: number, random: Random): number {
  let tournament = opened(entries, random);
  let slowest = 0;
  for (let round = 1; round <= 5; round++) {
    const start = performance.now();
    const paired = pairNextRound(tournament);
    const took = performance.now() - start;
    if (!paired.ok) throw new Error(paired.refusal.message);
    if (round > 1) slowest = Math.max(slowest, took);
    const { boards, byes } = paired.value;
    const facts: Fact[] = [
      { kind: 'paired', at: 0, round, boards: boards.map((seats) => [...seats]), byes: [...byes] },
      ...boards.map((_, i): Fact => {
        const places =
          random.below(8) === 0
            ? [1, 1]
            : random.pick([
                [1, 2],
                [2, 1],
              ]);
        return {
          kind: 'result',
          at: 0,
          round,
          board: i + 1,
          result: { places, points: [0, 0], how: 'played' },
          by: 'bench',
        };
      }),
    ];
    tournament = facts.reduce(fold, tournament);
  }
  return slowest;
}

function opened(entries: number, random: Random): Tournament {
  const begun = open(
    {
      name: '',
      seed: random.seed(),
      settings: {
        game: 'menhirs',
        options: '',
        format: { kind: 'swiss', rounds: 5 },
        tieBreaks: [],
        sameDeal: false,
        minutes: null,
      },
    },
    0,
  );
  if (!begun.ok) throw new Error(begun.refusal.message);
  const facts = [
    begun.value,
    ...Array.from({ length: entries }, (_, i): Fact => ({ kind: 'entered', at: 0, entry: `e${i + 1}`, name: `${i}` })),
  ];
  const folded = foldAll(facts);
  if (!folded.ok) throw new Error(folded.refusal.message);
  return folded.value;
}

/** Counts violations of the guarantees. The unit tests check more, but on fewer tournaments. */
function randomTournaments(): Row[] {
  const random = randomFrom(2);
  let rematches = 0;
  let secondByes = 0;
  let imbalance = 0;
  for (let i = 0; i < TOURNAMENTS; i++) {
    // Pairing is hardest in small tournaments.
    const entries = 4 + random.below(i % 20 === 0 ? 125 : 20);
    playRandomly(random, entries, ({ tournament, avoidableRematch, avoidableBye }) => {
      if (avoidableRematch) rematches += 1;
      if (avoidableBye) secondByes += 1;
      for (const { starts } of tallies(tournament).values()) imbalance = Math.max(imbalance, Math.abs(starts));
    });
  }
  return [
    atMost(`1 + avoidable rematches in ${TOURNAMENTS} tournaments`, 1 + rematches, '', 1),
    atMost('1 + avoidable second byes', 1 + secondByes, '', 1),
    atMost('largest difference of starts', imbalance, '', 2),
  ];
}
