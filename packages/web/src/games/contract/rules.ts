/**
 * What a game provides for the rules: a book of sections with paragraphs, lists, tables and illustrated examples, with
 * the same structure in every language.
 */
import type { JSX } from 'solid-js';

export type Block<Figure extends string> =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } }
  | { readonly figure: Figure; readonly caption: string };

export interface Section<Figure extends string> {
  readonly title: string;
  readonly body: readonly Block<Figure>[];
}

export interface Book<Id extends string, Figure extends string> {
  readonly title: string;
  readonly credit: string;
  readonly sections: Readonly<Record<Id, Section<Figure>>>;
}

export interface GameRules {
  book(): Book<string, string>;
  readonly drawings: Drawings;
}

/** The illustrated examples, by their names in the book. */
export interface Drawings {
  /** Whether a drawing fills the width of the text. */
  readonly wide: boolean;
  /** Width divided by height. */
  ratio(name: string): number;
  draw(name: string, caption: string): JSX.Element;
}
