/** Derives each player's history entry from the log of a finished table. */

import { openTextGame } from '@speeltafel/players';
import { hosted, withKit } from '@speeltafel/table';
import type { GameResult } from '../store/history-schema.ts';
import { type Meeting, type PlayerGame, searched } from '../store/player-games.ts';

type Fact = hosted.Fact;

/** Another player, as shown in a history; a deleted guest has no id any more. */
export type Other =
  | { readonly name: string; readonly guest?: string; readonly bot?: true }
  | { readonly level: string };

export interface PastGame {
  readonly games: readonly PlayerGame[];
  readonly meetings: readonly Meeting[];
}

interface Seatings {
  readonly begun: hosted.Seating;
  readonly last: hosted.Seating;
}

/** The seating when the game began, and at its end. */
function seatingsIn(facts: readonly Fact[]): Seatings | undefined {
  let now: hosted.Seating = {};
  let begun: hosted.Seating | undefined;
  for (const fact of facts) {
    if (fact.kind === 'opened' || fact.kind === 'closed-up') now = fact.seating;
    else if (fact.kind === 'sat' || fact.kind === 'replaced') now = { ...now, [fact.seat]: fact.sitter };
    else if (fact.kind === 'rose') now = { ...now, [fact.seat]: null };
    else if (fact.kind === 'began') begun = now;
  }
  return begun && { begun, last: now };
}

/** The facts that can end a game. */
const ENDS: readonly Fact['kind'][] = ['acted', 'tied', 'resigned', 'fell', 'replaced'];

/** The number of the fact that ended the game; 0 if the game never began. */
export const endOf = (facts: readonly Fact[]): number => facts.findLastIndex(({ kind }) => ENDS.includes(kind)) + 1;

const guestOf = (sitter: hosted.Occupant | null): string | undefined =>
  sitter?.kind === 'computer' ? sitter.keeps?.guest : sitter?.guest;

function otherOf(sitter: hosted.Occupant | null, own: string, known: ReadonlySet<string>): Other {
  if (sitter?.kind === 'computer' && sitter.keeps === null) return { level: sitter.level };
  const one = sitter?.kind === 'computer' ? sitter.keeps : sitter;
  const guest = guestOf(sitter);
  return {
    name: one?.name ?? '',
    ...(guest !== undefined && guest !== own && known.has(guest) && { guest }),
    ...(one?.kind === 'bot' && { bot: true as const }),
  };
}

const resultOf = (place: number, places: readonly number[]): GameResult =>
  place > 1 ? 'lost' : places.filter((one) => one === 1).length > 1 ? 'tied' : 'won';

/** The ids of all guests who had a seat when the game began or at its end. */
export const guestsIn = (facts: readonly Fact[]): readonly string[] => {
  const seatings = seatingsIn(facts);
  if (seatings === undefined) return [];
  const sitters = [...Object.values(seatings.begun), ...Object.values(seatings.last)];
  return [...new Set(sitters.flatMap((sitter) => guestOf(sitter) ?? []))];
};

/** Levels are listed from the weakest to the strongest. */
function strongest(game: string, levels: readonly string[]): string | null {
  const order = openTextGame(game)?.levels ?? [];
  return levels.toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? null;
}

/** Null if the game is not over. `known` are the guests that still exist. */
export function pastGameOf(
  table: string,
  facts: readonly Fact[],
  ended: number,
  known: ReadonlySet<string>,
): PastGame | null {
  const [first] = facts;
  const seatings = seatingsIn(facts);
  if (first?.kind !== 'opened' || seatings === undefined) return null;
  const end = withKit(first.game, (kit) => hosted.finalResult(kit, facts));
  if (end === null) return null;
  const { begun, last } = seatings;
  const seats = Object.keys(begun).map(Number);
  const seatsOf = (guest: string): readonly number[] => seats.filter((seat) => guestOf(begun[seat]!) === guest);
  const games = guestsIn(facts)
    .filter((guest) => known.has(guest))
    .map((guest): PlayerGame => {
      const own = seatsOf(guest);
      // A latecomer took over the seat of a player who left.
      const seat = own[0] ?? seats.find((one) => guestOf(last[one] ?? null) === guest)!;
      const others = seats.filter((one) => one !== seat).map((one) => otherOf(begun[one]!, guest, known));
      const levels = others.flatMap((one) => ('level' in one ? [one.level] : []));
      const place = end.places[seats.indexOf(seat)]!;
      return {
        guest,
        table_id: table,
        game: end.game,
        options: end.options,
        ended,
        seat,
        place,
        places: JSON.stringify(end.places),
        result: own.length === 1 ? resultOf(place, end.places) : null,
        rated: first.rated ? 1 : 0,
        tournament: first.tournament?.id ?? null,
        level: levels.length === others.length ? strongest(end.game, levels) : null,
        others: JSON.stringify(others),
        names: searched(others.map((one) => ('name' in one ? one.name : '')).join('\n')),
        record: null,
      };
    });
  const people = games.map(({ guest }) => guest);
  const meetings = games.flatMap(({ guest }) =>
    people
      .filter((other) => other !== guest)
      .map((other): Meeting => ({ guest, other, table_id: table, ended, result: against(guest, other) })),
  );
  return { games, meetings };

  /** The result between two guests; null if one of them does not have exactly one seat. */
  function against(guest: string, other: string): GameResult | null {
    const [mine, theirs] = [guest, other].map((one) => {
      const own = seatsOf(one);
      return own.length === 1 ? end!.places[seats.indexOf(own[0]!)]! : undefined;
    });
    if (mine === undefined || theirs === undefined) return null;
    return mine === theirs ? 'tied' : mine < theirs ? 'won' : 'lost';
  }
}
