/** Access to solved boards, which are consulted before any search. */
import { menhirsKit } from '@speeltafel/rules';

type State = Readonly<menhirsKit.State>;

export interface Solution {
  /** 1 if the player to move wins with perfect play, 0 for a tie, -1 for a loss; undefined for unsolved positions. */
  value(state: State): 1 | 0 | -1 | undefined;
  /**
   * How many turns a win or a loss takes with perfect play, including the next one; undefined for ties, and if not
   * known.
   */
  length(state: State): number | undefined;
}

export type FindSolution = (menhirs: menhirsKit.PlaceSet) => Solution | undefined;

let find: FindSolution = () => undefined;

/** Sets where solved boards are found. A process does this once, before its first thought. */
export function useSolutions(finder: FindSolution): void {
  find = finder;
}

/** The solution that covers this position, if there is one. */
export function solutionOf(state: State): Solution | undefined {
  const solution = state.setting.adam ? find(state.menhirs) : undefined;
  return solution?.value(state) === undefined ? undefined : solution;
}

/** True if a solved board gives the value of this position. */
export const isSolved = ({ state }: menhirsKit.Position): boolean => solutionOf(state) !== undefined;

/** The turns left after one that leads to this state, for a win or a loss. */
export const lengthOf = (solution: Solution, state: State): number | undefined =>
  state.phase === menhirsKit.OVER ? 0 : solution.length(state);

/** The value of a position for that seat. */
export function valueFor(solution: Solution, state: State, seat: number): number | undefined {
  if (state.phase === menhirsKit.OVER) return state.winner === 0 ? 0 : state.winner === seat ? 1 : -1;
  const value = solution.value(state);
  if (value === undefined) return undefined;
  return value === 0 || state.player === seat ? value : -value;
}
