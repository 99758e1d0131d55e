/** A rule book: sections of paragraphs, lists, tables and drawn examples. Each language fills the same sections. */
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
