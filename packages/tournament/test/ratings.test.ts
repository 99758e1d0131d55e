import { describe, expect, it } from 'vitest';
import {
  isProvisional,
  laterRating,
  NEW_SKILL,
  RATED_GAMES,
  type Rating,
  rateGame,
  ratePlaces,
  unrated,
} from '../src/index.ts';
import { ratePeriod } from '../src/ratings/glicko.ts';
import { randomFrom } from './random.ts';

const OPENSKILL: readonly { before: number[][]; places: number[]; after: number[][] }[] = [
  {
    before: [
      [25, 8.333333333333334],
      [25, 8.333333333333334],
    ],
    places: [1, 2],
    after: [
      [27.635389493140497, 8.06590141354368],
      [22.364610506859503, 8.06590141354368],
    ],
  },
  {
    before: [
      [25, 8.333333333333334],
      [25, 8.333333333333334],
      [25, 8.333333333333334],
      [25, 8.333333333333334],
    ],
    places: [2, 1, 4, 3],
    after: [
      [26.55291815138952, 8.17961798837266],
      [27.795252672501135, 8.263571791259416],
      [20.962412806387245, 8.084127880168786],
      [24.689416369722096, 8.084127880168786],
    ],
  },
  {
    before: [
      [28, 4],
      [22, 6],
      [30, 3],
      [25, 8],
      [20, 5],
    ],
    places: [3, 1, 2, 5, 4],
    after: [
      [28.071709329063882, 3.9788366985403916],
      [23.96545434905429, 5.97663345829759],
      [30.240417672013443, 2.996542875703771],
      [19.399063467586515, 7.535949832220056],
      [20.043695798574806, 4.941239085035669],
    ],
  },
  {
    before: [
      [28, 4],
      [22, 6],
      [30, 3],
    ],
    places: [1, 1, 3],
    after: [
      [28.210316790082857, 3.9762456021794796],
      [22.999015575632203, 5.912118393417015],
      [29.6317584869118, 2.992858661922831],
    ],
  },
  {
    before: [
      [25, 7],
      [26, 6],
      [27, 5],
      [24, 4],
      [23, 3],
      [22, 2],
      [21, 8],
    ],
    places: [7, 6, 5, 4, 3, 2, 1],
    after: [
      [20.745929977318063, 6.775493441352985],
      [24.69461434825239, 5.876206792540367],
      [26.716424865183125, 4.952727920470423],
      [24.24738539652013, 3.987985295089992],
      [23.267261031866937, 2.998435196269716],
      [22.16202928457196, 2.0014134249964757],
      [24.12573151090164, 7.963301697907387],
    ],
  },
  {
    before: [
      [25, 7],
      [26, 6],
      [27, 5],
      [24, 4],
    ],
    places: [1, 3, 3, 2],
    after: [
      [27.66239614985436, 6.919782341508559],
      [24.505139783786788, 5.840549682715117],
      [25.818529781098654, 4.922050323219259],
      [24.551193617126888, 3.982939594381336],
    ],
  },
];

const DAY = 24 * 60 * 60 * 1000;

describe('Glicko-2', () => {
  it('gives the published example to its last printed digit', () => {
    const games = [
      [1400, 30, 1],
      [1550, 100, 0],
      [1700, 300, 0],
    ] as const;
    const { rating, rd, vol } = ratePeriod({ rating: 1500, deviation: 200, volatility: 0.06 }, games);
    // The paper rounds intermediate results: the new rating is 173.7178 times the printed -0.2069.
    const printed = ((rating - 1500) / 173.7178).toFixed(4);
    expect(printed).toBe('-0.2069');
    expect((1500 + 173.7178 * Number(printed)).toFixed(2)).toBe('1464.06');
    expect(rd.toFixed(2)).toBe('151.52');
    expect(Math.floor(vol * 1e5) / 1e5).toBe(0.05999);
  });

  it('is less certain after a time without games, but never less than for a newcomer', () => {
    const known: Rating = { ...unrated(0), deviation: 60, games: 40 };
    const later = laterRating(known, 365 * DAY);
    expect(later.rating).toBe(known.rating);
    expect(later.deviation).toBeGreaterThan(60);
    expect(laterRating(known, 1e6 * DAY).deviation).toBe(350);
    expect(laterRating(known, -DAY)).toEqual(known);
  });

  it('is provisional until there are enough games', () => {
    let [a, b] = [unrated(0), unrated(0)];
    expect(isProvisional(a)).toBe(true);
    for (let game = 1; game <= 20; game++) [a, b] = rateGame(a, b, game % 2 === 0 ? 1 : 0, game);
    expect(isProvisional(a)).toBe(false);
    expect(Math.abs(a.rating - b.rating)).toBeLessThan(100);
  });

  it('finds players of known strength within 60 points after 30 games against settled opponents, on average', () => {
    const random = randomFrom(3);
    const players = 300;
    let errors = 0;
    for (let player = 0; player < players; player++) {
      const truth = 1100 + 800 * random.next();
      let own = unrated(0);
      for (let game = 1; game <= 30; game++) {
        const at = game * DAY;
        const rating = own.rating + 200 * (random.next() - 0.5);
        const opponent: Rating = { rating, deviation: 60, volatility: 0.06, at, games: 50 };
        const chance = 1 / (1 + 10 ** ((rating - truth) / 400));
        [own] = rateGame(own, opponent, random.next() < chance ? 1 : 0, at);
      }
      errors += Math.abs(own.rating - truth);
    }
    expect(errors / players).toBeLessThan(60);
  });
});

describe('Plackett-Luce', () => {
  it('moves the first up, the last down, and becomes more certain about all', () => {
    const after = ratePlaces([NEW_SKILL, NEW_SKILL, NEW_SKILL, NEW_SKILL], [2, 1, 4, 3]);
    const order = [1, 0, 3, 2].map((seat) => after[seat]!.mean);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    for (const { deviation, games } of after) {
      expect(deviation).toBeLessThan(NEW_SKILL.deviation);
      expect(games).toBe(1);
    }
  });

  it('agrees with an independent implementation', () => {
    // openskill 5.0.1, rate() with its default model Plackett-Luce.
    for (const { before, places, after } of OPENSKILL) {
      const skills = before.map(([mean, deviation]) => ({ mean: mean!, deviation: deviation!, games: 0 }));
      for (const [i, { mean, deviation }] of ratePlaces(skills, places).entries()) {
        expect(mean).toBeCloseTo(after[i]![0]!, 8);
        expect(deviation).toBeCloseTo(after[i]![1]!, 8);
      }
    }
  });

  it('leaves players of a shared place unchanged', () => {
    for (const { mean } of ratePlaces([NEW_SKILL, NEW_SKILL, NEW_SKILL], [1, 1, 1])) expect(mean).toBeCloseTo(25, 8);
  });
});

describe('the pool of a game', () => {
  it('depends on the variant; a game on a custom board has none', () => {
    const { poolOf } = RATED_GAMES.get('menhirs');
    expect(poolOf('v2 hidden=on')).toBe('menhirs-v2');
    expect(poolOf('adam board=b1.b4.e4.f2.g2')).toBe(null);
    expect(poolOf('chess')).toBe(null);
  });
});
