/** The table of the next board of the round that is played, after the last one the first; null where there is none. */
import { foldAllOnline, type OnlineFact, tableInPlay } from '@speeltafel/tournament';

export function nextBoardTable(facts: readonly unknown[], board: number): string | null {
  const folded = foldAllOnline(facts as readonly OnlineFact[]);
  const round = folded.ok ? folded.value.tournament.rounds.at(-1) : undefined;
  if (!folded.ok || round === undefined) return null;
  const later = [...round.boards.slice(board), ...round.boards.slice(0, board - 1)];
  return later.map((one) => tableInPlay(folded.value, round.number, one)).find(Boolean) ?? null;
}
