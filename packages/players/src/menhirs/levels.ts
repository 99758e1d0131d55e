/**
 * Levels from weak to strong. They overlook what people overlook: a win, a danger, splits, a claim. From `peat-cutter`
 * on nothing within one turn is overlooked, and the levels differ in how far they look ahead.
 */
import { menhirsKit } from '@speeltafel/rules';
import { nodeBudget } from '../player.ts';
import { Random } from '../random.ts';
import { claimWins, type MenhirsPlayer } from './claim.ts';
import { strongest } from './think.ts';
import { TurnList } from './turns.ts';

const { ActionList, DECIDING, decode, FLIPPING, GO_ON, Kernel, listWinningMoves, MOVING, PROLONG, PROVING } =
  menhirsKit;

export interface MenhirsLevel {
  readonly id: string;
  /** Probabilities, from 0 to 1: of seeing a win in one, ... */
  readonly seesWin: number;
  /** ... of seeing it if only a split wins, ... */
  readonly seesSplit: number;
  /** ... of checking whether a turn gives the game away at once, ... */
  readonly looksOut: number;
  /** ... and of noticing in time that a claim would be just. */
  readonly claims: number;
  /** Positions searched per turn; 0 for a player who does not look ahead, Infinity for the whole budget. */
  readonly nodes: number;
  /** The simulated thinking time for a turn in live play, in milliseconds. */
  readonly pace: readonly [number, number];
}

const level = (
  id: string,
  seesWin: number,
  seesSplit: number,
  looksOut: number,
  claims: number,
  nodes: number,
  pace: readonly [number, number],
): MenhirsLevel => ({ id, seesWin, seesSplit, looksOut, claims, nodes, pace });

/** From the weakest to the strongest. */
export const MENHIRS_LEVELS: readonly MenhirsLevel[] = [
  level('lamb', 0.4, 0.1, 0.15, 0.1, 0, [900, 2500]),
  level('wanderer', 0.75, 0.4, 0.5, 0.35, 0, [900, 2800]),
  level('shepherd', 0.95, 0.8, 0.8, 0.7, 0, [800, 2800]),
  level('peat-cutter', 1, 1, 1, 0.95, 0, [700, 2500]),
  level('stone-setter', 1, 1, 1, 1, 500, [700, 2500]),
  level('druid', 1, 1, 1, 1, 20_000, [700, 2500]),
  level('mist-walker', 1, 1, 1, 1, Number.POSITIVE_INFINITY, [500, 1500]),
];

/** The winning move this level notices, if any. */
function noticedWin(state: Readonly<menhirsKit.State>, { seesWin, seesSplit }: MenhirsLevel, random: Random) {
  const wins = new ActionList();
  listWinningMoves(wins, state);
  for (let i = 0; i < wins.length; i++) {
    const set = wins.sets[i]!;
    const whole = menhirsKit.cluster(state.fog, set) === set;
    if (random.next() < (whole ? seesWin : seesSplit)) return decode(wins.codes[i]!, set);
  }
  return undefined;
}

export function playerOf(level: MenhirsLevel): MenhirsPlayer {
  return {
    claims({ state }, seat, seed) {
      return claimWins(state, seat) && new Random(seed).next() < level.claims;
    },
    think(position, seat, budget, seed, report) {
      const { state } = position;
      if (level.nodes === Number.POSITIVE_INFINITY) return strongest.think(position, seat, budget, seed, report);
      const random = new Random(seed);
      if (state.phase === MOVING || state.phase === PROVING) {
        const win = noticedWin(state, level, random);
        if (win !== undefined) return { actions: [win], value: 1, depth: 1, nodes: 1 };
      }
      if (level.nodes > 0 || state.phase === FLIPPING) {
        const nodes = Math.min(level.nodes, budget.nodes);
        return strongest.think(position, seat, { ...nodeBudget(nodes), stop: () => budget.stop() }, seed, report);
      }
      if (state.phase === DECIDING) {
        const code = random.next() < level.looksOut ? PROLONG : random.pick([PROLONG, GO_ON]);
        return { actions: [decode(code, seat)], value: 0, depth: 0, nodes: 1 };
      }
      const turns = new TurnList();
      const kernel = new Kernel(state);
      turns.list(kernel, random.next() < level.looksOut);
      if (turns.length === 0) turns.list(kernel, false);
      return { actions: turns.actions(random.below(turns.length)), value: 0, depth: 0, nodes: turns.length };
    },
  };
}
