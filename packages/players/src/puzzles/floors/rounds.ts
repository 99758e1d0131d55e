/**
 * Generates "save your tokens" puzzles: games of hasty runners, stopped when the last player has one or two tokens left
 * to move.
 */
import { CHANCE, floors, floorsKit, fromSeed } from '@speeltafel/rules';
import { Random } from '../../random.ts';
import type { Found } from '../puzzle.ts';
import { gradeSave } from './grade.ts';
import { everySaving, isLastToMove } from './save.ts';

const { columnOf, isInPlay, makePosition, OUT, rowOf } = floorsKit;

type Action = floorsKit.Action;
type Position = floorsKit.Position;

const MOST_TOKENS = 2;
/** The most that two tokens may show together: beyond, there are too many results to examine. */
const MOST_POINTS = 7;
/** With a single dangerous card, or hardly a choice, there is nothing to think about. */
const LEAST_CARDS = 2;
const LEAST_RESULTS = 5;
/** How many moves a hasty runner compares. */
const GLANCES = 6;

/** The straight-line distance from the token to the exit at the end; staying comes last for a hasty runner. */
function wayLeft(action: Action): number {
  const place = action.type === 'move' ? action.path.at(-1) : undefined;
  if (place === undefined) return Number.POSITIVE_INFINITY;
  return place === OUT ? -1 : columnOf(place) + rowOf(place);
}

/** Of a few random moves the one that ends nearest to the exit. */
function hasty(actions: readonly Action[], random: Random): Action {
  const looked = Array.from({ length: GLANCES }, () => random.pick(actions));
  return looked.reduce((best, action) => (wayLeft(action) < wayLeft(best) ? action : best));
}

function after(position: Position, random: Random): Position {
  const seat = floors.toAct(position)[0]!;
  const actions = floors.actions(position, seat, 0);
  const action = seat === CHANCE ? random.pick(actions) : hasty(actions, random);
  const next = floors.play(position, seat, action, 0);
  if (!next.ok) throw new Error(`${makePosition(position)}: ${next.refusal.message}`);
  return next.value;
}

function isWorthALook({ tokens, turn, pile }: Position): boolean {
  if (pile.length < LEAST_CARDS) return false;
  const left = tokens.filter(({ player, moved, place }) => player === turn && !moved && isInPlay(place));
  const points = left.reduce((sum, { shows }) => sum + shows, 0);
  return left.length === 1 || (left.length <= MOST_TOKENS && points <= MOST_POINTS);
}

function puzzleOf(position: Position): Found<'save'> | undefined {
  const all = everySaving(position);
  if (all.length < LEAST_RESULTS) return undefined;
  const [solution, ...others] = all.filter(({ danger }) => danger === 0);
  const stays = solution?.turns.every((turn) => turn.endsWith(':.'));
  if (solution === undefined || others.length > 0 || stays) return undefined;
  const grade = gradeSave(position, solution, all);
  return { kind: 'save', grade, position: makePosition(position), solution: solution.turns };
}

/** The puzzles of one game. */
export function findSaves(seed: number): readonly Found<'save'>[] {
  const random = new Random(seed);
  const options = floors.options({ players: 2 + (seed % 4), setup: seed % 3 === 0 ? 'basic' : 'random' });
  if (!options.ok) throw new Error(options.refusal.message);
  const found: Found<'save'>[] = [];
  let position = floors.start(options.value, fromSeed(seed.toString(16).padStart(32, '0')));
  while (floors.outcome(position) === null) {
    if (isLastToMove(position) && isWorthALook(position)) {
      const puzzle = puzzleOf(position);
      if (puzzle !== undefined) found.push(puzzle);
    }
    position = after(position, random);
  }
  return found;
}
