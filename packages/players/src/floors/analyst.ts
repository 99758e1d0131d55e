/** The analyses of Finstere Flure for the replay screen. */
import { floors } from '@speeltafel/rules';
import { type Analyst, BEST, budgetOf, courseOf, positionOf } from '../analyst.ts';
import { analyseFloors, type JudgedTurn } from './analysis.ts';
import { annotateFloors, type CardNote, type TurnNote } from './annotation.ts';
import { chartFloors } from './chart.ts';

export interface FloorsAnalysis {
  readonly game: 'floors';
  /** The best turns, best first. */
  readonly turns: readonly JudgedTurn[];
  readonly played: JudgedTurn | null;
  readonly count: number;
}

export interface FloorsChart {
  readonly game: 'floors';
  /** Every player's win chance in each position. */
  readonly chances: readonly (readonly number[])[];
}

/** A note with the index of its action. */
type Indexed<T> = T & { readonly index: number };
export type IndexedTurnNote = Indexed<TurnNote>;
export type IndexedCardNote = Indexed<CardNote>;

export interface FloorsNotes {
  readonly game: 'floors';
  readonly turns: readonly IndexedTurnNote[];
  readonly cards: readonly IndexedCardNote[];
  readonly lost: readonly number[];
  readonly luck: readonly number[];
}

const SEED = 1;
const TURN = { nodes: 6000, ms: 250 };
const POSITION = { nodes: 60_000, ms: 2500 };
/** Rollouts per position. */
const IMAGINED = 40;

export const floorsAnalyst: Analyst<FloorsAnalysis, FloorsChart, FloorsNotes> = {
  analyse(request, now) {
    const position = positionOf(floors, request);
    const { turns } = analyseFloors(position, budgetOf(POSITION, now), SEED);
    const seat = position.turn + 1;
    const played = turns.find(({ action }) => floors.makeAction(action, position, seat) === request.played[0]) ?? null;
    return { game: 'floors', turns: turns.slice(0, BEST), played, count: turns.length };
  },
  chart(record, _now, report) {
    const { positions } = courseOf(floors, record);
    const tell = (done: number): void => report(done, positions.length);
    return { game: 'floors', chances: chartFloors(positions, IMAGINED, SEED, tell) };
  },
  annotate(record, now, report) {
    const { positions, played } = courseOf(floors, record);
    const tell = (done: number): void => report(done, played.length);
    const { notes, lost, luck } = annotateFloors(positions[0]!, played, () => budgetOf(TURN, now), SEED, tell);
    // Laying tiles has no notes.
    const noted = played.flatMap(({ action }, index) => (action.type === 'lay' ? [] : [index]));
    const indexed = notes.map((note, i) => ({ ...note, index: noted[i]! }));
    return {
      game: 'floors',
      turns: indexed.filter((note) => note.type === 'turn'),
      cards: indexed.filter((note) => note.type === 'card'),
      lost,
      luck,
    };
  },
};
