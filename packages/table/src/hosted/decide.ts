/** Commands into facts: who may do what at a hosted table, and when. Every command is answered once: with facts, or refused. */
import { type Refusal, type Result, refusal, refuse, type Seat } from '@speeltafel/rules';
import { follow, positionOf, spare, sparedOf, type Table, type TableGame, tick, tried } from '../table.ts';
import { leftAfterUndo } from '../undo.ts';
import type { Beginning, Consent, Fact, PersonSitter, Sitter } from './facts.ts';
import { acted, type Hosted, isFinished, isFull, type Offer, playsFor, seatsOf, tableTime } from './hosted.ts';
import { untilReplaced } from './stand-in.ts';

export type Command =
  | { readonly kind: 'sit'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'rise'; readonly seat: Seat }
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: string }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly what: Consent }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: 'resign'; readonly seat: Seat }
  | { readonly kind: 'say'; readonly text: string }
  /** A computer player keeps a seat whose player is away; the player takes it back with `return`. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'return'; readonly seat: Seat };

/** Who sends a command, when by the server's clock, and the milliseconds it was on its way as the server measured them. */
export interface Sender {
  readonly guest: string;
  readonly name: string;
  readonly bot: boolean;
  readonly at: number;
  readonly lag: number;
  /** For how many milliseconds a guest has not been at the table; 0 for one who is there. */
  awayFor(guest: string): number;
  /** The name of a table that does not exist yet, for a rematch. */
  newTable(): string;
}

/** What was sent counts from when it was sent, but never more than this earlier. */
export const MOST_LAG = 1000;
/** A log has an end: then only the game itself goes on. */
export const LONGEST_LOG = 5000;
const ALWAYS: readonly Command['kind'][] = ['act', 'resign', 'return'];

type Facts = Result<readonly Fact[]>;
/** What an action leads to had to be worked out to allow it: `next` is what its fact will be folded into. */
interface Acted<O, P, A> {
  readonly ok: true;
  readonly value: readonly Fact[];
  readonly next: Hosted<O, P, A>;
}
export type Decided<O, P, A> = Facts | Acted<O, P, A>;

const done = (...facts: Fact[]): Facts => ({ ok: true, value: facts });

export function decide<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  command: Command,
  sender: Sender,
): Decided<O, P, A> {
  if (hosted.version >= LONGEST_LOG && !ALWAYS.includes(command.kind)) {
    return refuse('log-full', 'So much has happened at this table that only the game goes on.');
  }
  if (command.kind === 'say') {
    const { guest, name, at } = sender;
    return done({ kind: 'said', guest, name, text: command.text, at });
  }
  const sitter = hosted.seating[command.seat];
  if (sitter === undefined) return refuse('no-such-seat', 'There is no such seat at this table.');
  if (command.kind === 'sit') return sit(hosted, command.seat, command.name, sender);
  if (command.kind === 'replace') return replace(kit, hosted, command.seat, command.level, sender);
  if (command.kind === 'return') return comeBack(command.seat, sitter, sender);
  if (!playsFor(sitter, sender.guest)) {
    return refuse('not-your-seat', 'Somebody else has this seat.', { seat: command.seat });
  }
  if (command.kind === 'rise') {
    return hosted.table === null
      ? done({ kind: 'rose', seat: command.seat })
      : refuse('begun', 'The game has begun; one can only give up.');
  }
  if (hosted.table === null) return refuse('not-begun', 'The game begins when every seat is taken.');
  switch (command.kind) {
    case 'act':
      return play(kit, hosted, hosted.table, command.seat, command.action, sender);
    case 'offer':
      return offer(kit, hosted, hosted.table, command.seat, command.what, sender);
    case 'answer':
      return answer(kit, hosted, command.seat, command.yes, sender);
    case 'resign':
      return isFinished(kit, hosted)
        ? over
        : done({ kind: 'resigned', seat: command.seat, at: tableTime(hosted, sender.at) });
  }
}

const over = refuse('over', 'The game is over.');

function sit<O, P, A>(hosted: Hosted<O, P, A>, seat: Seat, name: string, { guest, bot, at }: Sender): Facts {
  if (hosted.seating[seat] !== null) return refuse('seat-taken', 'This seat is taken.', { seat });
  const sitter: Sitter = bot ? { kind: 'bot', guest, name } : { kind: 'person', guest, name };
  const sat: Fact = { kind: 'sat', seat, sitter };
  return isFull({ ...hosted.seating, [seat]: sitter }) ? done(sat, { kind: 'began', at }) : done(sat);
}

/** What a computer player does in its seat. */
export function decideForComputer<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  seat: Seat,
  action: string,
  at: number,
): Decided<O, P, A> {
  if (hosted.table === null) return refuse('not-begun', 'The game begins when every seat is taken.');
  if (hosted.seating[seat]?.kind !== 'computer')
    return refuse('not-your-seat', 'Somebody else has this seat.', { seat });
  return play(kit, hosted, hosted.table, seat, action, { at, lag: 0 });
}

/** The time an action was on its way is granted: a claim counts as made earlier, a clock as stopped earlier. The fact says how much. */
function play<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  text: string,
  sender: Pick<Sender, 'at' | 'lag'>,
): Decided<O, P, A> {
  const now = tableTime(hosted, sender.at);
  const parsed = kit.game.parseAction(text, positionOf(table));
  if (!parsed.ok) return parsed;
  const { action } = parsed.value;
  const most = Math.floor(Math.min(Math.max(0, sender.lag), MOST_LAG));
  const claim = kit.game.timed(action);
  const lag = claim ? Math.min(most, now) : sparedOf(kit, table, seat, now, most);
  const before = claim ? table : spare(table, seat, lag);
  const tested = tried(kit, before, seat, action, claim ? now - lag : now);
  if (!tested.ok) return tested;
  const { at } = tested.value;
  const fact: Fact = { kind: 'acted', seat, action: kit.game.makeAction(action, positionOf(table), seat), at, lag };
  const next = acted(hosted, follow(kit, before, seat, action, tested.value));
  return { ok: true, value: [fact], next };
}

