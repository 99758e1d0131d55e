/** Registers Nim with every package from outside: none of their files names it. */
import { type Level, Random, registerPlayers, textGame } from '@speeltafel/players';
import { registerTable, type TableGame } from '@speeltafel/table';
import { type Action, nim, type Options, type Position } from './game.ts';

/** Leaves heaps whose XOR is 0 if possible; otherwise takes at random. */
const careful: Level<Position, Action> = {
  id: 'counter',
  pace: [0, 0],
  player: {
    think(position, seat, _budget, seed) {
      const all = nim.actions(position, seat, 0);
      const wins = all.find(({ heap, count }) => {
        const left = position.heaps.map((stones, i) => (i === heap ? stones - count : stones));
        return left.reduce((bits, stones) => bits ^ stones, 0) === 0;
      });
      const action = wins ?? new Random(seed).pick(all);
      return { actions: [action], value: wins === undefined ? -1 : 1, depth: 1, nodes: all.length };
    },
  },
};

export const nimTable: TableGame<Options, Position, Action, Position> = { game: nim };

/** Call once in every thread that plays it. */
export function registerNim(): void {
  registerTable(nimTable);
  registerPlayers(nim.id, (remembered) => textGame(nim, [careful], remembered));
}
