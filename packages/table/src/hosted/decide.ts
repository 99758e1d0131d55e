/** Decides commands: who may do what at a hosted table, and when. Every command is answered once, with facts or with a refusal. */
import { refuse, type Seat } from '@speeltafel/rules';
import { follow, spare, sparedOf, tried } from '../acting.ts';
import { lateSeats } from '../ending.ts';
import type { TableGame } from '../game.ts';
import { positionOf, type Table } from '../table.ts';
import { BEGUN, type Command, done, type Facts, NOT_BEGUN, notYourSeat, OVER, type Sender } from './commands.ts';
import { answer, offer } from './consent.ts';
import type { Fact, Sitter } from './facts.ts';
import { acted, grantedTo, type Hosted, isFinished, isFull, playsFor, tableTime } from './hosted.ts';
import { comeBack, replace } from './stand-in.ts';

/** What was sent counts from when it was sent, but never more than this earlier. */
export const MOST_LAG = 300;
/** So much is granted to a seat in a whole game, whatever its line is like. */
export const MOST_GRANTED = 20_000;
/** A log has an end: then only the game itself goes on. */
export const LONGEST_LOG = 5000;
/** What one guest may add to a log besides the game itself, and how often one may sit down. */
export const MOST_ADDED = 1000;
export const MOST_SAT = 30;
/** How long a log may be for each command. Room is left for what a game needs to begin and to go on. */
const ROOM: Readonly<Record<Command['kind'], number>> = {
  say: 3000,
  rise: 4000,
  offer: 4000,
  answer: 4500,
  replace: LONGEST_LOG,
  free: LONGEST_LOG,
  sit: LONGEST_LOG,
  act: Number.POSITIVE_INFINITY,
  resign: Number.POSITIVE_INFINITY,
  return: Number.POSITIVE_INFINITY,
};
const FULL = refuse('log-full', 'So much has happened at this table that only the game goes on.');
const ENOUGH = refuse('too-often', 'You have done this often enough at this table.');

/** What an action leads to had to be worked out to allow it: `next` is what its fact will be folded into. */
interface Acted<O, P, A> {
  readonly ok: true;
  readonly value: readonly Fact[];
  readonly next: Hosted<O, P, A>;
}
export type Decided<O, P, A> = Facts | Acted<O, P, A>;

export function decide<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  command: Command,
  sender: Sender,
): Decided<O, P, A> {
  if (hosted.version >= ROOM[command.kind]) return FULL;
  const adds = command.kind === 'say' || command.kind === 'offer';
  if (adds && (hosted.added[sender.guest] ?? 0) >= MOST_ADDED) return ENOUGH;
  if (command.kind === 'say') {
    const { guest, name, at } = sender;
    return done({ kind: 'said', guest, name, text: command.text, at });
  }
  const sitter = hosted.seating[command.seat];
  if (sitter === undefined) return refuse('no-such-seat', 'There is no such seat at this table.');
  if (command.kind === 'sit') return sit(hosted, command.seat, command.name, sender);
  if (command.kind === 'free') return free(hosted, command.seat, sitter, command.guest, sender);
  if (command.kind === 'replace') return replace(kit, hosted, command.seat, command.level, sender);
  if (command.kind === 'return') return comeBack(command.seat, sitter, sender);
  if (!playsFor(sitter, sender.guest)) return notYourSeat(command.seat);
  if (command.kind === 'rise') {
    return hosted.table === null ? done({ kind: 'rose', seat: command.seat }) : BEGUN;
  }
  if (hosted.table === null) return NOT_BEGUN;
  switch (command.kind) {
    case 'act':
      return play(
        kit,
        hosted,
        hosted.table,
        command.seat,
        command.action,
        sender.at,
        onTheWay(hosted, command.seat, sender),
      );
    case 'offer':
      return offer(kit, hosted, hosted.table, command.seat, command.what, sender);
    case 'answer':
      return answer(kit, hosted, command.seat, command.yes, sender);
    case 'resign':
      return isFinished(kit, hosted)
        ? OVER
        : done({ kind: 'resigned', seat: command.seat, at: tableTime(hosted, sender.at) });
  }
}

