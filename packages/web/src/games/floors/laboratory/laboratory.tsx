/** Finstere Flure in the laboratory. */
import { floors, type floorsKit } from '@speeltafel/rules';
import { screen } from '../../../router/lazy-screen.ts';
import { say as saySession } from '../../../session/words.ts';
import type { GameLaboratory, Variant } from '../../contract/laboratory.ts';
import { namedWith } from '../../shared/laboratory/named.ts';
import { say as sayOptions } from '../options/words.ts';
import { Charts, Winners } from './charts.tsx';
import { VariantChoice } from './variant-choice.tsx';
import { say } from './words.ts';

function nameOf({ name, players, setup, five, pile }: floorsKit.Options): string {
  const { playersTerm, halls, five: threeHits, short } = sayOptions();
  const hall = (halls as Readonly<Record<string, string>>)[setup] ?? say().givenHall;
  return [
    ...(name === undefined ? [] : [`“${name}”`]),
    playersTerm(players),
    hall,
    ...(five === 'h3' ? [threeHits] : []),
    ...(pile === 7 ? [short] : []),
  ].join(', ');
}

function variant(text: string): Variant | null {
  const read = floors.parseOptions(text);
  if (!read.ok) return null;
  const seats = Array.from({ length: read.value.players }, (_, i) => saySession().player(i + 1));
  const { name: ownName = '' } = read.value;
  return { options: floors.makeOptions(read.value), name: nameOf(read.value), seats, ownName };
}

const SEAT_WINS = /^seat (\d) wins$/;

export const laboratory: GameLaboratory = {
  usual: { options: '4 basic', level: 'night-watch' },
  variant,
  Options: VariantChoice,
  measure: (id) => {
    const seat = SEAT_WINS.exec(id)?.[1];
    if (seat !== undefined) return say().seatWins(saySession().player(Number(seat)));
    return (say().measures as Readonly<Record<string, string>>)[id];
  },
  Charts,
  Winners,
  Workbench: screen(() => import('./workbench.tsx')),
  named: (text, name) => namedWith(floors, text, name),
};
