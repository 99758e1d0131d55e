/**
 * Applies facts to a table. Only facts made by `decide` are folded, so a fact that does not fit means that the log is
 * damaged.
 */
import { type Result, type Seat, underVersion } from '@speeltafel/rules';
import { act, giveTimeBack } from '../acting.ts';
import { breakOff, firstOutOfTime, loseOnTime } from '../ending.ts';
import type { TableGame } from '../game.ts';
import { openTable } from '../opening.ts';
import { positionOf, reseat, type Table } from '../table.ts';
import { cutBack } from '../undo.ts';
import { mixOf, sharesOf } from './draw.ts';
import type { Fact, Occupant, Opened, Seating } from './facts.ts';
import { acted, chairsOf, type Hosted, type Offer, playsFor, type Still, withGrantedTime } from './hosted.ts';
import { turnOf } from './takeback.ts';

/** The lines of talk kept in memory. */
const MOST_TALK = 100;

export class DamagedLog extends Error {}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new DamagedLog(result.refusal.message);
  return result.value;
}

const FIRST_RULES = 1;

/** Parses the options of a table in a log or a message. */
export function optionsOf<O, P, A>(
  { game }: TableGame<O, P, A>,
  told: { readonly options: string; readonly rules?: number },
): O {
  return must(underVersion(game, must(game.parseOptions(told.options)), told.rules ?? FIRST_RULES));
}

export const opened = <O, P, A>(kit: TableGame<O, P, A>, fact: Opened): Hosted<O, P, A> => ({
  options: optionsOf(kit, fact),
  clock: fact.clock,
  host: fact.host,
  listed: fact.listed,
  quiet: fact.quiet ?? false,
  seed: fact.seed,
  pledges: fact.pledges ?? {},
  draw: null,
  seating: fact.seating,
  standIn: fact.standIn ?? null,
  look: fact.look ?? null,
  granted: {},
  added: {},
  sat: {},
  rated: fact.rated ?? false,
  tournament: fact.tournament ?? null,
  admits: fact.admits ?? false,
  asking: [],
  admitted: [],
  turnedAway: [],
  freed: [],
  table: null,
  began: 0,
  still: null,
  resumed: 0,
  offer: null,
  askedBack: {},
  talk: [],
  next: null,
  nextPledges: {},
  without: [],
  version: 1,
});

export function fold<O, P, A>(kit: TableGame<O, P, A>, hosted: Hosted<O, P, A>, fact: Fact): Hosted<O, P, A> {
  const version = hosted.version + 1;
  switch (fact.kind) {
    case 'opened':
      throw new DamagedLog('A table is opened once.');
    case 'sat':
    case 'replaced': {
      const freed = hosted.freed.filter((guest) => !playsFor(fact.sitter, guest));
      const seating = { ...hosted.seating, [fact.seat]: fact.sitter };
      const guest = fact.sitter.kind === 'computer' ? undefined : fact.sitter.guest;
      const sat = guest === undefined ? hosted.sat : oneMore(hosted.sat, guest);
      const pledge = fact.kind === 'sat' ? fact.pledge : undefined;
      const pledges =
        pledge === undefined || guest === undefined ? hosted.pledges : { ...hosted.pledges, [guest]: pledge };
      // A seat that changes hands for good is no longer asked for an answer.
      const offer = fact.sitter.kind === 'computer' && fact.sitter.left ? null : hosted.offer;
      return { ...hosted, ...seated(hosted, seating), freed, sat, pledges, offer, version };
    }
    case 'asked': {
      const { seat, sitter, pledge } = fact;
      const asking = [...notAsking(hosted, sitter.guest), { seat, sitter, ...(pledge !== undefined && { pledge }) }];
      return { ...hosted, asking, sat: oneMore(hosted.sat, sitter.guest), version };
    }
    case 'admitted': {
      const { guest } = fact;
      return { ...hosted, asking: notAsking(hosted, guest), admitted: [...hosted.admitted, guest], version };
    }
    case 'turned-away': {
      const { guest } = fact;
      return { ...hosted, asking: notAsking(hosted, guest), turnedAway: [...hosted.turnedAway, guest], version };
    }
    case 'rose': {
      const sitter = hosted.seating[fact.seat];
      const freed = fact.freed && sitter && sitter.kind !== 'computer' ? [...hosted.freed, sitter.guest] : hosted.freed;
      const admitted = hosted.admitted.filter((guest) => !freed.includes(guest));
      return { ...hosted, ...seated(hosted, { ...hosted.seating, [fact.seat]: null }), freed, admitted, version };
    }
    case 'closed-up':
      return { ...hosted, options: must(kit.game.parseOptions(fact.options)), seating: fact.seating, version };
    case 'drawing':
      return { ...hosted, draw: { at: fact.at, shares: sharesOf(hosted.seating, hosted.pledges) }, version };
    case 'showed': {
      const { guest, value } = fact;
      const shares = hosted.draw?.shares.map((share) => (share.guest === guest ? { ...share, value } : share));
      if (hosted.draw === null || shares === undefined) throw new DamagedLog('There is no draw to show a value for.');
      return { ...hosted, draw: { ...hosted.draw, shares }, version };
    }
    case 'began': {
      const { options, clock, seed, seating } = hosted;
      const table = openTable(kit, { options, clock, seed, mix: mixOf(hosted), chairs: chairsOf(seating) });
      const still: Still | null = fact.unseen ? { since: fact.at, why: 'unseen' } : null;
      return { ...hosted, began: fact.at, still, table, version };
    }
    case 'stopped': {
      const offer = fact.why === 'pause' ? null : hosted.offer;
      return { ...hosted, still: hosted.still ?? { since: fact.at, why: fact.why }, offer, version };
    }
    case 'resumed':
      return { ...hosted, ...wentOn(hosted, fact.at), version };
    case 'offered':
      return {
        ...hosted,
        offer: { what: fact.what, by: fact.seat, agreed: [fact.seat], ...pledgedWith(hosted, fact) },
        askedBack: fact.what === 'take-back' ? asked(kit, hosted, fact.seat) : hosted.askedBack,
        added: oneMore(hosted.added, guestAt(hosted.seating[fact.seat])),
        version,
      };
    case 'agreed': {
      const { offer } = hosted;
      const agreed = offer && { ...offer, agreed: [...offer.agreed, fact.seat], ...pledgedWith(hosted, fact) };
      return { ...hosted, offer: agreed, version };
    }
    case 'declined':
      return { ...hosted, offer: null, version };
    case 'said': {
      const { guest, name, text, at } = fact;
      const talk = [...hosted.talk, { guest, name, text, at }].slice(-MOST_TALK);
      return { ...hosted, talk, added: oneMore(hosted.added, guest), version };
    }
    case 'moved-on':
      return {
        ...hosted,
        offer: null,
        next: fact.to,
        nextPledges: fact.pledges ?? {},
        without: fact.without ?? [],
        version,
      };
    default:
      if (hosted.table === null) throw new DamagedLog('The game has not begun.');
      return acted(
        fact.kind === 'acted' ? withGrantedTime(hosted, fact.seat, fact.lag) : hosted,
        played(kit, hosted.table, fact),
      );
  }
}