function sit<O, P, A>(hosted: Hosted<O, P, A>, seat: Seat, name: string, { guest, bot, at }: Sender): Facts {
  if (hosted.seating[seat] !== null) return refuse('seat-taken', 'This seat is taken.', { seat });
  if ((hosted.sat[guest] ?? 0) >= MOST_SAT) return ENOUGH;
  const sitter: Sitter = bot ? { kind: 'bot', guest, name } : { kind: 'person', guest, name };
  const sat: Fact = { kind: 'sat', seat, sitter };
  return isFull({ ...hosted.seating, [seat]: sitter }) ? done(sat, { kind: 'began', at }) : done(sat);
}

/** Nobody is kept waiting by a seat whose guest does not come back; who is there after all sits down again. */
function free<O, P, A>(
  hosted: Hosted<O, P, A>,
  seat: Seat,
  sitter: Sitter | null,
  guest: string,
  sender: Sender,
): Facts {
  if (sender.guest !== hosted.host) return refuse('not-host', 'Only whoever opened the table can free a seat.');
  if (hosted.table !== null) return BEGUN;
  return playsFor(sitter, guest)
    ? done({ kind: 'rose', seat, freed: true })
    : refuse('not-there', 'They do not sit there any more.', { seat });
}

function onTheWay<O, P, A>({ granted }: Hosted<O, P, A>, seat: Seat, { lag }: Sender): Granted {
  const left = Math.max(0, MOST_GRANTED - (granted[seat] ?? 0));
  const most = Math.floor(Math.min(Math.max(0, lag), MOST_LAG, left));
  return { claim: most, clock: most };
}

/** What a computer player does in its seat. Its clock is charged the time it thought, `took`, and never the time it had to wait to do so. */
export function decideForComputer<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  seat: Seat,
  action: string,
  at: number,
  took: number,
): Decided<O, P, A> {
  const { table } = hosted;
  if (table === null) return NOT_BEGUN;
  if (hosted.seating[seat]?.kind !== 'computer') return notYourSeat(seat);
  const waited = Math.floor(tableTime(hosted, at) - table.clocks.since - took);
  return play(kit, hosted, table, seat, action, at, { claim: 0, clock: Math.max(0, waited) });
}

/** How much earlier a claim may count, and how much a clock may be spared, in milliseconds. */
interface Granted {
  readonly claim: number;
  readonly clock: number;
}

/** The time an action was on its way is granted: a claim counts as made earlier, a clock as stopped earlier. The fact says how much. */
function play<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  text: string,
  moment: number,
  granted: Granted,
): Decided<O, P, A> {
  const now = tableTime(hosted, moment);
  const parsed = kit.game.parseAction(text, positionOf(table));
  if (!parsed.ok) return parsed;
  const { action } = parsed.value;
  const claim = kit.game.timed?.(action) ?? false;
  const lag = claim ? Math.min(granted.claim, now) : sparedOf(kit, table, seat, now, granted.clock);
  const before = claim ? table : spare(table, seat, lag);
  const tested = tried(kit, before, seat, action, claim ? now - lag : now);
  if (!tested.ok) return tested;
  const { at } = tested.value;
  const fact: Fact = { kind: 'acted', seat, action: kit.game.makeAction(action, positionOf(table), seat), at, lag };
  const next = acted(grantedTo(hosted, seat, lag), follow(kit, before, seat, action, tested.value));
  return { ok: true, value: [fact], next };
}

/** Time goes by without a command: whoever's clock has run out has lost. */
export function passTime<O, P, A>(kit: TableGame<O, P, A>, hosted: Hosted<O, P, A>, at: number): readonly Fact[] {
  if (hosted.table === null) return [];
  const time = tableTime(hosted, at);
  const seats = lateSeats(kit, hosted.table, time);
  return seats.length === 0 ? [] : [{ kind: 'fell', at: time, seats }];
}
