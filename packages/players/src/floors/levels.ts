/**
 * The levels, named after people of the castle, from weakest to strongest. A level is data: what it considers, what it
 * overlooks, and how far it searches.
 */
import { floorsKit } from '@speeltafel/rules';
import { ALL_CARDS } from './card-outcomes.ts';
import { type FloorsPlayer, type FloorsThought, isToMove, NO_THOUGHT } from './floors-player.ts';
import { type LearnedStyle, openSearch } from './open-search.ts';
import type { Search, SearchedTurn } from './search.ts';
import { layAtRandom, layForCover } from './tile-laying.ts';
import type { TokenTurn } from './turns.ts';

export interface FloorsLevel extends LearnedStyle {
  readonly id: string;
  /** The simulated thinking time for a turn in live play, in milliseconds. */
  readonly pace: readonly [number, number];
  /** True if it lays tiles with a plan. */
  readonly plansTiles: boolean;
}

const cards = (...names: floorsKit.Card[]): number =>
  names.reduce((bits, name) => bits | (1 << floorsKit.CARDS.indexOf(name)), 0);

const NEVER = 0;

/** Weakest first. */
export const FLOORS_LEVELS: readonly FloorsLevel[] = [
  // Runs for the exit and ignores everyone else.
  {
    id: 'lost-guest',
    pace: [600, 1800],
    considered: NEVER,
    pushes: false,
    noise: 0.12,
    width: 1,
    imagined: 0,
    plansTiles: false,
    learned: false,
  },
  // Expects the shortest walk of the monster.
  {
    id: 'kitchen-boy',
    pace: [600, 1800],
    considered: cards('5'),
    pushes: false,
    noise: 0.03,
    width: 1,
    imagined: 0,
    plansTiles: false,
    learned: false,
  },
  {
    id: 'candle-bearer',
    pace: [700, 2000],
    considered: cards('5', '7'),
    pushes: false,
    noise: 0.015,
    width: 1,
    imagined: 0,
    plansTiles: false,
    learned: false,
  },
  // Considers every card, but not the other players' turns.
  {
    id: 'night-watch',
    pace: [700, 2000],
    considered: ALL_CARDS,
    pushes: true,
    noise: 0,
    width: 1,
    imagined: 0,
    plansTiles: true,
    learned: false,
  },
  // From here on levels consider the other players' turns.
  {
    id: 'gravedigger',
    pace: [700, 2000],
    considered: ALL_CARDS,
    pushes: true,
    noise: 0,
    width: 2,
    imagined: 2,
    plansTiles: true,
    learned: false,
  },
  {
    id: 'castellan',
    pace: [600, 1800],
    considered: ALL_CARDS,
    pushes: true,
    noise: 0,
    width: 6,
    imagined: 16,
    plansTiles: true,
    learned: false,
  },
  {
    id: 'monster-tamer',
    pace: [500, 1500],
    considered: ALL_CARDS,
    pushes: true,
    noise: 0,
    width: 40,
    imagined: Number.POSITIVE_INFINITY,
    plansTiles: true,
    learned: true,
  },
];

export const FULL_STRENGTH: FloorsLevel = FLOORS_LEVELS.at(-1)!;

/** The strongest level without the learned value, as a baseline for it. */
export const HAND_SET: FloorsLevel = { ...FULL_STRENGTH, id: 'hand-set', learned: false };

/**
 * The factor by which the search must grow before a new best turn is reported: at first it changes with every rollout.
 */
const BETWEEN_REPORTS = 1.25;

const thoughtOf = (search: Search, { turn, chance }: SearchedTurn): FloorsThought => ({
  actions: [turn.action],
  value: 2 * Math.min(1, Math.max(0, chance)) - 1,
  depth: search.depth,
  nodes: search.nodes,
});

export function playerOf(level: FloorsLevel): FloorsPlayer {
  return {
    think(position, seat, budget, seed, report) {
      if (!isToMove(position, seat)) return NO_THOUGHT;
      if (position.phase === 'lay') return (level.plansTiles ? layForCover : layAtRandom)(position, budget, seed);
      const search = openSearch(position, budget, seed, level);
      let told: TokenTurn | undefined;
      let next = 0;
      const tell = (best: SearchedTurn): void => {
        if (best.turn === told) return;
        told = best.turn;
        next = search.nodes * BETWEEN_REPORTS;
        report?.(thoughtOf(search, best));
      };
      tell(search.best());
      while (search.grow()) if (search.nodes >= next) tell(search.best());
      const best = search.best();
      tell(best);
      return thoughtOf(search, best);
    },
  };
}
