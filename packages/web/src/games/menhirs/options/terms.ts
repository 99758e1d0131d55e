/** Explains the options of a table to its players. */
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { menhirsSides } from '@speeltafel/table';
import type { Term } from '../../contract/options.ts';
import { say as sayShared } from '../../shared/words.ts';
import { say } from './words.ts';

function graceText(grace: menhirsKit.Grace): string {
  if (grace === 'untimed') return say().claimUntimed;
  return grace === 0 ? say().claimAtOnce : say().claimWithin(grace);
}

function scheduleText(schedule: menhirsKit.Schedule): string {
  const [first, second] = schedule.map((rounds) => rounds.join(', ') || '–');
  return first === second ? first! : `1: ${first} · 2: ${second}`;
}

export function terms(options: string, look: string | null): readonly Term[] {
  const read = menhirs.parseOptions(options);
  if (!read.ok) return [];
  const { variant, hidden, claims, grace, decision, schedule, board, name } = read.value;
  const words = say();
  const ofClaims = claims ? { name: words.claims, about: graceText(grace) } : { name: words.noClaims, about: '' };
  return [
    ...(name === undefined ? [] : [{ name: sayShared().ownVariant(name), about: '' }]),
    { name: words.variants[variant], about: words.variantAbout[variant] },
    ...(hidden ? [{ name: words.hidden, about: words.hiddenAbout }] : []),
    ...(decision === 'aloud' ? [{ name: words.decisionAloud, about: words.decisionAbout.aloud }] : []),
    ...(board === '' ? [] : [{ name: words.boardTerm, about: board.replaceAll('.', ' ') }]),
    ...(menhirsSides.startSideOf(look) === 'south' ? [{ name: words.southBegins, about: '' }] : []),
    variant === 'adam' ? ofClaims : { name: words.schedule, about: scheduleText(schedule) },
  ];
}
