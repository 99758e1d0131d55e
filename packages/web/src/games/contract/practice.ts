/** What a game brings to practising one's own mistakes: its board at one position of a record, on which one turn is played. */
import type { JSX } from 'solid-js';
import type { GameRecord } from '../../session/game-record.ts';

export interface PracticeTurn {
  readonly board: () => JSX.Element;
  readonly prompt: () => JSX.Element;
  /** Marks a turn on the board, or only what moves in it, until something is in hand. */
  mark(actions: readonly string[], what: 'turn' | 'piece'): void;
  /** Goes back to the position. */
  retry(): void;
}

/** `onTurn` is told the actions of the turn, as the rules write them, as soon as it is complete. */
export type CreatePracticeTurn = (
  record: GameRecord,
  at: number,
  onTurn: (actions: readonly string[]) => void,
) => PracticeTurn;
