/** Prepares the computer's analysis of a game of Menhirs for display. */
import type { Analysis, Chart, menhirsPlayers, Notes } from '@speeltafel/players';
import { menhirs, type menhirsKit, type Seat } from '@speeltafel/rules';
import { winnerText } from '../../../session/record-names.ts';
import type { Advice, Graph, Mistake } from '../../contract/replay.ts';
import { nameAt } from './names.ts';
import type { MenhirsRecord } from './record.ts';
import { reasonsOf, turnText } from './turn-text.ts';
import { say } from './words.ts';

type Position = menhirsKit.Position;
type Note = menhirsPlayers.Note;

/** The position in which the opponent's reply moves: after the taking, or before it in case of a claim. */
const whereItLies = (positions: readonly Position[], index: number, set: menhirsKit.PlaceSet): Position =>
  [positions[index + 2], positions[index + 1]].find((one) => one && (set & ~one.state.fog) === 0) ?? positions[index]!;

function mistakeOf(record: MenhirsRecord, { index, seat, slip, better, punished, safe, turns }: Note): Mistake {
  const words = say();
  const name = nameAt(record, seat);
  const { positions } = record.course;
  const best = better.length > 0 ? turnText(positions[index]!, better) : null;
  const [threat] = punished;
  const reply = threat?.kind === 'move' ? turnText(whereItLies(positions, index, threat.set), [threat]) : '';
  const told = { index, seat, grave: true, why: [], better: null, betterWhy: [] };
  const same = (what: string) => ({ ...told, what, riddle: what });
  switch (slip) {
    case 'missed-win':
    case 'let-slip':
      return { ...told, what: words.slips[slip](name, best ?? ''), riddle: words.riddles[slip](name) };
    case 'missed-claim':
    case 'unjust-claim':
      return same(words.slips[slip](name));
    case 'gift':
      return { ...same(words.slips.gift(name, reply)), why: [words.safeTurns(safe, turns)], better: best };
    case 'blunder':
      return { ...same(words.slips.blunder(name)), why: [words.safeTurns(safe, turns)] };
  }
}

export const mistakesOf = (record: MenhirsRecord, notes: Notes): readonly Mistake[] =>
  notes.game === 'menhirs' ? notes.notes.map((note) => mistakeOf(record, note)) : [];

export function adviceOf(record: MenhirsRecord, analysis: Analysis, at: number): Advice {
  if (analysis.game !== 'menhirs') return { turns: [], about: null };
  const words = say();
  const position = record.course.positions[at]!;
  const { turns, played, count, holding } = analysis;
  const isPlayed = (turn: menhirsPlayers.TurnValue): boolean =>
    played !== null && JSON.stringify(turn.actions) === JSON.stringify(played.actions);
  const listed = played === null || turns.some(isPlayed) ? turns : [...turns, played];
  return {
    about: count === 0 ? null : holding === 0 ? words.allLose(count) : words.holding(holding, count),
    turns: listed.map((turn, number) => ({
      number,
      text: turnText(position, turn.actions),
      actions: turn.actions.map((action) => menhirs.makeAction(action, position, position.state.player)),
      good: turn.verdict !== 'loss' && turn.verdict === turns[0]?.verdict,
      verdict: words.verdicts[turn.verdict],
      mood: turn.verdict === 'win' ? 'good' : turn.verdict === 'loss' ? 'bad' : 'plain',
      reasons: reasonsOf(position, turn),
      played: isPlayed(turn),
    })),
  };
}

/** The turn with this number, as counted by `adviceOf`. */
export const turnAt = (analysis: Analysis, number: number): readonly menhirsKit.Action[] | null =>
  analysis.game === 'menhirs' ? ((analysis.turns[number] ?? analysis.played)?.actions ?? null) : null;

/** Small advantages are drawn larger than they are, so that they are visible. */
const heightOf = (value: number): number => 0.5 + (Math.sign(value) * Math.sqrt(Math.abs(value))) / 2;
const SLIGHT = 0.02;
const CLEAR = 0.15;

export function graphOf(record: MenhirsRecord, chart: Chart): Graph {
  const prospects = chart.game === 'menhirs' ? chart.prospects : [];
  const end = record.course.played.length;
  return {
    title: say().graph,
    facing: true,
    curves: [{ seat: 1, heights: prospects.map(({ value }) => heightOf(value)) }],
    proven: prospects.map(({ winner }): Seat | null => winner),
    tell(at) {
      const words = say();
      const { value, winner } = prospects[at] ?? { value: 0, winner: null };
      // A player who resigned or ran out of time may have had a win.
      const won = at === end && !record.running && record.brokenOff === null;
      if (winner !== null) return (won ? winnerText : words.provenWin)(nameAt(record, winner));
      if (Math.abs(value) < SLIGHT) return words.even;
      const name = nameAt(record, value > 0 ? 1 : 2);
      return Math.abs(value) < CLEAR ? words.better(name) : words.muchBetter(name);
    },
  };
}
