/** A running game as the screens see it, whether its table is on this device, on the server, or only for practice. */
import type { Refusal, Seat } from '@speeltafel/rules';
import type { Table, TableGame } from '@speeltafel/table';

export interface Session<O, P, A> {
  readonly id: string;
  readonly kit: TableGame<O, P, A>;
  table(): Table<O, P, A>;
  position(): P;
  /** How the players made the table look, as text that only the game reads; null for the default. */
  look(): string | null;
  /** The table's time in whole milliseconds. On this device it stops while the page is closed. */
  now(): number;
  /** The player has asked for a hint. Only on this device. */
  noteHint?(): void;
  /** Plays an action. `at` is the time of the decision, if it was made earlier than now. */
  act(seat: Seat, action: A, at?: number): Refusal | null;
  /** Tries an action: the rules check it, but it is not played and other players do not see it. */
  tryOut(seat: Seat, action: A): Refusal | null;
  dropTentative(): void;
  canUndo(): boolean;
  /** Takes the last turn back, or asks the other players to agree. */
  undo(): void;
  resign(seat: Seat): void;
  /** The seat of the computer player that is thinking. */
  thinking(): Seat | null;
  /** Computer players wait until the returned function is called. */
  hold(): () => void;
}
