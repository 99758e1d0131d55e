/** CSV tables for spreadsheets. */
import { standingsOf } from './standings.ts';
import { pointsOf } from './tally.ts';
import { resultOf, type Tournament } from './tournament.ts';

export function standingsCsv(tournament: Tournament): string {
  const { tieBreaks } = tournament.settings;
  const rows = standingsOf(tournament).map(({ id, place, tally, tieBreaks: values }) => [
    place,
    nameOf(tournament, id),
    tally.wins,
    tally.ties,
    tally.losses,
    tally.byes,
    tally.points,
    tally.score,
    ...values.map((value) => value ?? ''),
  ]);
  return table(['place', 'name', 'wins', 'ties', 'losses', 'byes', 'points', 'score', ...tieBreaks], rows);
}

/** One line for each seat of each board, and one for each bye. */
export function boardsCsv(tournament: Tournament): string {
  const rows = tournament.rounds.flatMap((round) => [
    ...round.boards.flatMap((board) => {
      const result = resultOf(board);
      return board.seats.map((id, seat) => [
        round.number,
        board.number,
        seat + 1,
        nameOf(tournament, id),
        result?.places[seat] ?? '',
        result === null ? '' : pointsOf(tournament.settings, result, seat),
        result?.how ?? '',
      ]);
    }),
    ...round.byes.map((id) => [round.number, '', '', nameOf(tournament, id), '', '', 'bye']),
  ]);
  return table(['round', 'board', 'seat', 'name', 'place', 'points', 'how'], rows);
}

const nameOf = ({ entries }: Tournament, id: string): string => entries.get(id)!.name;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** A cell that begins like a formula is marked as text, so that a spreadsheet cannot execute a name. */
function cell(value: string | number): string {
  const text =
    typeof value === 'number' ? String(Math.round(value * 100) / 100) : value.replace(/^([=+\-@\t\r])/, "'$1");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
