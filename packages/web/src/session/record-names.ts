/** The names of the players in a record. */
import type { Seat } from '@speeltafel/rules';
import type { Chair } from '@speeltafel/table';
import { say as sayUi } from '../ui/words.ts';
import type { GameRecord } from './game-record.ts';
import { nameOf } from './player-names.ts';
import { say } from './words.ts';

/** Names a player of whom only the seat is known. */
type Unnamed = (seat: Seat) => string;

/** In a game from a link, a player without a name cannot be called "you". */
export function chairsOf(
  { own, chairs }: Pick<GameRecord, 'own' | 'chairs'>,
  unnamed: Unnamed = (seat) => say().player(seat),
): readonly Chair[] {
  if (own) return chairs;
  return chairs.map((chair) =>
    chair.controller.kind === 'computer' || chair.name !== '' ? chair : { ...chair, name: unnamed(chair.seat) },
  );
}

/** Empty for a seat without a player, such as chance. */
export function nameIn(record: Pick<GameRecord, 'own' | 'chairs'>, seat: Seat, unnamed?: Unnamed): string {
  const chairs = chairsOf(record, unnamed);
  const chair = chairs.find((one) => one.seat === seat);
  return chair === undefined ? '' : nameOf(chair, chairs);
}

/** Who won. `name` may be the word for "you". */
export const winnerText = (name: string): string => (name === say().you ? sayUi().youWin : sayUi().winner(name));
