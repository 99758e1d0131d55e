/** Validates requests for new tables against the game's own options, seats and levels. */
import { openTextGame } from '@speeltafel/players';
import { type Result, refuse, type Seat } from '@speeltafel/rules';
import { hosted, lookOf, type TableGame, withKit } from '@speeltafel/table';

export interface NewTable {
  readonly game: string;
  /** As a guest's request holds them, or as the text form of another table. */
  readonly options: unknown;
  readonly clock: hosted.Opened['clock'];
  readonly listed: boolean;
  readonly seating: hosted.Seating;
  /** The computer player that replaces absent players; the strongest by default. */
  readonly standIn?: string | undefined;
  /** The look of the table; that of the box by default. */
  readonly look?: string | undefined;
  /** What the host's page adds to chance, as a SHA-256. */
  readonly pledge?: string | undefined;
  /** Talk is turned off at this table. */
  readonly quiet?: boolean | undefined;
  /** The host admits newcomers before they sit down. */
  readonly admits?: boolean | undefined;
  /** The result counts for the players' ratings. */
  readonly rated?: boolean | undefined;
}

export const knowsLevel = (game: string, level: string): boolean => openTextGame(game)?.levels.includes(level) ?? false;

/** Levels are listed from the weakest to the strongest. */
export const strongestOf = (game: string): string => openTextGame(game)?.levels.at(-1) ?? '';

function checkedBy<O, P, A>(
  { game }: TableGame<O, P, A>,
  input: unknown,
): Result<{ readonly text: string; readonly rules: number; readonly seats: readonly Seat[] }> {
  const options = typeof input === 'string' ? game.parseOptions(input) : game.options(input);
  return options.ok
    ? {
        ok: true,
        value: { text: game.makeOptions(options.value), rules: game.version, seats: game.seats(options.value) },
      }
    : options;
}

/** The facts a new table begins with. */
export function openingOf(
  by: string,
  { game, options, clock, listed, seating, standIn, look, pledge, quiet, admits, rated }: NewTable,
  seed: string,
  at: number,
): Result<hosted.Beginning> {
  const checked = withKit(game, (kit) => checkedBy(kit, options));
  if (!checked.ok) return checked;
  const { text, rules, seats } = checked.value;
  if (Object.keys(seating).join() !== seats.join())
    return refuse('bad-seating', `This game has ${seats.length} seats.`);
  const sitters = Object.values(seating);
  if (standIn !== undefined && !knowsLevel(game, standIn))
    return refuse('unknown-level', 'There is no such computer player.');
  if (sitters.some((sitter) => sitter?.kind === 'computer' && !knowsLevel(game, sitter.level))) {
    return refuse('unknown-level', 'There is no such computer player.');
  }
  if (sitters.every((sitter) => sitter?.kind === 'computer')) {
    return refuse('nobody-plays', 'At least one seat must be for a person or a bot.');
  }
  if (rated && sitters.filter((sitter) => sitter !== null && sitter.kind !== 'computer').length > 1)
    return refuse('rated-alone', 'You cannot play a rated game against yourself.');
  const shown = look === undefined ? undefined : withKit(game, (kit) => lookOf(kit, look));
  if (look !== undefined && shown === undefined)
    return refuse('bad-look', 'A table of this game cannot look like that.');
  const agreed = standIn ?? strongestOf(game);
  const first: hosted.Opened = {
    kind: 'opened',
    game,
    options: text,
    rules,
    clock,
    host: by,
    listed,
    seed,
    seating,
    ...(agreed && { standIn: agreed }),
    ...(shown !== undefined && { look: shown }),
    ...(pledge !== undefined && { pledges: { [by]: pledge } }),
    ...(quiet && { quiet: true }),
    ...(admits && { admits: true }),
    ...(rated && { rated: true }),
  };
  return {
    ok: true,
    value: hosted.isFull(seating) ? [first, hosted.beginning(seating, first.pledges ?? {}, clock, at)] : [first],
  };
}
