/** Prepares the computer's analysis of a game of Floors for display. */
import type { Analysis, Chart, floorsPlayers, Notes } from '@speeltafel/players';
import { floorsKit as kit, type Seat } from '@speeltafel/rules';
import type { Advice, Graph, Mistake } from '../../contract/replay.ts';
import { nameAt } from './names.ts';
import type { FloorsRecord } from './record.ts';
import { type Reason, reasonText, turnText } from './turn-text.ts';
import { say } from './words.ts';

/** A turn that gives away less does not count as a mistake: the estimate is not that exact. */
const WORTH_TELLING = 0.06;
const GRAVE = 0.15;
const MOST_REASONS = 3;

const percentOf = (chance: number): number => Math.round(100 * Math.min(1, Math.max(0, chance)));

const speaksAgainst = ({ reason }: Reason): boolean => reason === 'danger';

export function mistakesOf(record: FloorsRecord, notes: Notes): readonly Mistake[] {
  if (notes.game !== 'floors') return [];
  return notes.turns
    .filter(({ lost }) => lost >= WORTH_TELLING)
    .map(({ index, seat, lost, reasons, best, bestReasons }) => {
      const before = record.course.positions[index]!;
      const told = (list: readonly Reason[]): readonly string[] => list.map((reason) => reasonText(before, reason));
      const what = say().gaveAway(nameAt(record, seat), percentOf(lost));
      return {
        index,
        seat,
        grave: lost >= GRAVE,
        what,
        riddle: what,
        why: told(reasons.filter(speaksAgainst)),
        better: turnText(before, best),
        betterWhy: told(bestReasons.filter((reason) => !speaksAgainst(reason)).slice(0, MOST_REASONS)),
      };
    });
}

/** Chances that differ by less count as equal, because they are estimates. */
const SLACK = 0.03;

export function adviceOf(record: FloorsRecord, analysis: Analysis, at: number): Advice {
  if (analysis.game !== 'floors') return { turns: [], about: null };
  const position = record.course.positions[at]!;
  const { turns, played } = analysis;
  const isPlayed = ({ action }: floorsPlayers.JudgedTurn): boolean =>
    played !== null && kit.makeAction(action) === kit.makeAction(played.action);
  const listed = played === null || turns.some(isPlayed) ? turns : [...turns, played];
  return {
    about: null,
    turns: listed.map((turn, number) => ({
      number,
      text: turnText(position, turn.action),
      actions: [kit.makeAction(turn.action)],
      good: turn.chance >= (turns[0]?.chance ?? 0) - SLACK,
      verdict: say().percent(percentOf(turn.chance)),
      mood: 'plain',
      reasons: turn.reasons.slice(0, MOST_REASONS + 1).map((reason) => reasonText(position, reason)),
      played: isPlayed(turn),
    })),
  };
}

/** The turn with this number, as counted by `adviceOf`. */
export const turnAt = (analysis: Analysis, number: number): kit.Move | null =>
  analysis.game === 'floors' ? ((analysis.turns[number] ?? analysis.played)?.action ?? null) : null;

export function graphOf(record: FloorsRecord, chart: Chart): Graph {
  const chances = chart.game === 'floors' ? chart.chances : [];
  const tellCurve = (seat: Seat, at: number): string =>
    say().chanceOf(nameAt(record, seat), percentOf(chances[at]?.[seat - 1] ?? 0));
  return {
    title: say().graph,
    facing: false,
    curves: record.chairs.map(({ seat }) => ({ seat, heights: chances.map((row) => row[seat - 1] ?? 0) })),
    proven: chances.map(() => null),
    tell: (at) => record.chairs.map(({ seat }) => tellCurve(seat, at)).join(', '),
    tellCurve,
  };
}
