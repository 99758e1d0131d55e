/** A bot that players can ask to their table. */
export interface Offer {
  /** The guest id of the bot. */
  readonly id: string;
  readonly name: string;
  /** From 1 to 7, as the bot's author sets it. */
  readonly level: number;
  readonly games: readonly string[];
  /** How many tables it plays at once at most, and how many now. */
  readonly tables: number;
  readonly playing: number;
}
