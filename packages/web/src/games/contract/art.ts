/**
 * Pictures of a game for home and for lists. The page draws the text on them, since an image file cannot use its fonts.
 */

export interface BoxArt {
  /** The address of the square picture on the lid, drawn 400 by 400. */
  readonly lid: string;
  /** Colours of the two visible sides. */
  readonly side: string;
  readonly foot: string;
  /** The rotation of the box on the table, as a CSS angle. */
  readonly tilt: string;
  readonly title: {
    readonly y: number;
    readonly size: number;
    readonly width: number;
    readonly fill: string;
    readonly stroke: string;
  };
  /** Numbers on the pieces: text, position, size, rotation, colour. */
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
  /** The visible part of the picture, as in an SVG viewBox. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Numbers on the pieces: text, position, colour. */
  readonly numbers: readonly (readonly [text: string, x: number, y: number, fill: string])[];
}

export interface GameArt {
  readonly box: BoxArt;
  readonly puzzle: PuzzleArt;
}
