/** For a game without its own drawing: an empty board, which cannot reveal anything hidden. */
import type { GamePreview } from './preview.ts';

const FIELDS = [0, 1, 2, 3, 4, 5].flatMap((row) =>
  [0, 1, 2, 3, 4, 5].map((column) => {
    const colour = (row + column) % 2 === 0 ? '#e6d8b8' : '#a58a63';
    return `<rect x="${column * 100}" y="${row * 100}" width="100" height="100" fill="${colour}"/>`;
  }),
);

export const plainPreview = (name: string): GamePreview<unknown> => ({
  name,
  draw: () => ({
    box: [-40, -40, 680, 680],
    ground: ['#eceae4', '#b5b9b4'],
    parts: '',
    shapes: `<rect x="-34" y="-34" width="668" height="668" rx="26" fill="#6b4d2c"/><rect x="-8" y="-8" width="616" height="616" rx="6" fill="#4a3319"/>${FIELDS.join('')}`,
  }),
  stage: () => null,
});
