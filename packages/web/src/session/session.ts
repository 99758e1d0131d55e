/** A game in progress as the screens see it, whether the table is on this device, on the server, or only for practice. */
import type { Refusal, Seat } from '@speeltafel/rules';
import type { Table, TableGame } from '@speeltafel/table';

export interface Session<O, P, A> {
  readonly id: string;
  readonly kit: TableGame<O, P, A>;
  table(): Table<O, P, A>;
  position(): P;
  /** How the players made the table look, as text of the game; null: as usual. */
  look(): string | null;
  /** The table's clock in whole milliseconds; on this device it stands still while the page is closed. */
  now(): number;
  /** Plays an action. `at` is the moment of the decision where that was a moment ago. */
  act(seat: Seat, action: A, at?: number): Refusal | null;
  /** Tries an action out: the rules check it, other players do not see it, and nothing is played. */
  tryOut(seat: Seat, action: A): Refusal | null;
  dropTentative(): void;
  canUndo(): boolean;
  /** Takes the last turn back, or asks the others for it. */
  undo(): void;
  resign(seat: Seat): void;
  /** The seat of the computer player that is thinking. */
  thinking(): Seat | null;
  /** Computer players wait until the returned function is called. */
  hold(): () => void;
}
