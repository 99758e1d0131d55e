// Trains the learned value of the Floors player: node scripts/train-floors.mjs [seed]. The same seed gives the same weights.
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundled } from './bundle.mjs';

const data = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages', 'players', 'data');
const seed = Number(process.argv[2] ?? 1);
const { train } = await import(await bundled('packages/players/src/floors/training/train.ts'));

const SCALE = 4096;
const learned = train(seed, (text) => console.log(text));
const rows = Object.entries(learned).map(
  ([name, weights]) => `"${name}":[${Array.from(weights, (weight) => Math.round(weight * SCALE)).join()}]`,
);
await writeFile(join(data, 'floors-value.json'), `{"scale":${SCALE},\n${rows.join(',\n')}}\n`);
