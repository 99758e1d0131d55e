/** What a game provides for the laboratory: the choice of a variant, and the charts of a report. */
import type { Report } from '@speeltafel/players/reports';
import type { Component, JSX } from 'solid-js';

/** Options of the rules, described for people. */
export interface Variant {
  /** The options as text of the rules. */
  readonly options: string;
  readonly name: string;
  /** The names of the seats, in the order of play. */
  readonly seats: readonly string[];
  /** The players' name for a variant of their own; empty for a standard one. */
  readonly ownName: string;
}

export interface GameLaboratory {
  /** The default variant and level to measure. */
  readonly usual: { readonly options: string; readonly level: string };
  /** Null if the rules do not accept these options. */
  variant(options: string): Variant | null;
  Options(props: { readonly options: string; onChange(options: string): void }): JSX.Element;
  /** The name of a measure; undefined for measures that the list omits. */
  measure(id: string): string | undefined;
  Charts(props: { readonly report: Report }): JSX.Element;
  /** The chart that shows who wins. */
  Winners(props: { readonly report: Report }): JSX.Element;
  /** The board and the numbers of a variant, to be edited by hand. */
  Workbench(props: { readonly options: string; onChange(options: string): void }): JSX.Element;
  /** The same options with this name, or without one if it is empty; null if the rules refuse it. */
  named(options: string, name: string): string | null;
  /** The screen `#/lab/<game>/solve`, which solves positions of the game exactly. */
  readonly Solver?: { title(): string; readonly load: () => Promise<Component> };
}
