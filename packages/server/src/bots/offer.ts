/** A program that can be asked to a table. */
export interface Offer {
  /** The guest it acts as. */
  readonly id: string;
  readonly name: string;
  /** From 1 to 7, as its author says. */
  readonly level: number;
  readonly games: readonly string[];
  /** At so many tables it plays at once, and at so many now. */
  readonly tables: number;
  readonly playing: number;
}
