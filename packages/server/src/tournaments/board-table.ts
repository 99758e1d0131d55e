/** Makes the first facts of the table for a tournament's board. */
import { type Result, refuse, type Seat } from '@speeltafel/rules';
import { hosted, type TableGame, withKit } from '@speeltafel/table';
import {
  type BoardResult,
  dealOf,
  findBoard,
  isTurned,
  type Online,
  pledgeOf,
  type Settings,
  shortened,
  tablesOf,
} from '@speeltafel/tournament';

interface Options {
  readonly text: string;
  readonly rules: number;
  readonly seats: readonly Seat[];
}

/** The options in the rules' own form, with the number of players added if the game leaves it open. */
function checkedBy<O, P, A>({ game }: TableGame<O, P, A>, text: string, players: number): Result<Options> {
  const parsed = text === '' ? ({ ok: true, value: {} } as const) : game.parseOptions(text);
  if (!parsed.ok) return parsed;
  const usual = game.options({ ...parsed.value });
  const isOpen = !usual.ok || game.seats(usual.value).length !== players;
  const options = isOpen ? game.options({ ...parsed.value, players }) : usual;
  if (!options.ok) return options;
  const seats = game.seats(options.value);
  if (seats.length !== players) return refuse('wrong-format', 'This game cannot be played by so many at a table.');
  return { ok: true, value: { text: game.makeOptions(options.value), rules: game.version, seats } };
}

export const optionsFor = ({ game, options }: Settings, players: number): Result<Options> =>
  withKit(game, (kit) => checkedBy(kit, options, players));

/**
 * The values that the players' pages add to chance. Empty if all boards have the same deal, or if the players have
 * shown their values at the table before.
 */
function pledgesFor(
  online: Online,
  { round, board, table }: { readonly round: number; readonly board: number; readonly table: string },
  entries: readonly string[],
): hosted.Pledges {
  const { settings, entries: all } = online.tournament;
  if (settings.sameDeal || tablesOf(online, round, board)[0] !== table) return {};
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const pledge = pledgeOf(online, round, entry);
      const guest = all.get(entry)!.guest;
      return pledge === undefined || guest === null ? [] : [[guest, pledge]];
    }),
  );
}

/** Null if the board cannot be played at a table. */
export function beginningOf(
  id: string,
  online: Online,
  place: { readonly round: number; readonly board: number; readonly table: string },
  seed: string,
  at: number,
): hosted.Beginning | null {
  const { tournament, settings, machines, organiser, deals } = online;
  const board = findBoard(tournament, place.round, place.board);
  const options = board === undefined ? undefined : optionsFor(tournament.settings, board.seats.length);
  if (board === undefined || !options?.ok) return null;
  const order = isTurned(online, place.round, place.board, place.table) ? board.seats.toReversed() : board.seats;
  const seated = order.map((entry, i): [Seat, hosted.Occupant] => {
    const { name, guest } = tournament.entries.get(entry)!;
    const machine = machines.get(entry);
    const seat = options.value.seats[i]!;
    if (machine?.kind === 'computer') return [seat, { kind: 'computer', level: machine.level, keeps: null }];
    const kind = machine === undefined ? 'person' : 'bot';
    return [seat, { kind, guest: guest ?? '', name: shortened(name, hosted.LONGEST_NAME) }];
  });
  const seating = Object.fromEntries(seated);
  const pledges = pledgesFor(online, place, order);
  const here = { id, round: place.round, board: place.board };
  const { sameDeal, game } = tournament.settings;
  return [
    {
      kind: 'opened',
      game,
      options: options.value.text,
      rules: options.value.rules,
      clock: settings.clock,
      host: organiser,
      listed: false,
      // A board that is replayed after its round was over gets a new deal: everyone knows the other one by now.
      seed: sameDeal && !deals.has(place.round) ? dealOf(tournament, place.round) : seed,
      seating,
      ...(Object.keys(pledges).length > 0 && { pledges }),
      ...(settings.rated && { rated: true }),
      tournament: here,
    },
    hosted.beginning(seating, pledges, settings.clock, at, here),
  ];
}

export const boardResultOf = ({ places, points, playedOut }: hosted.FinalResult): BoardResult => ({
  places: [...places],
  points: [...points],
  how: playedOut ? 'played' : 'not-played-out',
});
