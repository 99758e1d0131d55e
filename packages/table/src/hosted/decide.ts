/**
 * Decides commands: who may do what at a hosted table, and when. Every command is answered once, with facts or with a
 * refusal.
 */
import { refuse, type Seat } from '@speeltafel/rules';
import { compensatedLag, follow, giveTimeBack, tryAction } from '../acting.ts';
import { lateSeats } from '../ending.ts';
import type { TableGame } from '../game.ts';
import { positionOf, type Table } from '../table.ts';
import {
  BEGUN,
  type Command,
  done,
  type Facts,
  NOT_BEGUN,
  nameTaken,
  notYourSeat,
  OVER,
  PAUSED,
  type Sender,
} from './commands.ts';
import { answer, offer } from './consent.ts';
import { began, show } from './draw.ts';
import type { Fact } from './facts.ts';
import { fold } from './fold.ts';
import {
  acted,
  type Hosted,
  isFinished,
  isGathering,
  playsFor,
  SHOWN_WITHIN,
  tableTime,
  withGrantedTime,
} from './hosted.ts';
import { goneFor, leave } from './leaving.ts';
import { isNameTaken, speakerName } from './names.ts';
import { admit, ENOUGH, free, MOST_SAT, seen, sit, start } from './seats.ts';
import { replace, takeSeatBack } from './stand-in.ts';

/** A command counts from when it was sent, but at most this many milliseconds before it arrived. */
export const MOST_LAG = 300;
/** The most lag compensation for a seat in a whole game. */
export const MOST_GRANTED = 20_000;
/** At this length of the log only the game itself goes on. */
export const LONGEST_LOG = 5000;
/** The most facts that one guest may add to a log besides the game itself. */
export const MOST_ADDED = 1000;
/**
 * The length of the log up to which each command is allowed. Leaves room for what a game needs to begin and to go on.
 */
const ROOM: Readonly<Record<Command['kind'], number>> = {
  say: 3000,
  rise: 4000,
  offer: 4000,
  answer: 4500,
  replace: LONGEST_LOG,
  free: LONGEST_LOG,
  sit: LONGEST_LOG,
  admit: LONGEST_LOG,
  show: LONGEST_LOG,
  start: LONGEST_LOG,
  seen: LONGEST_LOG,
  'hand-over': Number.POSITIVE_INFINITY,
  act: Number.POSITIVE_INFINITY,
  resign: Number.POSITIVE_INFINITY,
  return: Number.POSITIVE_INFINITY,
};
const FULL = refuse('log-full', 'So much has happened at this table that only the game goes on.');

/** Allowing an action requires computing its result: `next` is the table after its fact. */
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
    if (hosted.quiet) return refuse('no-talk', 'At this table one plays without talking.');
    const { guest, at } = sender;
    const name = speakerName(hosted.seating, sender);
    if (isNameTaken(hosted.seating, name, sender)) return nameTaken(name);
    return done({ kind: 'said', guest, name, text: command.text, at });
  }
  if (command.kind === 'show') return show(hosted, command.value, sender);
  if (command.kind === 'start') return start(kit, hosted, sender);
  if (command.kind === 'admit') return admit(hosted, command.guest, command.yes, sender);
  const strict = whyNotHere(hosted, command);
  if (strict !== undefined) return strict;
  const sitter = hosted.seating[command.seat];
  if (sitter === undefined) return refuse('no-such-seat', 'There is no such seat at this table.');
  if (command.kind === 'sit') return sit(hosted, command, sitter, sender);
  if (command.kind === 'free') return free(hosted, command.seat, sitter, command.guest, sender);
  if (command.kind === 'replace' && playsFor(sitter, sender.guest) && (hosted.sat[sender.guest] ?? 0) >= MOST_SAT) {
    return ENOUGH;
  }
  if (command.kind === 'replace') return replace(kit, hosted, command.seat, command.level, sender);
  if (command.kind === 'return') return takeSeatBack(command.seat, sitter, sender);
  if (!playsFor(sitter, sender.guest)) return notYourSeat(command.seat);
  if (command.kind === 'rise') {
    return isGathering(hosted) ? done({ kind: 'rose', seat: command.seat }) : BEGUN;
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
      return offer(kit, hosted, hosted.table, command.seat, command.what, command.pledge, sender);
    case 'answer':
      return answer(kit, hosted, command.seat, command.yes, command.pledge, sender);
    case 'seen':
      return seen(kit, hosted, hosted.table, command.seat, sender.at);
    case 'hand-over':
    case 'resign':
      return isFinished(kit, hosted) ? OVER : leave(hosted, command.seat, command.kind === 'hand-over', sender);
  }
}

