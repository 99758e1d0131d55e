/** What a game provides for tournaments: a form for the result of a board, and the result as text. */
import type { BoardResult, Settings } from '@speeltafel/tournament';
import type { Component } from 'solid-js';

export interface ResultFormProps {
  /** The players in the order of their seats. The first one starts. */
  readonly names: readonly string[];
  readonly settings: Settings;
  /** Called by the main button, which spells out the whole result. */
  readonly onResult: (result: BoardResult) => void;
}

export interface TournamentUi {
  readonly ResultForm: Component<ResultFormProps>;
  /** The form on paper: the names, and what to tick, circle or write. The first player starts. */
  readonly PaperForm: Component<{ readonly names: readonly string[] }>;
  /** How to fill it in, in brief. */
  paperHint(): string;
  /** The result of a game that was started, in brief: "Lena in 5, prolonged". */
  resultText(result: BoardResult, names: readonly string[]): string;
}
