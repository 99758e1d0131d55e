// Generates the puzzle packs: node scripts/make-puzzles.mjs [seed]. The same seed gives the same packs.
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundled } from './bundle.mjs';

const data = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages', 'players', 'data');
const seed = Number(process.argv[2] ?? 1);
const { makePack, PACK_MAKERS } = await import(await bundled('packages/players/src/puzzles/index.ts'));

for (const [game, make] of Object.entries(PACK_MAKERS)) {
  const started = Date.now();
  const puzzles = make(seed);
  await writeFile(join(data, `${game}-puzzles.json`), makePack(puzzles));
  console.log(`${game}: ${puzzles.length} puzzles in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  for (const kind of new Set(puzzles.map((puzzle) => puzzle.kind))) {
    const some = puzzles.filter((puzzle) => puzzle.kind === kind);
    const grades = [1, 2, 3, 4, 5].map((grade) => some.filter((puzzle) => puzzle.grade === grade).length);
    console.log(`  ${kind}: ${some.length}, by grade ${grades.join(' ')}`);
  }
}
