/**
 * The turns of a game in the order in which they are solved: from the end to the beginning. The stages are all turns of
 * the two passes from round 11 to round 3, and before them the last two rounds, which are the same whether the game was
 * prolonged or both players chose to go on.
 *
 * The length of a win follows from two more passes, of games that are broken off as ties before the last two rounds, or
 * between them. A win that still exists there does not take longer.
 */
import { menhirsKit } from '@speeltafel/rules';
import { lanesOf, type Taken } from './lane-values.ts';
import { MOST_TILES } from './ranking.ts';

const { LAST_FREE_ROUND, MOST_TAKINGS, PLACING_ROUND } = menhirsKit;

export interface Stage {
  /** 1 and 2 as in the game, 0 for its last two rounds, or a game that is broken off. */
  readonly pass: number;
  readonly round: number;
  readonly player: number;
  /** The fewest and the most tiles that can lie on the board. */
  readonly fewest: number;
  readonly most: number;
}

const FIRST_ROUND = PLACING_ROUND - 1;

/** The most that each player can have taken before that turn. */
export function mostTaken(round: number, player: number): Taken {
  const before = FIRST_ROUND - round;
  return [Math.min(before + (player === 2 ? 1 : 0), MOST_TAKINGS), Math.min(before, MOST_TAKINGS)];
}

function freeStage(pass: number, round: number, player: number): Stage {
  const [first, second] = mostTaken(round, player);
  return { pass, round, player, fewest: MOST_TILES - first - second, most: MOST_TILES };
}

function freeStages(pass: number): Stage[] {
  const stages: Stage[] = [];
  for (let round = LAST_FREE_ROUND; round <= FIRST_ROUND; round++)
    stages.push(freeStage(pass, round, 2), freeStage(pass, round, 1));
  return stages;
}

/** The turn of player 1 in round 2, which follows the free rounds. */
export const LAST_ROUNDS_START = 2;
/** The same if the game is broken off after round 2. */
export const ROUND_2_START = 4;

/**
 * Games that are broken off when round 2, and when round 1 would begin; a player who could win with the next move still
 * wins.
 */
export const BEFORE_ROUND_2 = 3;
export const BEFORE_ROUND_1 = 4;

export const isFree = ({ round }: Stage): boolean => round >= LAST_FREE_ROUND;

/** The number of turns in the free rounds after that one. */
export const turnsAfter = (round: number, player: number): number =>
  2 * (round - LAST_FREE_ROUND) + (player === 1 ? 1 : 0);

export const STAGES: readonly Stage[] = [
  { pass: 0, round: 1, player: 1, fewest: 3, most: 9 },
  { pass: 0, round: 2, player: 2, fewest: 4, most: 10 },
  { pass: 0, round: 2, player: 1, fewest: 5, most: 11 },
  { pass: BEFORE_ROUND_1, round: 2, player: 2, fewest: 4, most: 10 },
  { pass: BEFORE_ROUND_1, round: 2, player: 1, fewest: 5, most: 11 },
  ...freeStages(BEFORE_ROUND_1),
  ...freeStages(BEFORE_ROUND_2),
  ...freeStages(2),
  ...freeStages(1),
];

/** The first decision moment counts as a stage of its own in histories. */
export const FIRST_DECISION = STAGES.length;

const NUMBERS = new Map(STAGES.map(({ pass, round, player }, i) => [`${pass}/${round}/${player}`, i]));

/** The stage of a turn; undefined for the very last turn, which needs no solving. */
export const stageOf = (pass: number, round: number, player: number): number | undefined =>
  NUMBERS.get(`${round < LAST_FREE_ROUND && pass !== BEFORE_ROUND_1 ? 0 : pass}/${round}/${player}`);

/** The number of lanes of a layout at a stage: in the last rounds takings are not counted. */
export const lanesAt = (stage: Stage, tiles: number): number => (isFree(stage) ? lanesOf(tiles).length : 1);
