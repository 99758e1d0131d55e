/** The parts of the command that differ by game. */
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

/** Engine commands that only one game has. */
export const GAME_COMMANDS: Readonly<Record<GameId, Readonly<Record<string, Command>>>> = {
  menhirs: menhirsCommands,
  floors: floorsCommands,
};

/** Lets the engine use solved boards stored beside the database. */
export const useSolvedBoards = (data: string): void => menhirsPlayers.useSolutions(solutionsIn(boardsFolder(data)));

/** An example request for the engine's greeting. */
export const EXAMPLE = '{"do":"actions","game":"menhirs","position":"adam d1 d1 1/5/1/move 0/0 -"}';
