/**
 * What a game provides for the forms of a new game and for the terms of a table. Loaded when one of these opens.
 *
 * These are methods on purpose: their bivariance lets a game with its own type of choices be part of a list of all
 * games. The page passes choices only to the game they came from.
 */
import type { Seat } from '@speeltafel/rules';
import type { Component, JSX } from 'solid-js';
import * as v from 'valibot';

/** The opponents of a new game: people on the same device, computer players, or friends on other devices. */
export type OpponentKind = 'people' | 'computer' | 'friends';

export const LONGEST_NAME = 24;

/** The player of a seat. Name and level are both kept, so that switching back loses nothing. */
export interface SeatChoice {
  /** A friend plays on another device. */
  readonly kind: 'person' | 'computer' | 'friend';
  readonly name: string;
  readonly level: string;
}

export const seatChoiceSchema = (levels: readonly string[]) =>
  v.object({
    kind: v.picklist(['person', 'computer', 'friend']),
    name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
    level: v.picklist(levels),
  });

/** The choices for a new game. They are stored under these names until the next time. */
export interface Choices {
  readonly sitters: readonly SeatChoice[];
}

/** One of the terms that players accept by sitting down. */
export interface Term {
  readonly name: string;
  readonly about: string;
  readonly Picture?: Component;
}

/** Additional props for a table with players on other devices. */
export interface OnlineForm {
  /** Further fields for such a table. */
  readonly part: JSX.Element;
  /** Whether a turn may take days. No time limit is then counted in seconds unless the player chooses one. */
  readonly unhurried: boolean;
  /** The name of the guest who opens the table: the first person on this device. */
  readonly me: string;
}

export interface OptionsFormProps<C> {
  readonly choices: C;
  readonly submitLabel: string;
  readonly online?: OnlineForm;
  onSubmit(choices: C): void;
}

export interface GameOptions<C extends Choices = Choices> {
  /** Stored choices that do not match are discarded. */
  readonly schema: v.GenericSchema<unknown, C>;
  defaults(opponents: OpponentKind): C;
  /** The same choices, but a person on this device starts: for "play now". */
  playNow(choices: C): C;
  /** The same players with the rules that these options describe; unchanged if the rules do not accept the options. */
  withRules(choices: C, options: string): C;
  /** The players in the order of play. A random start player is drawn here. */
  seats(choices: C): readonly SeatChoice[];
  /** The input for the options of the rules. `unhurried` if a turn may take days. */
  rules(choices: C, unhurried: boolean): Readonly<Record<string, unknown>>;
  /** Starts a game on this device; returns its id. */
  start(choices: C): string;
  /** The look of the next table, in games where players can choose it; undefined for the default. */
  look?(choices: C): string | undefined;
  /**
   * Marks a seat as the game itself does at a table with this look, on screens around the game. Without it, the number
   * of the seat is shown.
   */
  readonly SeatSign?: Component<{ readonly seat: Seat; readonly look: string | null }> | undefined;
  /** Explains the options of a table, and its look. */
  terms(options: string, look: string | null): readonly Term[];
  Form(props: OptionsFormProps<C>): JSX.Element;
}

/** A setting of one game only. */
export interface GameSetting {
  label(): string;
  about(): string;
  Control(): JSX.Element;
}
