/** A game's part of previews: a drawing of what a spectator may know, and the state of the game in a few words. */
import type { Drawing } from './drawing.ts';
import type { Language } from './languages.ts';

export interface GamePreview<View> {
  /** The same in all languages. */
  readonly name: string;
  /** Receives only what a spectator may know (`view` of the rules), so nothing hidden can be drawn. */
  draw(view: View): Drawing;
  /** The state of the game, such as its round; null if there is nothing to say. */
  stage(view: View, language: Language): string | null;
  /** The view of a puzzle; undefined for a text that cannot be read. */
  puzzle?(position: string): View | undefined;
}
