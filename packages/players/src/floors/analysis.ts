/** Hints: every turn of a position with the win chance it leaves, best first, and the reasons as data. */
import { floorsKit } from '@speeltafel/rules';
import type { Budget } from '../player.ts';
import { ALL_CARDS } from './card-outcomes.ts';
import { Danger } from './danger.ts';
import { FULL_STRENGTH } from './levels.ts';
import { openSearch } from './open-search.ts';
import { type Reason, Reasons } from './reasons.ts';
import type { SearchedTurn } from './search.ts';
import { tryTurns } from './turns.ts';

const { Match, makeAction, Reach } = floorsKit;

export interface JudgedTurn {
  readonly action: floorsKit.Move;
  /** The player's win chance after the turn, from 0 to 1. */
  readonly chance: number;
  /** The number of rollouts; if 0, the chance is a static estimate. */
  readonly imagined: number;
  readonly reasons: readonly Reason[];
}

export interface Analysis {
  /** Searched turns first, then the others; each part with the best first. */
  readonly turns: readonly JudgedTurn[];
  readonly nodes: number;
}

/** The turns after which no card would cost the player a token if the monster walked now. */
function safeTurns(match: floorsKit.Match): ReadonlySet<string> {
  const player = match.turn;
  const danger = new Danger(match);
  const safe = new Set<string>();
  tryTurns(match, new Reach(), ({ make }) => {
    if (match.over || danger.look(match, ALL_CARDS).forPlayer(match, player) === 0) safe.add(makeAction(make().action));
    return true;
  });
  return safe;
}

const bestFirst = (a: SearchedTurn, b: SearchedTurn): number =>
  Math.sign(b.visits) - Math.sign(a.visits) || b.chance - a.chance;

/** Returns no turns if no token is to be moved. */
export function analyseFloors(position: floorsKit.Position, budget: Budget, seed: number): Analysis {
  if (position.phase !== 'tokens') return { turns: [], nodes: 0 };
  const search = openSearch(position, budget, seed, FULL_STRENGTH);
  while (search.grow());
  const match = new Match(position);
  const safe = safeTurns(match);
  const reasons = new Reasons(match);
  const turns = search
    .all()
    .toSorted(bestFirst)
    .map(({ turn, chance, visits }) => {
      const onlySafe = safe.size === 1 && safe.has(makeAction(turn.action));
      return { action: turn.action, chance, imagined: visits, reasons: reasons.of(turn, onlySafe) };
    });
  return { turns, nodes: search.nodes };
}
