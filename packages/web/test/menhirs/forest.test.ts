import { expect, test } from 'vitest';
import { forest } from '../../src/menhirs/art/forest.ts';
import trees from '../../src/menhirs/art/trees.svg?raw';

const pictures = (art: string): readonly string[] =>
  [...art.matchAll(/href="data:image\/svg\+xml,([^"]*)"/g)].map(([, picture]) => decodeURIComponent(picture!));

test('a crown stands where it was referred to, in the tones of the day and of the night', () => {
  const crown = '<symbol id="mh-crown-1"><path class="mh-k0" d="M1 2"/><path class="mh-k2" d="M3 4"/></symbol>\n';
  const use = '<use href="#mh-crown-1" class="mh-leaf-a" transform="translate(10 -20) scale(2)"/>';
  const [day, night, ...more] = pictures(forest(`${crown}<symbol id="mh-forest-1">${use}</symbol>`));
  const drawn = (low: string, high: string): string =>
    `<g transform="translate(10 -20) scale(2)"><path fill="${low}" d="M1 2"/><path fill="${high}" d="M3 4"/></g>`;
  expect(day).toContain(drawn('#4f6a4a', '#84996f'));
  expect(night).toContain(drawn('#27443a', '#517762'));
  expect(more).toEqual([]);
});

test('every planting is a picture for the day and one for the night, with nothing left to be looked up', () => {
  const art = forest(trees);
  expect(art.match(/<symbol id="mh-forest-/g)).toHaveLength(7);
  for (const time of ['day', 'night'])
    expect(art.match(new RegExp(`<image class="mh-by-${time}"`, 'g'))).toHaveLength(7);
  for (const picture of pictures(art)) expect(picture).not.toMatch(/<use|class=|undefined/);
});
