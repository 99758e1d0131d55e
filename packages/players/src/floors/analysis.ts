/** Hints: every turn of a position with the chance to win it leaves, best first, and the reasons as data. */
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
  /** The player's chance to win after it, from 0 to 1. */
  readonly chance: number;
  /** So many ways to go on were imagined; with none, the chance is that of a first look. */
  readonly imagined: number;
  readonly reasons: readonly Reason[];
}

export interface Analysis {
  /** Those thought through come first, each part with the best first. */
  readonly turns: readonly JudgedTurn[];
  readonly nodes: number;
}

/** The turns after which no card would cost the player a token, if the monster walked then. */
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

/** Where no token is to be moved there is nothing to say. */
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
