/**
 * A tree search over several rounds. Every turn gets the chances that the network predicts, and promising ones are
 * searched deeper. After the last turn of a round every possible card is a branch with its probability. Each player is
 * assumed to maximise their own chance.
 */
import { floorsKit } from '@speeltafel/rules';
import type { Budget } from '../../player.ts';
import { QuickReach } from '../quick-reach.ts';
import { routeOf } from '../route.ts';
import type { SearchedTurn } from '../search.ts';
import { movers, playTurn, type TokenTurn, tryTurns } from '../turns.ts';
import { LearnedValue } from './learned-value.ts';
import { weightsFor } from './weights.ts';

const { CARDS, drawable, endTurn, lift, Match, playCard, Reach } = floorsKit;

/** Each player's win chance. */
type Chances = Float64Array<ArrayBufferLike>;

interface Found {
  readonly token: number;
  readonly place: number;
  /** The turn with everything it pushes; null for one that pushes nothing. */
  readonly turn: TokenTurn | null;
  /** The network's evaluation after the turn. */
  readonly first: Chances;
}

interface Branch extends Omit<Found, 'first'> {
  /**
   * The network's evaluation, which counts as one visit. For the last turn of a round it becomes the mean over the
   * cards once these have been evaluated.
   */
  first: Chances;
  /** The prior: the priors of all branches add up to one. */
  share: number;
  /** The sum over its visits; null before the first. */
  sum: Chances | null;
  visits: number;
  next: Turns | Cards | null;
}

/** The turns of one player, the most promising first. */
interface Turns {
  readonly player: number;
  readonly branches: Branch[];
  visits: number;
}

interface Drawn {
  readonly card: number;
  readonly odds: number;
  readonly sum: Chances;
  /** The network's evaluation after the card is the first visit. */
  visits: number;
  next: Turns | null;
}

type Cards = Drawn[];

/** Turns kept at the root, and deeper in the tree. */
const ROOT_WIDTH = 40;
const WIDTH = 12;
/** The prior of a turn passed to `consider`. */
const CONSIDERED = 0.1;
/** The weight of exploration. */
const CURIOSITY = 0.3;
/** A turn that is worse by this much has a prior smaller by the factor e. */
const SHARPNESS = 0.03;
/** The tree stops growing at this many branches, about 15 MB. */
const MOST_BRANCHES = 50_000;
/** The clock is read once per this many evaluations. */
const LOOKS_BETWEEN = 64;

export class TreeSearch {
  /** The number of turns and cards on the longest path so far. */
  depth = 1;
  private readonly match: floorsKit.Match;
  private readonly value: LearnedValue;
  private readonly root: Turns;
  /** Turns that were only evaluated statically. */
  private others: Found[] = [];
  private readonly budget: Budget;
  private readonly quick = new QuickReach();
  private branches = 0;

  constructor(position: floorsKit.Position, budget: Budget) {
    this.match = new Match(position);
    this.budget = budget;
    this.value = new LearnedValue(this.match, routeOf(this.match), weightsFor(position.players));
    this.root = this.survey();
  }

  get nodes(): number {
    return this.value.nodes;
  }

  private spent(): boolean {
    return this.nodes >= this.budget.nodes || this.budget.stop();
  }

  private survey(): Turns {
    const { match, value } = this;
    const player = match.turn;
    const found: Found[] = [];
    tryTurns(match, new Reach(), ({ token, place, make }) => {
      found.push({ token, place, turn: make(), first: value.judge().slice() });
      return value.nodes % LOOKS_BETWEEN !== 0 || !this.spent();
    });
    const turns = turnsOf(player, found, ROOT_WIDTH);
    this.others = found.slice(ROOT_WIDTH);
    return turns;
  }

  /** Follows one more path through the tree and expands its end; false if nothing more can be found. */
  grow(): boolean {
    const { match, root } = this;
    if (root.branches.length < 2 || root.branches[0]!.first[root.player]! >= 1) return false;
    if (this.branches > MOST_BRANCHES || this.spent()) return false;
    const mark = match.mark();
    // A path to the end of the game evaluates no position. It counts as one, so that a budget always ends.
    this.value.nodes++;
    this.visitTurns(root, 1);
    match.undo(mark);
    return true;
  }

  private visitTurns(turns: Turns, depth: number): Chances {
    const { match } = this;
    this.depth = Math.max(this.depth, depth);
    const branch = mostPromising(turns);
    if (branch.turn === null) {
      lift(match, branch.token);
      endTurn(match, branch.token, branch.place);
    } else {
      playTurn(match, branch.turn);
    }
    const chances = this.after(branch, depth);
    turns.visits++;
    branch.visits++;
    if (Array.isArray(branch.next)) {
      // The cards are enumerated exactly, so their mean replaces earlier estimates.
      branch.first = chances;
      branch.sum = chances.map((chance) => chance * branch.visits);
    } else if (branch.sum === null) {
      branch.sum = chances.slice();
    } else {
      add(branch.sum, chances);
    }
    return chances;
  }

