/** Chooses the search for players, hints and notes: several rounds with the learned value, or the rest of one. */
import type { floorsKit } from '@speeltafel/rules';
import type { Budget } from '../player.ts';
import { TreeSearch } from './learned/tree-search.ts';
import { Rollout } from './rollout.ts';
import type { Search, SearchedTurn } from './search.ts';
import { type Candidate, estimateOf, type SearchStyle, TurnSearch } from './turn-search.ts';
import type { TokenTurn } from './turns.ts';

export interface LearnedStyle extends SearchStyle {
  /** True to search several rounds with the learned value. */
  readonly learned: boolean;
}

export const openSearch = (position: floorsKit.Position, budget: Budget, seed: number, style: LearnedStyle): Search =>
  style.learned ? new TreeSearch(position, budget) : new RoundSearch(new TurnSearch(position, budget, seed, style));

class RoundSearch implements Search {
  private readonly search: TurnSearch;
  private readonly rollout: Rollout;

  constructor(search: TurnSearch) {
    this.search = search;
    this.rollout = new Rollout(search.winChance);
  }

  get nodes(): number {
    return this.search.nodes;
  }

  get depth(): number {
    return this.search.rounds > 0 ? 2 : 1;
  }

  grow(): boolean {
    return this.search.imagine(this.rollout);
  }

  best(): SearchedTurn {
    return searched(this.search.best());
  }

  all(): readonly SearchedTurn[] {
    return [...this.search.candidates, ...this.search.others].map(searched);
  }

  consider(turn: TokenTurn): () => SearchedTurn {
    const candidate = this.search.consider(turn);
    return () => searched(candidate);
  }
}

const searched = (candidate: Candidate): SearchedTurn => ({
  turn: candidate.turn,
  chance: estimateOf(candidate),
  visits: candidate.visits,
});
