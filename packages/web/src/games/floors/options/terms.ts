/** What the options of a table mean to its players. */
import { floors } from '@speeltafel/rules';
import type { Term } from '../../contract/options.ts';
import { say } from './words.ts';

export function terms(options: string): readonly Term[] {
  const read = floors.parseOptions(options);
  if (!read.ok) return [];
  const { players, setup, five, pile } = read.value;
  const words = say();
  const halls: Readonly<Record<string, string>> = words.halls;
  const abouts: Readonly<Record<string, string>> = words.hallAbout;
  const hall = halls[setup];
  return [
    { name: words.playersTerm(players), about: '' },
    ...(hall === undefined ? [] : [{ name: words.hallTerm(hall), about: abouts[setup]! }]),
    ...(pile === 7 ? [{ name: words.short, about: words.shortAbout }] : []),
    ...(five === 'h3' ? [{ name: words.five, about: words.fiveAbout }] : []),
  ];
}
