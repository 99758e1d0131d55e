/**
 * The people of the castle, from the one who trusts their luck to the one who makes the monster dance. A level is data: what it thinks
 * of, what it overlooks, and how far it thinks.
 */
import { floorsKit } from '@speeltafel/rules';
import { ALL_CARDS } from './card-outcomes.ts';
import { type FloorsPlayer, type FloorsThought, isToMove, NO_THOUGHT } from './floors-player.ts';
import { Rollout } from './rollout.ts';
import { layAtRandom, layForCover } from './tile-laying.ts';
import { type Candidate, estimateOf, type SearchStyle, TurnSearch } from './turn-search.ts';

export interface FloorsLevel extends SearchStyle {
  readonly id: string;
  /** How long it seems to think over a turn where it plays live, in milliseconds. */
  readonly pace: readonly [number, number];
  /** Whether it lays tiles with a plan. */
  readonly plansTiles: boolean;
}

const cards = (...names: floorsKit.Card[]): number =>
  names.reduce((bits, name) => bits | (1 << floorsKit.CARDS.indexOf(name)), 0);

const NEVER = 0;

/** Weakest first. */
export const FLOORS_LEVELS: readonly FloorsLevel[] = [
  // Runs for the exit as if it were alone in the castle.
  {
    id: 'lost-guest',
    pace: [600, 1800],
    considered: NEVER,
    pushes: false,
    noise: 0.12,
    width: 1,
    imagined: 0,
    plansTiles: false,
  },
  // Hopes that the monster is lazy today.
  {
    id: 'kitchen-boy',
    pace: [600, 1800],
    considered: cards('5'),
    pushes: false,
    noise: 0.03,
    width: 1,
    imagined: 0,
    plansTiles: false,
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
  },
  // Sees every card, but not what the others will do.
  {
    id: 'night-watch',
    pace: [700, 2000],
    considered: ALL_CARDS,
    pushes: true,
    noise: 0,
    width: 1,
    imagined: 0,
    plansTiles: true,
  },
  // From here on it thinks of what the others may do.
  {
    id: 'gravedigger',
    pace: [700, 2000],
    considered: ALL_CARDS,
    pushes: true,
    noise: 0,
    width: 2,
    imagined: 2,
    plansTiles: true,
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
  },
];

export const FULL_STRENGTH: FloorsLevel = FLOORS_LEVELS.at(-1)!;

/** A change of mind is told after so many times the thought of the last report: at first it changes with every imagined round. */
const BETWEEN_REPORTS = 1.25;

const thoughtOf = (search: TurnSearch, best: Candidate): FloorsThought => ({
  actions: [best.turn.action],
  value: 2 * Math.min(1, Math.max(0, estimateOf(best))) - 1,
  depth: search.rounds > 0 ? 2 : 1,
  nodes: search.nodes,
});

export function playerOf(level: FloorsLevel): FloorsPlayer {
  return {
    think(position, seat, budget, seed, report) {
      if (!isToMove(position, seat)) return NO_THOUGHT;
      if (position.phase === 'lay') return (level.plansTiles ? layForCover : layAtRandom)(position, budget, seed);
      const search = new TurnSearch(position, budget, seed, level);
      const rollout = new Rollout(search.winChance);
      let told: Candidate | undefined;
      let next = 0;
      const tell = (best: Candidate): void => {
        if (best === told) return;
        told = best;
        next = search.nodes * BETWEEN_REPORTS;
        report?.(thoughtOf(search, best));
      };
      tell(search.best());
      while (search.imagine(rollout)) if (search.nodes >= next) tell(search.best());
      const best = search.best();
      tell(best);
      return thoughtOf(search, best);
    },
  };
}
