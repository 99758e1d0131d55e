/** The few words about a game that home and other lists show. They are loaded with the words of the frame, so keep them few. */
export interface Intro {
  /** The aim of the game in one sentence, in the list of lessons. */
  readonly lesson: string;
  /** The number of players and the designer, in the list of rule books. */
  rules(designer: string): string;
  /** What the companion does for this game. */
  readonly companion: string;
}
