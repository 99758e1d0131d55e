/** From wishes to a game that is kept on the device. */
import { floors, type floorsKit, menhirs, type menhirsKit, type Result } from '@speeltafel/rules';
import { type Chair, type ClockRule, floorsTable, menhirsTable, NO_CLOCK } from '@speeltafel/table';
import { startGame } from '../../session/local.ts';
import type { FloorsWish, MenhirsWish, Sitter } from './last-choices.ts';

function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

const chair = ({ kind, name, level }: Sitter, at: number): Chair =>
  kind === 'computer'
    ? { seat: at + 1, name: '', controller: { kind, level } }
    : { seat: at + 1, name: name.trim(), controller: { kind: 'person' } };

/** The seat that begins is the first; `heads` decides where lots are drawn. */
export function menhirsSitters({ sitters: [first, second], begins }: MenhirsWish, heads: boolean): readonly Sitter[] {
  const firstBegins = begins === 'lot' ? heads : begins === 'first';
  return firstBegins ? [first, second] : [second, first];
}

export const menhirsChairs = (wish: MenhirsWish, heads: boolean): readonly Chair[] =>
  menhirsSitters(wish, heads).map(chair);

/** What the rules are asked for. */
export const menhirsInput = (
  { variant, claims, hidden, schedules }: MenhirsWish,
  grace: menhirsKit.Grace,
): Readonly<Record<string, unknown>> =>
  variant === 'adam' ? { variant, claims, grace, hidden } : { variant, hidden, schedule: schedules[variant] };

export const menhirsOptions = (wish: MenhirsWish, grace: menhirsKit.Grace): menhirsKit.Options =>
  sure(menhirs.options(menhirsInput(wish, grace)));

export const clockOf = ({ clock, minutes, increment }: MenhirsWish): ClockRule =>
  clock ? { kind: 'fischer', initial: minutes * 60_000, increment: increment * 1000 } : NO_CLOCK;

export const floorsChairs = ({ sitters, players }: FloorsWish): readonly Chair[] =>
  sitters.slice(0, players).map(chair);

export const floorsInput = ({ players, hall, short, five }: FloorsWish): Readonly<Record<string, unknown>> => ({
  players,
  setup: hall,
  five: five && players >= 6 ? 'h3' : '5',
  pile: short ? 7 : 8,
});

export const floorsOptions = (wish: FloorsWish): floorsKit.Options => sure(floors.options(floorsInput(wish)));

export const drawLots = (): boolean => crypto.getRandomValues(new Uint8Array(1))[0]! < 128;

export function beginMenhirs(wish: MenhirsWish, grace: menhirsKit.Grace): string {
  return startGame(menhirsTable, {
    options: menhirsOptions(wish, grace),
    chairs: menhirsChairs(wish, drawLots()),
    clock: clockOf(wish),
  });
}

export const beginFloors = (wish: FloorsWish): string =>
  startGame(floorsTable, { options: floorsOptions(wish), chairs: floorsChairs(wish), clock: NO_CLOCK });
