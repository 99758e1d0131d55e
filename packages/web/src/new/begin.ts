/** From wishes to a game that is kept on the device. */
import { floors, type floorsKit, menhirs, type menhirsKit, type Result } from '@speeltafel/rules';
import { type Chair, type ClockRule, floorsTable, menhirsTable, NO_CLOCK } from '@speeltafel/table';
import { startGame } from '../local/session.ts';
import type { FloorsWish, MenhirsWish, Sitter } from './wishes.ts';

function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

const chair = ({ kind, name, level }: Sitter, at: number): Chair =>
  kind === 'person'
    ? { seat: at + 1, name: name.trim(), controller: { kind } }
    : { seat: at + 1, name: '', controller: { kind, level } };

/** The seat that begins is the first; `heads` decides where lots are drawn. */
export function menhirsChairs({ sitters: [first, second], begins }: MenhirsWish, heads: boolean): readonly Chair[] {
  const firstBegins = begins === 'lot' ? heads : begins === 'first';
  return (firstBegins ? [first, second] : [second, first]).map(chair);
}

export const menhirsOptions = (
  { variant, claims, hidden, schedules }: MenhirsWish,
  grace: menhirsKit.Grace,
): menhirsKit.Options =>
  sure(
    menhirs.options(
      variant === 'adam' ? { variant, claims, grace, hidden } : { variant, hidden, schedule: schedules[variant] },
    ),
  );

export const clockOf = ({ clock, minutes, increment }: MenhirsWish): ClockRule =>
  clock ? { kind: 'fischer', initial: minutes * 60_000, increment: increment * 1000 } : NO_CLOCK;

export const floorsChairs = ({ sitters, players }: FloorsWish): readonly Chair[] =>
  sitters.slice(0, players).map(chair);

export const floorsOptions = ({ players, hall, short, five }: FloorsWish): floorsKit.Options =>
  sure(floors.options({ players, setup: hall, five: five && players >= 6 ? 'h3' : '5', pile: short ? 7 : 8 }));

export function beginMenhirs(wish: MenhirsWish, grace: menhirsKit.Grace): string {
  const heads = crypto.getRandomValues(new Uint8Array(1))[0]! < 128;
  return startGame(menhirsTable, {
    options: menhirsOptions(wish, grace),
    chairs: menhirsChairs(wish, heads),
    clock: clockOf(wish),
  });
}

export const beginFloors = (wish: FloorsWish): string =>
  startGame(floorsTable, { options: floorsOptions(wish), chairs: floorsChairs(wish), clock: NO_CLOCK });
