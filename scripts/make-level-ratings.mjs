/**
 * Computes the published ratings of the computer players from their arena games:
 *
 *   node scripts/make-level-ratings.mjs [--pool floors --games 20 [--players 2,5] [--nodes 1000] [--seed 1] [--levels castellan,...]]
 *
 * All games are in docs/measurements/level-games.csv. With a pool, more are played first and added there, match by match:
 * each level (or those of --levels) against the two below it, at tables of each size, where it sits alone among the others.
 * The same options play the same games. Then packages/tournament/data/levels.json is written, and the tables for a document
 * are printed. When a level plays differently, remove its lines and play them again.
 */
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundled, root } from './bundle.mjs';

const text = { type: 'string' };
const { values } = parseArgs({
  options: { pool: text, games: text, players: text, nodes: text, seed: text, levels: text },
});
const GAMES = join(root, 'docs', 'measurements', 'level-games.csv');
const RATINGS = join(root, 'packages', 'tournament', 'data', 'levels.json');

const { matchLine, playPlan, ratingsOf, ratingsTable, readMatches, roundedTo10 } = await import(
  await bundled('packages/cli/src/arena/level-games.ts')
);

if (values.pool !== undefined) {
  const plan = {
    pool: values.pool,
    games: Number(values.games ?? 20),
    players: (values.players ?? '2').split(',').map(Number),
    nodes: Number(values.nodes ?? 1000),
    seed: Number(values.seed ?? 1),
    levels: values.levels?.split(',') ?? null,
  };
  for (const match of playPlan(plan)) {
    await appendFile(GAMES, `${matchLine(match)}\n`);
    console.error(matchLine(match));
  }
}

const matches = readMatches(await readFile(GAMES, 'utf8'));
const published = JSON.parse(await readFile(RATINGS, 'utf8'));
for (const pool of Object.keys(published)) {
  published[pool] = Object.fromEntries(ratingsOf(pool, matches).map(({ name, rating }) => [name, roundedTo10(rating)]));
  console.log(`${ratingsTable(pool, matches)}\n`);
}
await writeFile(RATINGS, `${JSON.stringify(published, null, 2)}\n`);
