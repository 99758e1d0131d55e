/** The computer players of all games. */
import { floors, GameList, gameOfRecord, menhirs } from '@speeltafel/rules';
import type { AnalyseRequest, Analyst, Report } from './analyst.ts';
import { type FloorsAnalysis, type FloorsChart, type FloorsNotes, floorsAnalyst } from './floors/analyst.ts';
import { FLOORS_LEVELS, playerOf as floorsPlayerOf } from './floors/index.ts';
import { type MenhirsAnalysis, type MenhirsChart, type MenhirsNotes, menhirsAnalyst } from './menhirs/analyst.ts';
import { MENHIRS_LEVELS, playerOf as menhirsPlayerOf, useSolutions } from './menhirs/index.ts';
import { type SolvedFiles, solutionsFrom } from './menhirs/solver/solutions-from.ts';
import { type TextGame, textGame } from './text-game.ts';

export * as floorsPlayers from './floors/index.ts';
export * as menhirsPlayers from './menhirs/index.ts';
export * as menhirsSolver from './menhirs/solver/index.ts';

/** Sets where players find solved boards. A process does this once, before its first thought. */
export const useSolvedFiles = (files: SolvedFiles): void => useSolutions(solutionsFrom(files));

const openings = /* @__PURE__ */ new GameList<(remembered: number) => TextGame>({
  menhirs: (remembered) =>
    textGame(
      menhirs,
      MENHIRS_LEVELS.map((level) => ({ ...level, player: menhirsPlayerOf(level) })),
      remembered,
    ),
  floors: (remembered) =>
    textGame(
      floors,
      FLOORS_LEVELS.map((level) => ({ ...level, player: floorsPlayerOf(level) })),
      remembered,
    ),
});

/** The games that computer players know. */
export const playedGames = (): readonly string[] => openings.ids;

/** Undefined for a game that no computer player knows. */
export const openTextGame = (game: string, remembered = 0): TextGame | undefined =>
  openings.has(game) ? openings.get(game)(remembered) : undefined;

/** Adds players of a game that is not built in, as tests do. */
export const registerPlayers = (game: string, open: (remembered: number) => TextGame): void =>
  openings.register(game, open);

export type Analysis = MenhirsAnalysis | FloorsAnalysis;
export type Chart = MenhirsChart | FloorsChart;
export type Notes = MenhirsNotes | FloorsNotes;

const analysts = /* @__PURE__ */ new GameList<Analyst<Analysis, Chart, Notes>>({
  menhirs: menhirsAnalyst,
  floors: floorsAnalyst,
});

const analystOf = (record: string): Analyst<Analysis, Chart, Notes> => {
  const game = gameOfRecord(record);
  if (!game.ok) throw new Error(game.refusal.message);
  return analysts.get(game.value);
};

/** The best turns of a position. Throws for a game without an analysis. */
export const analyse = (game: string, request: AnalyseRequest, now: () => number): Analysis =>
  analysts.get(game).analyse(request, now);

/** How the players stand in every position of a record. */
export const chart = (record: string, now: () => number, report: Report): Chart =>
  analystOf(record).chart(record, now, report);

/** The mistakes in a record, and the luck. */
export const annotate = (record: string, now: () => number, report: Report): Notes =>
  analystOf(record).annotate(record, now, report);
