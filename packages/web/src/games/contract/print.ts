/** What a game brings to the sheets to print: pages of A4, each with its own address. */
import type { Puzzle } from '@speeltafel/players/puzzles';
import type { Component } from 'solid-js';

export interface SheetWords {
  readonly title: string;
  readonly about: string;
}

/** The puzzles of one printed page. */
export interface PuzzlePage {
  readonly puzzles: readonly Puzzle[];
  /** The difficulty and the number of the page, printed beside the title. */
  readonly about: string;
}

export interface PlainSheet {
  /** The last part of its address: `#/print/<id>`. */
  readonly id: string;
  words(): SheetWords;
  readonly Sheet: Component;
}

/** A sheet with puzzles, of which the player chooses difficulty and page. */
export interface PuzzleSheet extends Omit<PlainSheet, 'Sheet'> {
  readonly pack: () => Promise<readonly Puzzle[]>;
  readonly Page: Component<PuzzlePage>;
}

export type PrintSheet = PlainSheet | PuzzleSheet;