function offer<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  what: Consent,
  sender: Sender,
): Facts {
  if (hosted.offer !== null) return refuse('offer-open', 'Another question is still open.');
  const finished = isFinished(kit, hosted);
  if (what === 'rematch' && !finished) return refuse('not-over', 'The game is not over yet.');
  if (what === 'rematch' && hosted.next !== null) return refuse('moved-on', 'The next game has begun already.');
  if (what !== 'rematch' && finished) return over;
  if (what === 'take-back' && takenBackTo(kit, table, seat) === undefined) {
    return refuse('nothing-to-undo', 'There is nothing that could be taken back.');
  }
  return done(
    { kind: 'offered', seat, what },
    ...consequences(kit, hosted, { what, by: seat, agreed: [seat] }, sender),
  );
}

function answer<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  seat: Seat,
  yes: boolean,
  sender: Sender,
): Facts {
  const { offer } = hosted;
  if (offer === null || (offer.by === seat && yes)) return refuse('no-offer', 'Nobody has asked for anything.');
  if (!yes) return done({ kind: 'declined', seat });
  if (offer.agreed.includes(seat)) return refuse('already-agreed', 'You have agreed already.');
  const agreed = [...offer.agreed, seat];
  return done({ kind: 'agreed', seat }, ...consequences(kit, hosted, { ...offer, agreed }, sender));
}

const takenBackTo = <O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, seat: Seat): number | undefined =>
  leftAfterUndo(kit, table, (other) => other === seat);

/** What follows once everybody agreed; computer players always do. */
function consequences<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  { what, by, agreed }: Offer,
  sender: Sender,
): readonly Fact[] {
  const open = Object.entries(hosted.seating).some(
    ([seat, sitter]) => sitter?.kind !== 'computer' && !agreed.includes(Number(seat)),
  );
  if (open) return [];
  if (what === 'tie') return [{ kind: 'tied', at: tableTime(hosted, sender.at) }];
  if (what === 'rematch') return [{ kind: 'moved-on', to: sender.newTable() }];
  const left = takenBackTo(kit, hosted.table!, by);
  return left === undefined
    ? [{ kind: 'declined', seat: by }]
    : [{ kind: 'took-back', left, at: tableTime(hosted, sender.at) }];
}

/** Only by somebody who plays along: for oneself, or for somebody the game has waited for and who is away. */
function replace<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  seat: Seat,
  level: string,
  sender: Sender,
): Facts {
  const sitter = hosted.seating[seat] ?? null;
  if (hosted.table === null) return refuse('not-begun', 'The game begins when every seat is taken.');
  if (isFinished(kit, hosted)) return over;
  if (seatsOf(hosted.seating, sender.guest).length === 0) return refuse('not-your-table', 'Only players can do this.');
  if (sitter?.kind !== 'person') return refuse('no-person', 'Nobody is missing at this seat.', { seat });
  const why =
    sitter.guest === sender.guest ? undefined : whyNotReplaced(kit, hosted, hosted.table, sitter, seat, sender);
  if (why !== undefined) return { ok: false, refusal: why };
  return done({ kind: 'replaced', seat, sitter: { kind: 'computer', level, keeps: sitter } });
}

function whyNotReplaced<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  table: Table<O, P, A>,
  { guest, name }: PersonSitter,
  seat: Seat,
  sender: Sender,
): Refusal | undefined {
  const left = untilReplaced(kit, table, seat, sender.awayFor(guest), tableTime(hosted, sender.at));
  if (left === null) return refusal('unhurried', 'At this table one may take the time to be away.');
  if (sender.awayFor(guest) === 0) return refusal('present', `${name} is here.`, { name });
  return left === 0 ? undefined : refusal('not-yet', `${name} has just been here. Wait a little.`, { name, left });
}

function comeBack(seat: Seat, sitter: Sitter | null, sender: Sender): Facts {
  if (sitter?.kind !== 'computer' || sitter.keeps?.guest !== sender.guest) {
    return refuse('not-your-seat', 'Somebody else has this seat.', { seat });
  }
  return done({ kind: 'replaced', seat, sitter: sitter.keeps });
}

/** Time goes by without a command: whoever's clock has run out has lost. */
export function passTime<O, P, A>(kit: TableGame<O, P, A>, hosted: Hosted<O, P, A>, at: number): readonly Fact[] {
  if (hosted.table === null) return [];
  const time = tableTime(hosted, at);
  return tick(kit, hosted.table, time) === hosted.table ? [] : [{ kind: 'fell', at: time }];
}

/** The same people again, and whoever began last time begins last. */
export function rematchOf<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  seed: string,
  at: number,
): Beginning {
  const { options, clock, host, listed, seating } = hosted;
  const sitters = Object.values(seating);
  const turned = [...sitters.slice(1), ...sitters.slice(0, 1)];
  const next = Object.fromEntries(Object.keys(seating).map((seat, i) => [seat, turned[i] ?? null]));
  return [
    {
      kind: 'opened',
      game: kit.game.id,
      options: kit.game.makeOptions(options),
      clock,
      host,
      listed,
      seed,
      seating: next,
    },
    { kind: 'began', at },
  ];
}
