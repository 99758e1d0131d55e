/** The accessible names of the squares of a drawn hall. */
import { floorsKit as kit } from '@speeltafel/rules';
import { squareNames } from '../board/square-names.ts';
import type { Scene } from '../play/position-scene.ts';
import { tileName } from '../play/sentences.ts';
import { say } from './words.ts';

export function spokenSquare(square: kit.Square, scene: Scene, turned: boolean): string {
  const token = ({ player, shows }: Scene['tokens'][number]): string => say().token(player + 1, shows);
  const names = squareNames(scene, turned, token, tileName).get(square) ?? [];
  return [kit.makeSquare(square), ...names].join(', ');
}
