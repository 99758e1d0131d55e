/** Explains the options of a table to its players, and shows its monster. */
import { floors } from '@speeltafel/rules';
import type { Term } from '../../contract/options.ts';
import { say as sayShared } from '../../shared/words.ts';
import { monsterOf } from '../monster/look.ts';
import { HALLS } from './choices.ts';
import { picture } from './monster-picture.tsx';
import { say } from './words.ts';

/** The usual monster needs no explanation. */
function monsterTerm(look: string | null): readonly Term[] {
  if (look === null) return [];
  const { parts, name } = monsterOf(look);
  return [{ name: say().monsterTerm(name), about: '', ...(parts && { Picture: picture(parts) }) }];
}

export function terms(options: string, look: string | null): readonly Term[] {
  const read = floors.parseOptions(options);
  if (!read.ok) return [];
  const { players, setup, five, pile, name } = read.value;
  const words = say();
  const halls: Readonly<Record<string, string>> = words.halls;
  const abouts: Readonly<Record<string, string>> = words.hallAbout;
  const hall = (HALLS as readonly string[]).includes(setup) ? setup : 'drawn';
  return [
    ...(name === undefined ? [] : [{ name: sayShared().ownVariant(name), about: '' }]),
    { name: words.playersTerm(players), about: '' },
    { name: words.hallTerm(halls[hall]!), about: abouts[hall]! },
    ...(pile === 7 ? [{ name: words.short, about: words.shortAbout }] : []),
    ...monsterTerm(look),
    ...(five === 'h3' ? [{ name: words.five, about: words.fiveAbout }] : []),
  ];
}
