/** What a game provides for practising mistakes: its board at one position of a record, on which one turn is played. */
import type { JSX } from 'solid-js';
import type { GameRecord } from '../../session/game-record.ts';

export interface PracticeTurn {
  /** Which side or pieces are the player's. */
  readonly about: string;
  readonly board: () => JSX.Element;
  readonly prompt: () => JSX.Element;
  /** Marks a whole turn on the board, or only the piece it moves, until the player selects something. */
  mark(actions: readonly string[], what: 'turn' | 'piece'): void;
  /** Goes back to the position. */
  retry(): void;
}

/** `onTurn` gets the actions of the turn, as text of the rules, as soon as the turn is complete. */
export type CreatePracticeTurn = (
  record: GameRecord,
  at: number,
  onTurn: (actions: readonly string[]) => void,
) => PracticeTurn;