  private after(branch: Branch, depth: number): Chances {
    const { match } = this;
    if (match.over) return branch.first;
    if (match.phase === 'monster') {
      if (branch.next === null) {
        const cards = this.cards();
        branch.next = cards;
        return expected(cards);
      }
      return this.visitCards(branch.next as Cards, depth + 1);
    }
    if (branch.next === null) {
      const turns = this.turns();
      branch.next = turns;
      return turns.branches[0]!.first;
    }
    return this.visitTurns(branch.next as Turns, depth + 1);
  }

  /**
   * Searches the card that has been visited least in proportion to its probability. Returns the mean over all cards, so
   * there is no sampling noise.
   */
  private visitCards(cards: Cards, depth: number): Chances {
    const { match } = this;
    let drawn = cards[0]!;
    for (const other of cards) if (other.odds / other.visits > drawn.odds / drawn.visits) drawn = other;
    playCard(match, drawn.card);
    if (!match.over) {
      if (drawn.next === null) {
        drawn.next = this.turns();
        add(drawn.sum, drawn.next.branches[0]!.first);
      } else {
        add(drawn.sum, this.visitTurns(drawn.next, depth + 1));
      }
      drawn.visits++;
    }
    return expected(cards);
  }

  private cards(): Cards {
    const { match, value } = this;
    const pile = CARDS.map((_, card) => drawable(match, card));
    const of = pile.reduce((sum, count) => sum + count, 0);
    return pile.flatMap((count, card) => {
      if (count === 0) return [];
      const mark = match.mark();
      playCard(match, card);
      const sum = value.judge().slice();
      match.undo(mark);
      return { card, odds: count / of, sum, visits: 1, next: null };
    });
  }

  /** The turns that push nothing. */
  private turns(): Turns {
    const { match, quick, value } = this;
    const player = match.turn;
    const found: Found[] = [];
    for (const token of movers(match)) {
      const { count, places } = quick.from(match, token);
      for (let i = 0; i < count; i++) {
        const place = places[i]!;
        const mark = match.mark();
        lift(match, token);
        endTurn(match, token, place);
        found.push({ token, place, turn: null, first: value.judge().slice() });
        match.undo(mark);
      }
    }
    const turns = turnsOf(player, found, WIDTH);
    this.branches += turns.branches.length;
    return turns;
  }

  consider(turn: TokenTurn): () => SearchedTurn {
    const { match, value, root } = this;
    const mark = match.mark();
    playTurn(match, turn);
    const place = match.placeOf(turn.token);
    const first = value.judge().slice();
    match.undo(mark);
    const same = (other: Found): boolean =>
      other.token === turn.token && other.place === place && other.first.every((chance, i) => chance === first[i]);
    let branch = root.branches.find(same);
    if (branch === undefined) {
      branch = { token: turn.token, place, turn, first, share: 0, sum: null, visits: 0, next: null };
      root.branches.push(branch);
    }
    const found = branch;
    found.share = Math.max(found.share, CONSIDERED);
    return () => this.searched(found);
  }

  private searched(branch: Branch): SearchedTurn {
    return { turn: branch.turn!, chance: estimateOf(branch, this.root.player), visits: branch.visits };
  }

  all(): readonly SearchedTurn[] {
    const { player, branches } = this.root;
    const others = this.others.map(({ turn, first }) => ({ turn: turn!, chance: first[player]!, visits: 0 }));
    return [...branches.map((branch) => this.searched(branch)), ...others];
  }

  best(): SearchedTurn {
    const { player, branches } = this.root;
    const bar = Math.max(...branches.map(({ visits }) => visits)) / 4;
    let best = branches[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const branch of branches) {
      const chance = estimateOf(branch, player);
      if (branch.visits < bar || chance <= most) continue;
      best = branch;
      most = chance;
    }
    return this.searched(best);
  }
}

const estimateOf = ({ first, sum, visits }: Branch, player: number): number =>
  sum === null ? first[player]! : (first[player]! + sum[player]!) / (1 + visits);

function turnsOf(player: number, found: Found[], width: number): Turns {
  found.sort((a, b) => b.first[player]! - a.first[player]!);
  const kept = found.slice(0, width);
  const best = kept[0]!.first[player]!;
  const weights = kept.map(({ first }) => Math.exp((first[player]! - best) / SHARPNESS));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const branches = kept.map((one, i): Branch => {
    return { ...one, share: weights[i]! / all, sum: null, visits: 0, next: null };
  });
  return { player, branches, visits: 0 };
}

function mostPromising({ player, branches, visits }: Turns): Branch {
  let chosen = branches[0]!;
  let most = Number.NEGATIVE_INFINITY;
  const curiosity = CURIOSITY * Math.sqrt(visits + 1);
  for (const branch of branches) {
    const hope = estimateOf(branch, player) + (curiosity * branch.share) / (1 + branch.visits);
    if (hope <= most) continue;
    most = hope;
    chosen = branch;
  }
  return chosen;
}

function expected(cards: Cards): Chances {
  const all = new Float64Array(cards[0]!.sum.length);
  for (const { odds, sum, visits } of cards) for (let i = 0; i < all.length; i++) all[i]! += (odds * sum[i]!) / visits;
  return all;
}

function add(sum: Chances, more: Chances): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += more[i]!;
}
