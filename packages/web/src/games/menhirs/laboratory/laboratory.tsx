/** Menhirs in the laboratory. */
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { screen } from '../../../router/lazy-screen.ts';
import type { GameLaboratory, Variant } from '../../contract/laboratory.ts';
import { namedWith } from '../../shared/laboratory/named.ts';
import { say as sayOptions } from '../options/words.ts';
import { say as sayGame } from '../words.ts';
import { Charts, Winners } from './charts.tsx';
import { VariantChoice } from './variant-choice.tsx';
import { say } from './words.ts';

function scheduleName([first, second]: menhirsKit.Schedule): string {
  const [one, other] = [first, second].map((rounds) => rounds.join('-') || '–');
  return one === other ? one! : `${one} / ${other}`;
}

function nameOf({ name, variant, schedule, claims, decision, board }: menhirsKit.Options): string {
  const { variants, noClaims, decisionAloud } = sayOptions();
  const ofAdam = [...(claims ? [] : [noClaims]), ...(decision === 'aloud' ? [decisionAloud] : [])];
  const ofTakings = variant === 'adam' ? ofAdam : [scheduleName(schedule)];
  return [
    ...(name === undefined ? [] : [`“${name}”`]),
    variants[variant],
    ...ofTakings,
    ...(board === '' ? [] : [board.replaceAll('.', ' ')]),
  ].join(', ');
}

function variant(text: string): Variant | null {
  const read = menhirs.parseOptions(text);
  if (!read.ok) return null;
  return {
    options: menhirs.makeOptions(read.value),
    name: nameOf(read.value),
    seats: [sayGame().north, sayGame().south],
    ownName: read.value.name ?? '',
  };
}

export const laboratory: GameLaboratory = {
  usual: { options: 'adam', level: 'stone-setter' },
  variant,
  Options: VariantChoice,
  measure: (id) => (say().measures as Readonly<Record<string, string>>)[id],
  Charts,
  Winners,
  Workbench: screen(() => import('./workbench.tsx')),
  named: (text, name) => namedWith(menhirs, text, name),
  Solver: { title: () => say().solveBoards, load: async () => (await import('./solve/solve-board.tsx')).SolveBoard },
};
