/** The API description of a guest's own games and things, and of the people they have played with. */
import { RECORD_FILE } from '@speeltafel/rules';
import { playerData } from '@speeltafel/table';
import * as v from 'valibot';
import * as bodies from '../request-schemas.ts';
import type { Route } from './route.ts';

const whole = v.pipe(v.number(), v.integer());
const nothing = v.strictObject({});
const maybeText = v.nullable(v.string());
const result = v.nullable(v.picklist(['won', 'tied', 'lost']));

const game = {
  ...{ id: v.string(), game: v.string(), options: v.string(), ended: v.nullable(v.number()), seat: whole },
  ...{ place: v.nullable(whole), players: whole, result, rated: v.boolean(), tournament: maybeText },
  others: v.array(
    v.union([
      v.strictObject({ name: v.string(), guest: v.exactOptional(v.string()), bot: v.exactOptional(v.literal(true)) }),
      v.strictObject({ level: v.string() }),
    ]),
  ),
  brought: v.exactOptional(v.literal(true)),
};
const cursor = { cursor: maybeText };
const score = { won: whole, tied: whole, lost: whole };
const levels = v.array(v.strictObject({ game: v.string(), level: v.string(), ...score }));
const favourite = v.nullable(v.strictObject({ game: v.string(), options: v.string() }));
const person = {
  ...{ guest: v.string(), name: v.string(), games: whole, ...score, last: v.number(), blocked: v.boolean() },
};
const kept = playerData.playerDataSchema;
const rating = { pool: v.string(), rating: whole, deviation: whole, games: whole, provisional: v.boolean() };

const own = (route: Omit<Route, 'by'>): Route => ({ ...route, by: 'guest' });

export const OWN_ROUTES: readonly Route[] = [
  own({
    ...{
      method: 'get',
      path: '/api/tables/{id}/bookmark',
      about: 'How far this player has seen the game, and their tentative turn; null if nothing is stored.',
    },
    answer: v.strictObject({ bookmark: v.nullable(bodies.bookmark) }),
  }),
  own({
    ...{
      method: 'put',
      path: '/api/tables/{id}/bookmark',
      about: 'Stores the bookmark for all devices of this player.',
    },
    body: bodies.bookmark,
    answer: nothing,
  }),
  own({
    ...{
      method: 'get',
      path: '/api/me/games',
      about: 'A page of this guest’s history, games in progress first.',
    },
    query: ['cursor', 'game', 'opponent', 'result', 'name', 'running', 'rated', 'tournament'],
    answer: v.strictObject({
      games: v.array(
        v.strictObject({
          ...game,
          mine: v.exactOptional(v.boolean()),
          deadline: v.exactOptional(whole),
          change: v.exactOptional(whole),
        }),
      ),
      ...cursor,
    }),
  }),
  own({
    ...{ method: 'get', path: '/api/me/games/{id}', about: 'A finished game of this guest, with its record.' },
    answer: v.strictObject({ ...game, record: v.string() }),
  }),
  own({
    ...{ method: 'get', path: '/api/me/games/{id}/record', about: 'The record of a finished game, as a file.' },
    ...{ type: RECORD_FILE.type, answer: v.string() },
  }),
  own({
    ...{ method: 'get', path: '/api/me/export', about: 'A page of finished games with their records.' },
    query: ['cursor'],
    answer: v.strictObject({ name: v.string(), games: v.array(playerData.pastGameSchema), ...cursor }),
  }),
  own({
    ...{ method: 'post', path: '/api/me/games', about: 'Imports games played elsewhere.' },
    body: bodies.broughtGames,
    answer: v.strictObject({ added: whole }),
  }),
  own({
    ...{
      method: 'get',
      path: '/api/me/things',
      about: 'The data shared by this guest’s devices; null if nothing is stored.',
    },
    answer: v.strictObject({ things: v.nullable(kept) }),
  }),
  own({
    ...{ method: 'put', path: '/api/me/things', about: 'Merges the data of a device; returns all of it.' },
    body: bodies.playerDataStore,
    answer: v.strictObject({ things: kept }),
  }),
  own({ method: 'delete', path: '/api/me/things', about: 'Deletes the shared data.', answer: nothing }),
  own({
    ...{ method: 'get', path: '/api/me/profile', about: 'The results of this guest, and which of them others see.' },
    answer: v.strictObject({
      ...{ name: v.string(), since: v.number(), games: whole, levels, favourite, people: whole, blocked: whole },
      shows: v.array(v.string()),
    }),
  }),
  own({
    ...{ method: 'put', path: '/api/me/profile', about: 'Sets what people the guest has played with may see.' },
    body: bodies.profile,
    answer: v.strictObject({ shows: v.array(v.string()) }),
  }),
  own({
    ...{ method: 'get', path: '/api/me/players', about: 'A page of people this guest has played with.' },
    query: ['cursor', 'name'],
    answer: v.strictObject({ players: v.array(v.strictObject(person)), ...cursor }),
  }),
  own({
    ...{ method: 'get', path: '/api/players/{id}', about: 'One of these people, with what they show.' },
    answer: v.strictObject({
      ...person,
      since: v.exactOptional(v.nullable(v.number())),
      results: v.exactOptional(v.strictObject({ games: whole, levels })),
      favourite: v.exactOptional(favourite),
      streak: v.exactOptional(v.strictObject({ row: whole, best: whole })),
      ratings: v.exactOptional(v.array(v.strictObject(rating))),
    }),
  }),
  own({
    ...{ method: 'put', path: '/api/me/blocks/{id}', about: 'Blocks one of these people.' },
    answer: nothing,
  }),
  own({ method: 'delete', path: '/api/me/blocks/{id}', about: 'Lifts the block.', answer: nothing }),
  own({
    ...{ method: 'post', path: '/api/me/challenges', about: 'Opens a table like the last one and invites a player.' },
    body: bodies.challenge,
    answer: v.strictObject({ id: v.string() }),
  }),
  own({
    ...{ method: 'delete', path: '/api/me/challenges/{id}', about: 'Declines an invitation.' },
    answer: nothing,
  }),
];
