/** Describes commands, pairings and facts for the desk. */

import type { Refusal } from '@speeltafel/rules';
import {
  type Board,
  type EntryId,
  explainBoard,
  explainBye,
  type Fact,
  resultOf,
  type Tournament,
} from '@speeltafel/tournament';
import type { TournamentUi } from '../../games/contract/tournament.ts';
import { language } from '../../i18n/language.ts';
import { say } from './words.ts';

export const nameOf = ({ entries }: Tournament, id: EntryId): string => entries.get(id)?.name ?? '';
export const namesOf = (tournament: Tournament, { seats }: Board): readonly string[] =>
  seats.map((id) => nameOf(tournament, id));

export const timeText = (at: number): string =>
  new Intl.DateTimeFormat(language(), { hour: '2-digit', minute: '2-digit' }).format(at);

export function refusalText({ code, message, details }: Refusal): string {
  const texts: Readonly<Record<string, string | ((detail: string) => string)>> = say().refused;
  const text = Object.hasOwn(texts, code) && code !== 'other' ? texts[code]! : texts.other!;
  return typeof text === 'string' ? text : text(code === 'duplicate-name' ? String(details.name) : message);
}

/** The text next to the players of a board once it has a result. */
export function resultText(tournament: Tournament, board: Board, ui: TournamentUi): string | null {
  const result = resultOf(board);
  if (result === null) return null;
  if (result.how !== 'forfeit') return ui.resultText(result, namesOf(tournament, board));
  const first = result.places.indexOf(1);
  return first < 0 ? say().nobodyCame : `${nameOf(tournament, board.seats[first]!)}, ${say().byForfeit}`;
}

export function reasonText(tournament: Tournament, round: number, board: Board): readonly string[] {
  const { kind, scores, met, seat } = explainBoard(tournament, round, board);
  const wins = scores.map((score) => say().wins(score));
  const reasons = say().reasons;
  const why =
    kind === 'same-score'
      ? reasons[kind](wins[0]!)
      : kind === 'different-score'
        ? reasons[kind](wins[0]!, wins[1]!)
        : reasons[kind];
  const starter = nameOf(tournament, board.seats[0]!);
  const byHand = board.whyByHand === null ? [] : [board.whyByHand];
  return [
    why,
    ...byHand,
    met > 0 ? say().met(met) : say().notMet,
    ...(seat === null ? [] : [say().seat[seat](starter)]),
  ];
}

export const byeText = (tournament: Tournament, round: number, id: EntryId): string =>
  say().byeReasons[explainBye(tournament, round, id).kind];

/** A fact as a line of the log. The names come from `tournament`. */
export function factText(tournament: Tournament, fact: Fact, ui: TournamentUi): string {
  const words = say().facts;
  const name = (id: EntryId): string => nameOf(tournament, id);
  switch (fact.kind) {
    case 'opened':
    case 'changed':
    case 'finished':
    case 'reopened':
      return words[fact.kind];
    case 'entered':
    case 'renamed':
      return words[fact.kind](fact.name);
    case 'withdrawn':
    case 'returned':
      return words[fact.kind](name(fact.entry));
    case 'kept-apart':
    case 'let-meet':
      return words[fact.kind](name(fact.pair[0]), name(fact.pair[1]));
    case 'swapped':
      return [words.swapped(name(fact.pair[0]), name(fact.pair[1])), fact.why ?? ''].join(' ').trim();
    case 'paired':
    case 'unpaired':
      return words[fact.kind](fact.round);
    case 'clock':
      return fact.running ? words.clockOn(fact.round) : words.clockOff(fact.round);
    case 'result':
    case 'corrected': {
      const board = tournament.rounds[fact.round - 1]?.boards[fact.board - 1];
      const entered = { result: fact.result, at: fact.at, by: fact.by, why: null };
      const text = board ? resultText(tournament, { ...board, history: [entered] }, ui) : null;
      return fact.kind === 'result'
        ? words.result(fact.board, text ?? say().noResult)
        : words.corrected(fact.board, text ?? say().noResult, fact.why);
    }
  }
}
