/** The table of a challenge: like the one where the two guests last played. One of them waits there for the other. */
import type { Result } from '@speeltafel/rules';
import type { hosted, TableGame } from '@speeltafel/table';
import type { NewTable } from '../host/new-table.ts';
import type { PlayerGame } from '../store/player-games.ts';

export function challengeLike<O, P, A>(
  { game }: TableGame<O, P, A>,
  { clock, standIn, quiet, rated }: hosted.Opened,
  played: Pick<PlayerGame, 'options' | 'seat'>,
  sitter: hosted.PersonOccupant,
): Result<NewTable> {
  const options = game.parseOptions(played.options);
  if (!options.ok) return options;
  const seats = game.seats(options.value);
  // Seats rotate as in a rematch: the first player of the last game now plays last.
  const own = ((played.seat + seats.length - 2) % seats.length) + 1;
  const seating = Object.fromEntries(seats.map((seat) => [seat, seat === own ? sitter : null]));
  return {
    ok: true,
    value: { game: game.id, options: played.options, clock, listed: false, seating, standIn, quiet, rated },
  };
}
