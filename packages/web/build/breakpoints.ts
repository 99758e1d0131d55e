/** Replaces breakpoint names in stylesheets, as in `@media (--low)`, with the queries of src/ui/breakpoints.ts. */
import type { Plugin } from 'vite';
import { BREAKPOINTS } from '../src/ui/breakpoints.ts';

const NAME = /\(--([a-z-]+)\)/g;
const MEDIA = /@media[^{]*/g;

const queryOf = (name: string, rule: string): string => {
  const query: string | undefined = Object.hasOwn(BREAKPOINTS, name)
    ? BREAKPOINTS[name as keyof typeof BREAKPOINTS]
    : undefined;
  if (query === undefined) throw new Error(`Unknown breakpoint --${name}: see src/ui/breakpoints.ts.`);
  if (query.includes(',') && / and /.test(rule))
    throw new Error(`--${name} is a list and cannot be combined with "and": ${rule}`);
  return query;
};

export const expandBreakpoints = (css: string): string =>
  css.replace(MEDIA, (rule) => rule.replace(NAME, (_, name: string) => queryOf(name, rule)));

export const breakpoints = (): Plugin => ({
  name: 'speeltafel-breakpoints',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (css) => ({ code: expandBreakpoints(css), map: null }),
  },
});
