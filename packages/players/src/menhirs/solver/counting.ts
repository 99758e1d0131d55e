/** Counts how many layouts are lost, tied and won for the player to move, turn by turn. */
import { menhirsKit } from '@speeltafel/rules';
import { lanesOf, WIN } from './lane-values.ts';
import { choose } from './ranking.ts';
import type { Count } from './solved-board.ts';
import { mostTaken, type Stage } from './stages.ts';

const { PLACES } = menhirsKit;
const MENHIRS = 5;

type Taken = Record<string, number[]>;

/** In the order of a game. */
const inOrder = (a: Count, b: Count): number => a.pass - b.pass || b.round - a.round || a.player - b.player;

export class Counting {
  private readonly turns = new Map<string, Count & { readonly taken: Taken }>();

  constructor(counts: readonly Count[]) {
    for (const count of counts) this.turns.set(keyOf(count), { ...count, taken: { ...(count.taken as Taken) } });
  }

  /**
   * `bytes` holds how many layouts have each byte of values. Layouts without a covered menhir count as won there; they
   * do not occur.
   */
  add(stage: Stage, tiles: number, bytes: Float64Array): void {
    const { pass, round, player } = stage;
    if (pass !== 1 && pass !== 2) return;
    const key = keyOf(stage);
    const count = this.turns.get(key) ?? { pass, round, player, taken: {} };
    this.turns.set(key, count);
    const most = mostTaken(round, player);
    lanesOf(tiles).forEach(([first, second], lane) => {
      if (first > most[0] || second > most[1]) return;
      const counts = [0, 0, -choose(PLACES.length - MENHIRS, tiles)];
      bytes.forEach((number, byte) => {
        const value = (byte >> (2 * lane)) & WIN;
        counts[value === WIN ? 2 : value]! += number;
      });
      count.taken[`${first}/${second}`] = counts;
    });
  }

  get counts(): Count[] {
    return [...this.turns.values()].sort(inOrder).map((count) => ({ ...count, taken: sorted(count.taken) }));
  }
}

const keyOf = ({ pass, round, player }: Pick<Count, 'pass' | 'round' | 'player'>): string =>
  `${pass}/${round}/${player}`;

const sorted = (taken: Taken): Taken => Object.fromEntries(Object.entries(taken).sort(([a], [b]) => (a < b ? -1 : 1)));