/** Time in which the table stood still has not passed for it. */
function wentOn<O, P, A>(
  { began, still, offer }: Hosted<O, P, A>,
  at: number,
): Pick<Hosted<O, P, A>, 'began' | 'still' | 'resumed' | 'offer'> {
  const later = still === null ? began : began + Math.max(0, at - still.since);
  return { began: later, still: null, resumed: at, offer: still?.why === 'pause' ? null : offer };
}

function asked<O, P, A>(
  kit: TableGame<O, P, A>,
  { askedBack, table }: Hosted<O, P, A>,
  seat: Seat,
): Hosted<O, P, A>['askedBack'] {
  const at = table === null ? undefined : turnOf(kit, table, seat);
  return at === undefined ? askedBack : { ...askedBack, [seat]: at };
}

const notAsking = <O, P, A>({ asking }: Hosted<O, P, A>, guest: string): Hosted<O, P, A>['asking'] =>
  asking.filter((one) => one.sitter.guest !== guest);

const oneMore = (counts: Readonly<Record<string, number>>, guest: string): Readonly<Record<string, number>> => ({
  ...counts,
  [guest]: (counts[guest] ?? 0) + 1,
});

const guestAt = (sitter: Occupant | null | undefined): string =>
  sitter === null || sitter === undefined || sitter.kind === 'computer' ? '' : sitter.guest;

/** Adds a pledge that came with an offer or an answer, for the next game. */
function pledgedWith<O, P, A>(
  { offer, seating }: Hosted<O, P, A>,
  { seat, pledge }: { readonly seat: number; readonly pledge?: string },
): Pick<Offer, 'pledges'> {
  return pledge === undefined ? {} : { pledges: { ...offer?.pledges, [guestAt(seating[seat])]: pledge } };
}

function seated<O, P, A>(hosted: Hosted<O, P, A>, seating: Seating): Pick<Hosted<O, P, A>, 'seating' | 'table'> {
  const table = hosted.table && chairsOf(seating).reduce<Table<O, P, A>>(reseat, hosted.table);
  return { seating, table };
}

type InPlay = Extract<Fact, { kind: 'acted' | 'took-back' | 'tied' | 'resigned' | 'fell' }>;

function played<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, fact: InPlay): Table<O, P, A> {
  switch (fact.kind) {
    case 'acted': {
      const { action } = must(kit.game.parseAction(fact.action, positionOf(table)));
      const spared = kit.game.timed?.(action) ? table : giveTimeBack(table, fact.seat, fact.lag);
      return must(act(kit, spared, fact.seat, action, fact.at));
    }
    case 'took-back':
      return cutBack(kit, table, fact.left, fact.at);
    case 'tied':
      return breakOff(kit, table, 'agreed', null, fact.at);
    case 'resigned':
      return breakOff(kit, table, 'resigned', fact.seat, fact.at);
    case 'fell':
      return loseOnTime(kit, table, fact.seats ?? firstOutOfTime(kit, table, fact.at), fact.at);
  }
}
