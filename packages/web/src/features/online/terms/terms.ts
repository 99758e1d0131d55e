/** What is agreed on at a table: the way of playing and the time, so that nobody sits down without knowing it. */
import { floors, menhirs } from '@speeltafel/rules';
import type { ClockRule } from '@speeltafel/table';
import { say as sayAgreed } from '../../../games/menhirs/options/words.ts';
import type { GameId } from '../../../games/registry.ts';
import { say as sayNew } from '../../new-game/words.ts';
import { clockText } from '../lobby/table-summary.ts';
import { say } from '../words.ts';

export interface Agreed {
  readonly game: GameId;
  /** As text. */
  readonly options: string;
  readonly clock: ClockRule;
}

export interface Term {
  readonly name: string;
  readonly about: string;
}

function menhirsTerms(text: string): readonly Term[] {
  const read = menhirs.parseOptions(text);
  if (!read.ok) return [];
  const { variant, hidden, claims, grace, schedule } = read.value;
  const words = sayNew();
  const [first, second] = schedule.map((rounds) => rounds.join(', ') || '–');
  const inTime = grace === 'untimed' ? say().claimUntimed : grace === 0 ? say().claimAtOnce : say().claimWithin(grace);
  return [
    { name: words.variants[variant], about: words.variantAbout[variant] },
    ...(hidden ? [{ name: words.hidden, about: words.hiddenAbout }] : []),
    ...(variant === 'adam'
      ? [claims ? { name: words.claims, about: inTime } : { name: say().noClaims, about: '' }]
      : []),
    ...(variant === 'adam'
      ? []
      : [{ name: sayAgreed().schedule, about: first === second ? first! : `1: ${first} · 2: ${second}` }]),
  ];
}

function floorsTerms(text: string): readonly Term[] {
  const read = floors.parseOptions(text);
  if (!read.ok) return [];
  const { players, setup, five, pile } = read.value;
  const words = sayNew();
  const halls: Readonly<Record<string, string>> = words.halls;
  const abouts: Readonly<Record<string, string>> = words.hallAbout;
  const hall = halls[setup];
  return [
    { name: say().ofPlayers(players), about: '' },
    ...(hall === undefined ? [] : [{ name: say().ofHall(hall), about: abouts[setup]! }]),
    ...(pile === 7 ? [{ name: words.short, about: words.shortAbout }] : []),
    ...(five === 'h3' ? [{ name: words.five, about: words.fiveAbout }] : []),
  ];
}

export function termsOf({ game, options, clock }: Agreed): readonly Term[] {
  const time: Term =
    clock.kind === 'none'
      ? { name: say().clocks.none, about: say().clockAbout.none }
      : { name: clockText(clock), about: sayNew().clockAbout };
  return [...(game === 'menhirs' ? menhirsTerms(options) : floorsTerms(options)), time];
}
