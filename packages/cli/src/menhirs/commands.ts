/** Engine commands for Menhirs only. */
import { menhirs, refuse } from '@speeltafel/rules';
import * as v from 'valibot';
import { budgetOf, type Command, command, onPosition, slowly, thinkingTime } from '../engine/command.ts';
import { analyseFrom } from './analyse.ts';

export const menhirsCommands: Readonly<Record<string, Command>> = {
  analyse: slowly(
    command(v.strictObject({ ...onPosition, ...thinkingTime }), ({ game, position, ms, nodes }) =>
      game === menhirs.id
        ? analyseFrom(position, budgetOf(ms, nodes))
        : refuse('unknown-game', 'Only menhirs can be analysed turn by turn.'),
    ),
  ),
};
