import { describe, expect, it } from 'vitest';
import { mark, partsOf, spoken } from '../../src/floors/play/sentences.ts';

describe('a sentence with tokens', () => {
  const lena = { player: 1, shows: 4, moved: true };
  const mia = { player: 0, shows: 1, moved: false };

  it('is cut into words and tokens', () => {
    expect(partsOf(`${mark(lena)} and ${mark(mia)} tie.`)).toEqual([lena, ' and ', mia, ' tie.']);
    expect(partsOf('Nobody is seen.')).toEqual(['Nobody is seen.']);
  });

  it('is spoken with their names, and begins with a capital', () => {
    const name = ({ shows }: { readonly shows: number }): string => `your ${shows}`;
    expect(spoken(`${mark(lena)} waits.`, name)).toBe('Your 4 waits.');
    expect(spoken('', name)).toBe('');
  });
});
