import { describe, expect, it } from 'vitest';
import { expandBreakpoints } from '../../build/breakpoints.ts';

const stylesheets = import.meta.glob<string>('../../src/**/*.css', { eager: true, query: '?raw', import: 'default' });

describe('named breakpoints', () => {
  it('are replaced by their queries', () => {
    expect(expandBreakpoints('@media (--narrow) { a { color: red } }')).toBe(
      '@media (max-width: 699px) { a { color: red } }',
    );
    expect(expandBreakpoints('@media (--lowest), (--large-text) {}')).toContain('landscape), (max-width: 18rem)');
  });

  it('do not change custom properties', () => {
    expect(expandBreakpoints('a { width: calc(--gap) }')).toBe('a { width: calc(--gap) }');
  });

  it('throw on an unknown name and on a list combined with "and"', () => {
    expect(() => expandBreakpoints('@media (--huge) {}')).toThrow('Unknown breakpoint --huge');
    expect(() => expandBreakpoints('@media (--phone) and (hover: hover) {}')).toThrow('list');
  });

  it('are the only window-size queries in stylesheets', () => {
    const raw = Object.entries(stylesheets).filter(([, css]) =>
      /@media[^{]*(width|height|orientation|aspect)/.test(css),
    );
    expect(Object.values(stylesheets).filter((css) => css.includes('@import'))).toEqual([]);
    expect(Object.keys(stylesheets).length).toBeGreaterThan(20);
    expect(raw.map(([path]) => path)).toEqual([]);
  });
});
