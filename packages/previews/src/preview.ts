/** What a game brings to previews: a drawing of what a spectator may know, and where the game stands in a few words. */
import type { Drawing } from './drawing.ts';
import type { Language } from './languages.ts';

export interface GamePreview<View> {
  /** The same in all languages. */
  readonly name: string;
  /** Gets only what a spectator may know (`view` of the rules), so nothing hidden can be drawn. */
  draw(view: View): Drawing;
  /** Where the game stands, such as its round; null where there is nothing to say. */
  stage(view: View, language: Language): string | null;
  /** What is to be seen of a puzzle; undefined for a text that cannot be read. */
  puzzle?(position: string): View | undefined;
}
