/** The table of the next board in the current round, starting over after the last one; null if there is none. */
import { foldAllOnline, type OnlineFact, tableInPlay } from '@speeltafel/tournament';

export function nextBoardTable(facts: readonly unknown[], board: number): string | null {
  const folded = foldAllOnline(facts as readonly OnlineFact[]);
  const round = folded.ok ? folded.value.tournament.rounds.at(-1) : undefined;
  if (!folded.ok || round === undefined) return null;
  const later = [...round.boards.slice(board), ...round.boards.slice(0, board - 1)];
  return later.map((one) => tableInPlay(folded.value, round.number, one)).find(Boolean) ?? null;
}
