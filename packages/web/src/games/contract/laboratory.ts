/** What a game brings to the laboratory: the choice of a variant, and what a report on it shows. */
import type { Report } from '@speeltafel/players/reports';
import type { Component, JSX } from 'solid-js';

/** Options of the rules, as people speak of them. */
export interface Variant {
  /** As the rules write them. */
  readonly options: string;
  readonly name: string;
  /** What the seats are called, in the order of play. */
  readonly seats: readonly string[];
  /** What the players call a variant of their own; empty for a usual one. */
  readonly ownName: string;
}

export interface GameLaboratory {
  /** What is measured where nothing else is chosen. */
  readonly usual: { readonly options: string; readonly level: string };
  /** Null where the rules know no such options. */
  variant(options: string): Variant | null;
  Options(props: { readonly options: string; onChange(options: string): void }): JSX.Element;
  /** What was counted, in words; undefined for what the list leaves out. */
  measure(id: string): string | undefined;
  Charts(props: { readonly report: Report }): JSX.Element;
  /** Of the charts the one that says who wins. */
  Winners(props: { readonly report: Report }): JSX.Element;
  /** The board and the numbers of a variant, to be changed by hand. */
  Workbench(props: { readonly options: string; onChange(options: string): void }): JSX.Element;
  /** The same options with that name, or without one; null where the rules refuse it. */
  named(options: string, name: string): string | null;
  /** Solves positions of the game exactly, at `#/lab/<game>/solve`. */
  readonly Solver?: { title(): string; readonly load: () => Promise<Component> };
}
