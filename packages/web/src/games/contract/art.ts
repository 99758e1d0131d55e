/** Pictures of a game for home and for lists. Text on them is drawn by the page, since a picture file cannot use its fonts. */

export interface BoxArt {
  /** Address of the square picture on the lid, drawn 400 by 400. */
  readonly lid: string;
  /** Colours of the two visible sides. */
  readonly side: string;
  readonly foot: string;
  /** How far the box lies turned on the table, as a CSS angle. */
  readonly tilt: string;
  readonly title: {
    readonly y: number;
    readonly size: number;
    readonly width: number;
    readonly fill: string;
    readonly stroke: string;
  };
  /** Numbers on the pieces: text, place, size, turn, colour. */
  readonly numbers: readonly (readonly [
    text: string,
    x: number,
    y: number,
    size: number,
    turn: number,
    fill: string,
  ])[];
}

export interface PuzzleArt {
  readonly picture: string;
  /** The part of the picture that is shown, as in an SVG viewBox. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Numbers on the pieces: text, place, colour. */
  readonly numbers: readonly (readonly [text: string, x: number, y: number, fill: string])[];
}

export interface GameArt {
  readonly box: BoxArt;
  readonly puzzle: PuzzleArt;
}
