/** What a game provides for printable sheets: A4 pages, each with its own address. */
import type { Puzzle } from '@speeltafel/players/puzzles';
import type { Component } from 'solid-js';

export interface SheetWords {
  readonly title: string;
  readonly about: string;
}

/** The puzzles of one printed page. */
export interface PuzzlePage {
  readonly puzzles: readonly Puzzle[];
  /** The difficulty and the number of the page, printed next to the title. */
  readonly about: string;
}

export interface PlainSheet {
  /** The last part of its address: `#/print/<id>`. */
  readonly id: string;
  words(): SheetWords;
  readonly Sheet: Component;
}

/** A sheet of puzzles whose difficulty and page the player chooses. */
export interface PuzzleSheet extends Omit<PlainSheet, 'Sheet'> {
  readonly pack: () => Promise<readonly Puzzle[]>;
  readonly Page: Component<PuzzlePage>;
}

export type PrintSheet = PlainSheet | PuzzleSheet;
