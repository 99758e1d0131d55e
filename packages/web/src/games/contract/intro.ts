/** The texts about a game for home and other lists. They are part of the frame's dictionary, so keep them few. */
export interface Intro {
  /** What players do in the game, in one or two sentences. */
  readonly about: string;
  /** The number of players and the designer. */
  players(designer: string): string;
  /** What the setting "hints" does in this game apart from marking good turns; continues a sentence. */
  readonly hints?: string;
  /** The aim of the game in one sentence, in the list of lessons. */
  readonly lesson: string;
  /** The number of players and the designer, in the list of rule books. */
  rules(designer: string): string;
  /** What the companion does for this game. */
  readonly companion: string;
}
