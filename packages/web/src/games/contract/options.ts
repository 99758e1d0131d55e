/**
 * What a game brings to the forms for a new game and to the terms of a table. It is loaded when one of those opens.
 *
 * The methods are deliberately methods: that lets a game with its own type of choices stand in a list of all games. The page only ever
 * hands choices back to the game they came from.
 */
import type { Seat } from '@speeltafel/rules';
import type { Component, JSX } from 'solid-js';
import * as v from 'valibot';

/** Whom a new game is played with: around one device, against computer players, or with friends at other devices. */
export type OpponentKind = 'people' | 'computer' | 'friends';

export const LONGEST_NAME = 24;

/** Who takes a seat. Name and level are both kept, so that switching back loses nothing. */
export interface SeatChoice {
  /** A friend plays at another device. */
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

/** What is chosen for a new game. Stored until the next time, under these names. */
export interface Choices {
  readonly sitters: readonly SeatChoice[];
}

/** One thing that players agree on by sitting down. */
export interface Term {
  readonly name: string;
  readonly about: string;
  readonly Picture?: Component;
}

/** For a table with players at other devices. */
export interface OnlineForm {
  /** What else is to be settled there. */
  readonly part: JSX.Element;
  /** Whether a turn may take days: then nothing runs out within seconds unless that is chosen. */
  readonly unhurried: boolean;
  /** The name of the guest who opens the table: the first person at this device. */
  readonly me: string;
}

export interface OptionsFormProps<C> {
  readonly choices: C;
  readonly submitLabel: string;
  readonly online?: OnlineForm;
  onSubmit(choices: C): void;
}

export interface GameOptions<C extends Choices = Choices> {
  /** Stored choices that do not fit are forgotten. */
  readonly schema: v.GenericSchema<unknown, C>;
  defaults(opponents: OpponentKind): C;
  /** The same choices, except that a person at this device begins: for "play now". */
  playNow(choices: C): C;
  /** The same people, with the rules that these options mean; unchanged where the rules know no such options. */
  withRules(choices: C, options: string): C;
  /** In the order of play; lots are drawn here. */
  seats(choices: C): readonly SeatChoice[];
  /** The options that the rules are asked for; `unhurried` where a turn may take days. */
  rules(choices: C, unhurried: boolean): Readonly<Record<string, unknown>>;
  /** Begins a game on this device; returns its id. */
  start(choices: C): string;
  /** How the next table looks, where players may choose that; undefined: as usual. */
  look?(choices: C): string | undefined;
  /** Marks a seat as the game does at a table that looks so, on screens around it; the seat's number without one. */
  readonly SeatSign?: Component<{ readonly seat: Seat; readonly look: string | null }> | undefined;
  /** What the options of a table mean to its players, and how it looks. */
  terms(options: string, look: string | null): readonly Term[];
  Form(props: OptionsFormProps<C>): JSX.Element;
}

/** A setting that concerns one game only. */
export interface GameSetting {
  label(): string;
  about(): string;
  Control(): JSX.Element;
}
