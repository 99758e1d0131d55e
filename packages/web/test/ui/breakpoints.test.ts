import { describe, expect, it } from 'vitest';
import { expandBreakpoints } from '../../build/breakpoints.ts';

const stylesheets = import.meta.glob<string>('../../src/**/*.css', { eager: true, query: '?raw', import: 'default' });

describe('named breakpoints', () => {
  it('puts the query in place of its name', () => {
    expect(expandBreakpoints('@media (--narrow) { a { color: red } }')).toBe(
      '@media (max-width: 699px) { a { color: red } }',
    );
    expect(expandBreakpoints('@media (--lowest), (--large-text) {}')).toContain('landscape), (max-width: 18rem)');
  });

  it('leaves custom properties alone', () => {
    expect(expandBreakpoints('a { width: calc(--gap) }')).toBe('a { width: calc(--gap) }');
  });

  it('refuses an unknown name, and a list joined by "and"', () => {
    expect(() => expandBreakpoints('@media (--huge) {}')).toThrow('No breakpoint is called --huge');
    expect(() => expandBreakpoints('@media (--phone) and (hover: hover) {}')).toThrow('list');
  });

  it('is the only way in which a stylesheet asks for the size of the window', () => {
    const raw = Object.entries(stylesheets).filter(([, css]) =>
      /@media[^{]*(width|height|orientation|aspect)/.test(css),
    );
    expect(Object.values(stylesheets).filter((css) => css.includes('@import'))).toEqual([]);
    expect(Object.keys(stylesheets).length).toBeGreaterThan(20);
    expect(raw.map(([path]) => path)).toEqual([]);
  });
});
