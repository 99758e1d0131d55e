/** Describes what is on each square: the one description for play, replay and companion. */
import { floorsKit as kit } from '@speeltafel/rules';
import { tileName } from '../play/sentences.ts';
import { say } from '../words.ts';
import { screenDirection } from './geometry.ts';
import type { SeenMonster, SeenToken } from './scene.ts';

/** `describe` and `poolName` name tokens and pools in the words of the calling screen. */
export function squareNames<T extends SeenToken>(
  board: {
    readonly monster: SeenMonster;
    readonly tiles: readonly kit.Tile[];
    readonly tokens: readonly T[];
  },
  turned: boolean,
  describe: (token: T) => string,
  poolName: (pool: kit.Tile) => string = () => say().spill,
): Map<kit.Square, string[]> {
  const words = say();
  const way = (direction: kit.Direction): string => words.directions[screenDirection(direction, turned)]!;
  const nameOf = (content: kit.Content<T>): string => {
    switch (content.kind) {
      case 'exit':
        return words.exitSquare;
      case 'entrance':
        return words.entranceSquare;
      case 'monster':
        return words.monsterFacing(way(content.facing));
      case 'token':
        return describe(content.token);
      case 'tile': {
        const { tile } = content;
        if (kit.isPool(tile)) return poolName(tile);
        return kit.isTeleporter(tile) ? `${tileName(tile)}, ${words.arrow(way(tile.arrow))}` : tileName(tile);
      }
    }
  };
  return new Map([...kit.contentsOf(board)].map(([square, contents]) => [square, contents.map(nameOf)]));
}
