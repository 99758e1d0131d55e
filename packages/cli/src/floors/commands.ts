/** Engine commands for Floors only: its monster. */
import type { Answer } from '@speeltafel/players';
import { floors, refuse } from '@speeltafel/rules';
import * as v from 'valibot';
import { type Body, type Command, command, onPosition, Text } from '../engine/command.ts';
import { previewFrom, walkFrom } from './monster.ts';

const onlyFloors = (game: string, answer: () => Answer<Body>): Answer<Body> =>
  game === floors.id ? answer() : refuse('unknown-game', 'Only floors has a monster.');

export const floorsCommands: Readonly<Record<string, Command>> = {
  walk: command(v.strictObject({ ...onPosition, card: Text }), ({ game, position, card }) =>
    onlyFloors(game, () => walkFrom(position, card)),
  ),
  preview: command(v.strictObject(onPosition), ({ game, position }) => onlyFloors(game, () => previewFrom(position))),
};