/** Refuses what is not allowed in rated games and tournaments. */
function whyNotHere<O, P, A>({ rated, tournament, table }: Hosted<O, P, A>, command: Command): Facts | undefined {
  const asks = command.kind === 'offer' ? command.what : undefined;
  if (rated && asks === 'take-back') return refuse('rated-game', 'A rated game has no takebacks.');
  if (tournament !== null && asks === 'take-back') return refuse('tournament-game', 'A tournament has no takebacks.');
  if (tournament !== null && (asks === 'rematch' || asks === 'pause'))
    return refuse('tournament-game', 'The tournament decides when games pause and when the next one begins.');
  if (!rated && tournament === null) return undefined;
  const taken =
    table !== null && (command.kind === 'sit' || command.kind === 'replace' || command.kind === 'hand-over');
  return taken ? refuse('seat-stays', 'In a game that counts, no one else takes a seat.') : undefined;
}

function onTheWay<O, P, A>({ granted }: Hosted<O, P, A>, seat: Seat, { lag }: Sender): Granted {
  const left = Math.max(0, MOST_GRANTED - (granted[seat] ?? 0));
  const most = Math.floor(Math.min(Math.max(0, lag), MOST_LAG, left));
  return { claim: most, clock: most };
}

/** A computer player acts. Its clock is charged `took`, its thinking time, but not the time it waited for a thread. */
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

/** How much earlier a claim may count, and how much lag a clock may be spared, in milliseconds. */
interface Granted {
  readonly claim: number;
  readonly clock: number;
}

/** A player who acts has seen the board. */
function play<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  text: string,
  moment: number,
  granted: Granted,
): Decided<O, P, A> {
  if (hosted.still === null) return playNow(kit, hosted, table, seat, text, moment, granted);
  if (hosted.still.why === 'pause') return PAUSED;
  const resumed: Fact = { kind: 'resumed', at: moment };
  const played = playNow(kit, fold(kit, hosted, resumed), table, seat, text, moment, granted);
  return played.ok ? { ...played, value: [resumed, ...played.value] } : played;
}

/**
 * Compensates the time an action was in transit: a claim counts as made earlier, a clock as stopped earlier. The fact
 * records how much.
 */
function playNow<O, P, A>(
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
  const lag = claim ? Math.min(granted.claim, now) : compensatedLag(kit, table, seat, now, granted.clock);
  const before = claim ? table : giveTimeBack(table, seat, lag);
  const tested = tryAction(kit, before, seat, action, claim ? now - lag : now);
  if (!tested.ok) {
    const late = tested.refusal.code === 'over' && !isFinished(kit, hosted);
    return late ? refuse('time-over', 'The time for this turn is over.') : tested;
  }
  const { at } = tested.value;
  const fact: Fact = { kind: 'acted', seat, action: kit.game.makeAction(action, positionOf(table), seat), at, lag };
  const next = acted(withGrantedTime(hosted, seat, lag), follow(kit, before, seat, action, tested.value));
  return { ok: true, value: [fact], next };
}
/**
 * Time passes without a command: the draw stops waiting for missing values, and a player whose clock has run out loses
 * or, if others play on, leaves the game. `strongest` is as in `Sender`.
 */
export function passTime<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  at: number,
  strongest: string,
): readonly Fact[] {
  const { draw } = hosted;
  if (hosted.table === null)
    return draw !== null && at >= draw.at + SHOWN_WITHIN ? [began(hosted.clock, at, hosted.tournament)] : [];
  if (hosted.still !== null) return [];
  const time = tableTime(hosted, at);
  const seats = lateSeats(kit, hosted.table, time);
  if (seats.length === 0) return [];
  return goneFor(hosted, seats, strongest) ?? [{ kind: 'fell', at: time, seats }];
}
