/** What a screen reader calls a square of a drawn hall. */
import { floorsKit as kit } from '@speeltafel/rules';
import { screenDirection } from '../board/geometry.ts';
import type { Scene } from '../play/position-scene.ts';
import { tileName } from '../play/sentences.ts';
import { say as hall } from '../words.ts';
import { say } from './words.ts';

export function spokenSquare(square: kit.Square, { monster, tiles, tokens }: Scene, turned: boolean): string {
  const words = hall();
  const way = (direction: kit.Direction): string => words.directions[screenDirection(direction, turned)]!;
  const names = [kit.makeSquare(square)];
  if (square === kit.EXIT) names.push(words.exitSquare);
  if (square === kit.ENTRANCE) names.push(words.entranceSquare);
  if (monster.square === square) names.push(words.monsterFacing(way(monster.facing)));
  for (const tile of tiles) {
    if (!(kit.coveredBy(tile) ?? []).includes(square)) continue;
    names.push(kit.isTeleporter(tile) ? `${tileName(tile)}, ${words.arrow(way(tile.arrow))}` : tileName(tile));
  }
  for (const token of tokens) if (token.place === square) names.push(say().token(token.player + 1, token.shows));
  return names.join(', ');
}
