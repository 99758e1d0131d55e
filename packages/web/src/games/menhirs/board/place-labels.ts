/** The accessible names of the places. */
import { menhirsKit } from '@speeltafel/rules';
import type { BoardInput, Playable } from '../input.ts';
import { wayOf } from '../sentences.ts';
import { say } from '../words.ts';
import type { Arrow } from './board.tsx';

const { cluster, PLACES, size } = menhirsKit;
type Place = menhirsKit.Place;

/** What is on a place, as far as the player may know it. */
export function placeName(
  place: Place,
  { fog, menhirs, faceDown }: Readonly<Record<'fog' | 'menhirs' | 'faceDown', menhirsKit.PlaceSet>>,
): string {
  const words = say();
  const name = PLACES[place]!;
  const on = (set: menhirsKit.PlaceSet): boolean => ((set >> place) & 1) === 1;
  if (on(fog)) {
    const bank = size(cluster(fog, 1 << place));
    if (on(menhirs)) return bank === 1 ? words.fogStoneAlone(name) : words.fogStoneBank(name, bank);
    return bank === 1 ? words.fogAlone(name) : words.fogBank(name, bank);
  }
  if (on(menhirs)) return words.stone(name);
  return on(faceDown) ? words.faceDown(name) : words.forest(name);
}

/** The same with what can be done there now. */
export function placeLabel(
  place: Place,
  table: Playable,
  input: BoardInput,
  faceDown: menhirsKit.PlaceSet = 0,
): string {
  const words = say();
  const { fog, menhirs, phase } = table.view();
  const name = placeName(place, { fog, menhirs, faceDown });
  const bit = 1 << place;
  if (input.splitting() && cluster(fog, input.chosen()) & bit) {
    return input.chosen() & bit ? words.goes(name) : words.stays(name);
  }
  if (input.takable() !== 0 && fog & bit) return input.takable() & bit ? words.mayTake(name) : words.lockedTile(name);
  if (table.actor() === null) return name;
  if (phase === 'place' && !(fog & bit)) return words.mayLay(name);
  if (phase === 'flip' && menhirs & bit) return words.mayTurn(name);
  return name;
}

export function arrowLabel({ direction, state }: Arrow): string {
  const way = wayOf(direction);
  if (state === 'ko') return say().arrowKo(way);
  return state === 'previewed' ? say().arrowAgain(way) : say().arrow(way);
}
