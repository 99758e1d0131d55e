/** What the players of a film are called. */
import type { Seat } from '@speeltafel/rules';
import type { Chair } from '@speeltafel/table';
import { say } from '../features/replay/words.ts';
import type { Film } from './game-record.ts';
import { nameOf } from './player-names.ts';
import { say as sayLocal } from './words.ts';

/** Whoever comes by a link does not know who "you" was. */
export function chairsOf({ game, own, chairs }: Film): readonly Chair[] {
  if (own) return chairs;
  return chairs.map((chair) => {
    if (chair.controller.kind === 'computer' || chair.name !== '') return chair;
    const side = chair.seat === 1 ? say().north : say().south;
    return { ...chair, name: game === 'menhirs' ? side : sayLocal().player(chair.seat) };
  });
}

export function nameAt(film: Film, seat: Seat): string {
  const chairs = chairsOf(film);
  const chair = chairs.find((one) => one.seat === seat);
  return chair === undefined ? say().monster : nameOf(chair, chairs);
}
