/** Boards that are solved. What is known of them is asked first; everything else searches. */
import { menhirsKit } from '@speeltafel/rules';

type State = Readonly<menhirsKit.State>;

export interface Solution {
  /** 1 if the player to move wins with perfect play, 0 for a tie, -1 for a loss; undefined for positions that are not solved. */
  value(state: State): 1 | 0 | -1 | undefined;
  /** How many turns a win or a loss takes with perfect play, the next one counted; undefined for ties, and where that is not known. */
  length(state: State): number | undefined;
}

export type FindSolution = (menhirs: menhirsKit.PlaceSet) => Solution | undefined;

let find: FindSolution = () => undefined;

/** Says where solved boards are found. A process does this once, before its first thought. */
export function useSolutions(finder: FindSolution): void {
  find = finder;
}

/** The solution that knows this position, if there is one. */
export function solutionOf(state: State): Solution | undefined {
  const solution = state.setting.adam ? find(state.menhirs) : undefined;
  return solution?.value(state) === undefined ? undefined : solution;
}

/** Whether the value of this position is known from its solved board. */
export const isSolved = ({ state }: menhirsKit.Position): boolean => solutionOf(state) !== undefined;

/** How many turns are left after one that leads to this state, where it wins or loses. */
export const lengthOf = (solution: Solution, state: State): number | undefined =>
  state.phase === menhirsKit.OVER ? 0 : solution.length(state);

/** What a position is worth to that seat. */
export function valueFor(solution: Solution, state: State, seat: number): number | undefined {
  if (state.phase === menhirsKit.OVER) return state.winner === 0 ? 0 : state.winner === seat ? 1 : -1;
  const value = solution.value(state);
  if (value === undefined) return undefined;
  return value === 0 || state.player === seat ? value : -value;
}
