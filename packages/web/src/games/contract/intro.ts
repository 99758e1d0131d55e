/** The few words about a game that home and other lists show. They are loaded with the words of the frame, so keep them few. */
export interface Intro {
  /** What one does in it, in one or two sentences. */
  readonly about: string;
  /** How many play, and who designed it. */
  players(designer: string): string;
  /** What the setting "hints" does in this game beyond marking good turns; continues a sentence. */
  readonly hints?: string;
  /** The aim of the game in one sentence, in the list of lessons. */
  readonly lesson: string;
  /** The number of players and the designer, in the list of rule books. */
  rules(designer: string): string;
  /** What the companion does for this game. */
  readonly companion: string;
}
