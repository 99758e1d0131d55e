/** The engine's commands: the fields and the answer of each. docs/engine.md describes them for users. */
import { type Answer, openTextGame, playedGames, type TextGame } from '@speeltafel/players';
import { gameOfRecord, refuse } from '@speeltafel/rules';
import * as v from 'valibot';
import { GAME_COMMANDS } from '../games.ts';
import { PROGRAM_VERSION } from '../version.ts';
import {
  type Body,
  budgetOf,
  type Command,
  command,
  every,
  onPosition,
  slowly,
  Text,
  type TextGames,
  thinkingTime,
  Whole,
} from './command.ts';

const DEEPEST_PERFT = 12;
/** The number of recently answered positions that a game remembers. */
const REMEMBERED = 256;

export const openGames = (): TextGames =>
  Object.fromEntries(playedGames().map((game) => [game, openTextGame(game, REMEMBERED)!]));

const TEXTS = 'a list of texts';

const depthWanted = `a whole number from 0 to ${DEEPEST_PERFT}`;
const Depth = v.pipe(
  v.number(depthWanted),
  v.integer(depthWanted),
  v.minValue(0, depthWanted),
  v.maxValue(DEEPEST_PERFT, depthWanted),
);

function through<T>(name: string, games: TextGames, use: (game: TextGame) => Answer<T>): Answer<T> {
  const found = Object.hasOwn(games, name) ? games[name] : undefined;
  if (found === undefined) return refuse('unknown-game', `I know these games: ${Object.keys(games).join(', ')}.`);
  return use(found);
}

const as = <T>(answer: Answer<T>, body: (value: T) => Body): Answer<Body> =>
  answer.ok ? { ok: true, value: body(answer.value) } : answer;

export const COMMANDS: Readonly<Record<string, Command>> = {
  actions: command(v.strictObject(onPosition), ({ game, position }, games) =>
    as(
      through(game, games, (played) => played.actions(position)),
      (actions) => ({ actions }),
    ),
  ),
  play: command(
    v.strictObject({ ...onPosition, actions: v.array(v.string(TEXTS), TEXTS) }),
    ({ game, position, actions }, games) =>
      as(
        through(game, games, (played) => played.play(position, actions)),
        ({ position, outcome }) => ({ position, outcome }),
      ),
  ),
  perft: slowly(
    command(v.strictObject({ ...onPosition, depth: Depth }), ({ game, position, depth }, games) =>
      as(
        through(game, games, (played) => played.perft(position, depth)),
        (leaves) => ({ leaves }),
      ),
    ),
  ),
  best: slowly(
    command(
      v.strictObject({ ...onPosition, ...thinkingTime, level: v.optional(Text, 'max'), seed: v.optional(Whole, 1) }),
      ({ game, position, ms, nodes, level, seed }, games) =>
        as(
          through(game, games, (played) => played.think(position, level, budgetOf(ms, nodes), seed)),
          ({ actions, value, depth, nodes }) => ({ actions, value, depth, nodes }),
        ),
    ),
  ),
  ...Object.assign({}, ...Object.values(GAME_COMMANDS)),
  record: command(v.strictObject({ ...every, record: Text }), ({ record }, games) => {
    const game = gameOfRecord(record);
    if (!game.ok) return game;
    return as(
      through(game.value, games, (played) => played.record(record)),
      ({ position, outcome }) => ({ position, outcome }),
    );
  }),
  version: command(v.strictObject(every), (_, games) => ({
    ok: true,
    value: {
      version: PROGRAM_VERSION,
      rules: Object.fromEntries(Object.entries(games).map(([name, { versions }]) => [name, versions.at(-1)])),
      replays: Object.fromEntries(Object.entries(games).map(([name, { versions }]) => [name, versions])),
    },
  })),
};
