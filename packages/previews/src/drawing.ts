/**
 * A drawing as SVG text. It contains no text elements, so no font is needed, and no styles: attributes pass every
 * content security policy.
 */

/** Left, top, width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Drawing {
  readonly box: Box;
  /** Definitions that `shapes` refers to. */
  readonly parts: string;
  readonly shapes: string;
  /** The colours of the ground around the board, from its middle outwards. */
  readonly ground: readonly [inner: string, outer: string];
}

/** The size that services with link previews expect. */
export const CARD = { width: 1200, height: 630 } as const;
const MARGIN = 22;

const svg = (box: Box, size: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"${size}>${content}</svg>`;

/** The board alone, filling the drawing. */
export const makeBoard = ({ box, parts, shapes }: Drawing): string => svg(box, '', `<defs>${parts}</defs>${shapes}`);

/** The board on a card of the preview size. */
export function makeCard({ box, parts, shapes, ground: [inner, outer] }: Drawing): string {
  const { width, height } = CARD;
  const scale = Math.min((width - 2 * MARGIN) / box[2], (height - 2 * MARGIN) / box[3]);
  const x = (width - box[2] * scale) / 2 - box[0] * scale;
  const y = (height - box[3] * scale) / 2 - box[1] * scale;
  const glow = `<radialGradient id="card-ground" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`;
  return svg(
    [0, 0, width, height],
    ` width="${width}" height="${height}"`,
    `<defs>${glow}${parts}</defs><rect width="${width}" height="${height}" fill="url(#card-ground)"/><g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})">${shapes}</g>`,
  );
}

const DIGITS = [
  'M0 -8C-8 -8 -8 8 0 8C8 8 8 -8 0 -8Z',
  'M-4 -4L1 -8V8',
  'M-5 -4C-5 -10 5 -10 5 -4C5 0 -5 4 -5 8H5.5',
  'M-5 -8H5L-1 -2C8 -2 7 8 0 8C-3 8 -5 6.5 -5.5 5',
  'M2.5 8V-8L-6 3.5H6',
  'M5 -8H-4L-5 -1C6 -5 8 8 0 8C-3 8 -5 7 -6 5',
  'M4 -8C-4 -8 -6 0 -5.5 3C-5 10 5.5 9.5 5.5 3C5.5 -3.5 -4 -3 -5.5 3',
  'M-5.5 -8H5.5L-1.5 8',
  'M0 -0.5C-6 -0.5 -6 -8 0 -8C6 -8 6 -0.5 0 -0.5C-7.5 -0.5 -7.5 8 0 8C7.5 8 7.5 -0.5 0 -0.5Z',
  'M5.5 -3C5 -10 -5.5 -9.5 -5.5 -3C-5.5 3.5 4 3 5.5 -3C5.5 3 4 8 -3 8',
];

/** A number as a path, centred on the place; 16 units high before scaling. */
export function numberPath(number: number, x: number, y: number, scale: number, colour: string): string {
  const digits = [...String(number)].map((digit) => DIGITS[Number(digit)]!);
  const lines = digits.map(
    (path, i) => `<path transform="translate(${(i - (digits.length - 1) / 2) * 15} 0)" d="${path}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g>`;
}
