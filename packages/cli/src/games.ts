/** What the command offers for each game beyond what all games share. */
import { menhirsPlayers } from '@speeltafel/players';
import type { GameId } from '@speeltafel/rules';
import type { League } from './arena/league.ts';
import type { Command } from './engine/command.ts';
import { floorsCommands } from './floors/commands.ts';
import { floorsLeague } from './floors/league.ts';
import { menhirsCommands } from './menhirs/commands.ts';
import { boardsFolder, solutionsIn } from './menhirs/lab/solutions.ts';
import { menhirsLeague } from './menhirs/league.ts';

export { LAB_HELP as SOLVING_HELP, lab as solving } from './menhirs/lab/lab.ts';

export const LEAGUES: Readonly<Record<GameId, League>> = { menhirs: menhirsLeague, floors: floorsLeague };

/** Requests to the engine that only one game can answer. */
export const GAME_COMMANDS: Readonly<Record<GameId, Readonly<Record<string, Command>>>> = {
  menhirs: menhirsCommands,
  floors: floorsCommands,
};

/** Lets the engine answer from boards that were solved before, beside the database. */
export const useSolvedBoards = (data: string): void => menhirsPlayers.useSolutions(solutionsIn(boardsFolder(data)));

/** A request to begin with, for readers of the engine's greeting. */
export const EXAMPLE = '{"do":"actions","game":"menhirs","position":"adam d1 d1 1/5/1/move 0/0 -"}';
