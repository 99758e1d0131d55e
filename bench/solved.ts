/** `npm run bench solved [SECONDS] [FILE] [FOLDER]`: how often the strongest player finds an optimal turn in solved Menhirs positions. */
import { readFileSync } from 'node:fs';
import { menhirsPlayers } from '@speeltafel/players';
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { solutionsIn } from '../packages/cli/src/menhirs/lab/solutions.ts';
import { unwrap } from './noise.ts';

interface Solved {
  readonly position: string;
  readonly value: string;
  readonly turns: number;
  readonly best: readonly string[];
}

const OURS = 'packages/players/test/data/menhirs-solved.jsonl';
const SEED = 1;

function spoken(from: menhirsKit.Position, seat: number, actions: readonly menhirsKit.Action[]): string {
  let position = from;
  const words = actions.map((action) => {
    const word = menhirs.makeAction(action, position, seat);
    position = unwrap(menhirs.play(position, seat, action, 0));
    return word;
  });
  return words.join(' ');
}

/** `folder` holds solved boards; without it the player searches. */
export function solved(seconds: number, file = OURS, folder?: string): void {
  if (folder !== undefined) menhirsPlayers.useSolutions(solutionsIn(folder));
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Solved);
  let optimal = 0;
  let late = 0;
  for (const { position, value, turns, best } of rows) {
    const from = unwrap(menhirs.parsePosition(position));
    const seat = from.state.player;
    const start = performance.now();
    const passed = (): number => performance.now() - start;
    const budget = { nodes: Number.POSITIVE_INFINITY, stop: () => passed() >= seconds * 1000 };
    const thought = menhirsPlayers.strongest.think(from, seat, budget, SEED);
    late = Math.max(late, passed() - seconds * 1000);
    const turn = spoken(from, seat, thought.actions);
    if (best.includes(turn)) optimal++;
    else
      console.log(
        `missed: a ${value} of ${turns} in ${position}\n  played ${turn}, not ${best.slice(0, 4).join(' or ')}`,
      );
  }
  const share = ((100 * optimal) / rows.length).toFixed(1);
  console.log(
    `${optimal} of ${rows.length} optimal (${share} %) with ${seconds} s a turn; longest overrun ${late.toFixed(0)} ms`,
  );
}
