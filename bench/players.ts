import { type Budget, floorsPlayers, menhirsPlayers, type Player } from '@speeltafel/players';
import { floors, fromSeed, menhirs, menhirsKit } from '@speeltafel/rules';
import table from '../packages/rules/data/menhirs-perft.json';
import { bestRates } from './measure.ts';
import { unwrap } from './noise.ts';
import type { Row } from './print-table.ts';

const moors = table
  .map(({ position }) => unwrap(menhirs.parsePosition(position)))
  .filter(({ state }) => state.phase === menhirsKit.MOVING);

/** Runs one search for a forced win; returns the number of positions searched. */
function search(number: number): number {
  const { state } = moors[number % moors.length]!;
  const prover = new menhirsPlayers.Prover(state, 400_000);
  prover.prove(state, state.player, { nodes: 400_000, stop: () => false });
  return prover.nodes;
}

const THINKING_TIME = 100;

interface Punctuality {
  /** The longest time to a first answer, and the largest overrun of the time budget, in milliseconds. */
  first: number;
  over: number;
}

function timeThoughts<P, A>(player: Player<P, A>, positions: readonly P[], seat: (position: P) => number): Punctuality {
  const worst: Punctuality = { first: 0, over: 0 };
  for (const position of positions) {
    const start = performance.now();
    const passed = (): number => performance.now() - start;
    const budget: Budget = { nodes: Number.POSITIVE_INFINITY, stop: () => passed() >= THINKING_TIME };
    let first = 0;
    player.think(position, seat(position), budget, 1, () => {
      first ||= passed();
    });
    worst.first = Math.max(worst.first, first);
    worst.over = Math.max(worst.over, passed() - THINKING_TIME);
  }
  return worst;
}

const halls = [2, 4, 7].flatMap((players) =>
  ['basic', 'random'].map((setup) =>
    floors.start(unwrap(floors.options({ players, setup })), fromSeed(`${players}`.padStart(32, '0'))),
  ),
);

export function playerRows(): Row[] {
  let number = 0;
  const [nodes] = bestRates([() => search(number++)]);
  const moor = timeThoughts(menhirsPlayers.strongest, moors, ({ state }) => state.player);
  const hall = timeThoughts(floorsPlayers.playerOf(floorsPlayers.FULL_STRENGTH), halls, ({ turn }) => turn + 1);
  const limit = (what: string, ours: number): Row => ({
    what,
    ours,
    unit: 'ms',
    beside: 'limit',
    theirs: 50,
    wanted: 1,
    atMost: true,
  });
  return [
    { what: 'Menhirs: positions searched', ours: nodes!, unit: '/s', beside: 'goal', theirs: 2_000_000, wanted: 1 },
    limit('Menhirs: latest first answer', moor.first),
    limit('Menhirs: most over its time', Math.max(moor.over, 0.001)),
    limit('Floors: latest first answer', hall.first),
    limit('Floors: most over its time', Math.max(hall.over, 0.001)),
  ];
}
