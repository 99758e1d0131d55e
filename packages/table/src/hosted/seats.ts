/** Taking and leaving seats, until the first moment of the game and in place of a player who has left it. */
import { refuse, type Seat } from '@speeltafel/rules';
import type { TableGame } from '../game.ts';
import { type Table, waitsFor } from '../table.ts';
import { ask, mustAsk } from './admission.ts';
import { BEGUN, type Command, done, type Facts, nameTaken, type Sender } from './commands.ts';
import { beginning } from './draw.ts';
import type { Fact, Occupant, Seating } from './facts.ts';
import { type Asking, type Hosted, isFull, isGathering, playsFor } from './hosted.ts';
import { isNameTaken } from './names.ts';

/** How often one guest may sit down at a table, or take a seat back. */
export const MOST_SAT = 30;
export const ENOUGH = refuse('too-often', 'You have done this often enough at this table.');

/** True if a computer player has the seat of a player who has left the game for good. */
const hasLeft = (there: Occupant | null | undefined): there is Extract<Occupant, { kind: 'computer' }> =>
  there?.kind === 'computer' && there.left === true;

export function sit<O, P, A>(
  hosted: Hosted<O, P, A>,
  { seat, name, pledge, picture }: Extract<Command, { kind: 'sit' }>,
  there: Occupant | null,
  { guest, bot, at }: Sender,
): Facts {
  const gone = hasLeft(there);
  if (there !== null && !gone) return refuse('seat-taken', 'This seat is taken.', { seat });
  if (gone && there.keeps?.guest === guest) return refuse('has-left', 'You have left this game.');
  if ((hosted.sat[guest] ?? 0) >= MOST_SAT) return ENOUGH;
  if (isNameTaken(hosted.seating, name, { guest, bot })) return nameTaken(name);
  const sitter = bot
    ? ({ kind: 'bot', guest, name } as const)
    : ({ kind: 'person', guest, name, ...(picture !== undefined && { picture }) } as const);
  return mustAsk(hosted, { guest })
    ? ask(hosted, seat, sitter, pledge)
    : takeSeat(hosted, { seat, sitter, pledge }, at);
}

/** Takes a free seat, or that of a player who has left the game. */
function takeSeat<O, P, A>(
  hosted: Hosted<O, P, A>,
  { seat, sitter, pledge }: Pick<Asking, 'seat' | 'sitter'> & { readonly pledge?: string | undefined },
  at: number,
): Facts {
  if (hosted.seating[seat] !== null) return done({ kind: 'replaced', seat, sitter });
  const sat: Fact = { kind: 'sat', seat, sitter, ...(pledge !== undefined && { pledge }) };
  const seating = { ...hosted.seating, [seat]: sitter };
  if (!isFull(seating)) return done(sat);
  const pledges = pledge === undefined ? hosted.pledges : { ...hosted.pledges, [sitter.guest]: pledge };
  return done(sat, beginning(seating, pledges, hosted.clock, at));
}

/** An admitted guest sits down where they asked to, or in another free seat. */
export function admit<O, P, A>(hosted: Hosted<O, P, A>, guest: string, yes: boolean, sender: Sender): Facts {
  if (sender.guest !== hosted.host) return refuse('not-host', 'Only the host, who opened the table, can do this.');
  const asked = hosted.asking.find((one) => one.sitter.guest === guest);
  if (asked === undefined) return refuse('not-asking', 'This guest does not ask for a seat any more.');
  if (!yes) return done({ kind: 'turned-away', guest });
  const isFree = (seat: Seat): boolean => hosted.seating[seat] === null || hasLeft(hosted.seating[seat]);
  const seat = isFree(asked.seat) ? asked.seat : Object.keys(hosted.seating).map(Number).find(isFree);
  if (seat === undefined) return refuse('seat-taken', 'Every seat is taken.', { seat: asked.seat });
  if (isNameTaken(hosted.seating, asked.sitter.name, { guest, bot: asked.sitter.kind === 'bot' })) {
    return nameTaken(asked.sitter.name);
  }
  const sat = takeSeat(hosted, { ...asked, seat }, sender.at);
  return sat.ok ? done({ kind: 'admitted', guest }, ...sat.value) : sat;
}

/** The host frees a seat whose guest does not return, so that no one waits in vain. The guest can ask to return. */
export function free<O, P, A>(
  hosted: Hosted<O, P, A>,
  seat: Seat,
  sitter: Occupant | null,
  guest: string,
  sender: Sender,
): Facts {
  if (sender.guest !== hosted.host) return refuse('not-host', 'Only the host, who opened the table, can do this.');
  if (!isGathering(hosted)) return BEGUN;
  return playsFor(sitter, guest)
    ? done({ kind: 'rose', seat, freed: true })
    : refuse('not-there', 'They do not sit there any more.', { seat });
}

/** The taken seats, renumbered in the same order. */
function closeUp(seating: Seating): Seating {
  const there = Object.values(seating).filter((sitter) => sitter !== null);
  return Object.fromEntries(there.map((sitter, i) => [i + 1, sitter]));
}

export function start<O, P, A>(kit: TableGame<O, P, A>, hosted: Hosted<O, P, A>, { guest, at }: Sender): Facts {
  if (guest !== hosted.host) return refuse('not-host', 'Only the host, who opened the table, can do this.');
  if (!isGathering(hosted)) return BEGUN;
  const seating = closeUp(hosted.seating);
  const players = Object.keys(seating).length;
  const options = players < 2 ? undefined : kit.withSeats?.(hosted.options, players);
  if (!options?.ok) return refuse('too-few', 'This game needs more players.');
  return done(
    { kind: 'closed-up', options: kit.game.makeOptions(options.value), seating },
    beginning(seating, hosted.pledges, hosted.clock, at),
  );
}

/** Counts only for the player to act, before the first action. */
export function seen<O, P, A>(
  kit: TableGame<O, P, A>,
  { still }: Hosted<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  at: number,
): Facts {
  return still?.why === 'unseen' && waitsFor(kit, table).includes(seat) ? done({ kind: 'resumed', at }) : done();
}
