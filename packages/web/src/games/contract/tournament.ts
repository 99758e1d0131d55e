/** What a game brings to a tournament: how the result of a board is entered, and how it reads. */
import type { BoardResult, Settings } from '@speeltafel/tournament';
import type { Component } from 'solid-js';

export interface ResultFormProps {
  /** The players in the order of their seats; the first starts. */
  readonly names: readonly string[];
  readonly settings: Settings;
  /** The main button, which repeats the whole result in words. */
  readonly onResult: (result: BoardResult) => void;
}

export interface TournamentUi {
  readonly ResultForm: Component<ResultFormProps>;
  /** The same on paper: the names, and what to tick, circle or write. The first name starts. */
  readonly PaperForm: Component<{ readonly names: readonly string[] }>;
  /** How to fill it in, in a few words. */
  paperHint(): string;
  /** A result of a game that began, in a few words: "Lena in 5, prolonged". */
  resultText(result: BoardResult, names: readonly string[]): string;
}
