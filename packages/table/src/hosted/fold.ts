/** Applies facts to a table. Only facts that `decide` made are folded, so a fact that does not fit means that the log is damaged. */
import type { Result } from '@speeltafel/rules';
import { act, spare } from '../acting.ts';
import { breakOff, fell, firstToFall } from '../ending.ts';
import type { TableGame } from '../game.ts';
import { openTable } from '../opening.ts';
import { positionOf, reseat, type Table } from '../table.ts';
import { cutBack } from '../undo.ts';
import type { Fact, Opened, Seating, Sitter } from './facts.ts';
import { acted, chairsOf, grantedTo, type Hosted, playsFor } from './hosted.ts';

/** The talk that is kept at hand. */
const MOST_TALK = 100;

export class DamagedLog extends Error {}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new DamagedLog(result.refusal.message);
  return result.value;
}

export const opened = <O, P, A>(kit: TableGame<O, P, A>, fact: Opened): Hosted<O, P, A> => ({
  options: must(kit.game.parseOptions(fact.options)),
  clock: fact.clock,
  host: fact.host,
  listed: fact.listed,
  seed: fact.seed,
  seating: fact.seating,
  standIn: fact.standIn ?? null,
  granted: {},
  added: {},
  sat: {},
  freed: [],
  table: null,
  began: 0,
  offer: null,
  talk: [],
  next: null,
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
      const sat = fact.kind === 'sat' && guest !== undefined ? oneMore(hosted.sat, guest) : hosted.sat;
      return { ...hosted, ...seated(hosted, seating), freed, sat, version };
    }
    case 'rose': {
      const sitter = hosted.seating[fact.seat];
      const freed = fact.freed && sitter && sitter.kind !== 'computer' ? [...hosted.freed, sitter.guest] : hosted.freed;
      return { ...hosted, ...seated(hosted, { ...hosted.seating, [fact.seat]: null }), freed, version };
    }
    case 'began': {
      const { options, clock, seed, seating } = hosted;
      const table = openTable(kit, { options, clock, seed, chairs: chairsOf(seating) });
      return { ...hosted, began: fact.at, table, version };
    }
    case 'offered':
      return {
        ...hosted,
        offer: { what: fact.what, by: fact.seat, agreed: [fact.seat] },
        added: oneMore(hosted.added, guestAt(hosted.seating[fact.seat])),
        version,
      };
    case 'agreed': {
      const { offer } = hosted;
      return { ...hosted, offer: offer && { ...offer, agreed: [...offer.agreed, fact.seat] }, version };
    }
    case 'declined':
      return { ...hosted, offer: null, version };
    case 'said': {
      const { guest, name, text, at } = fact;
      const talk = [...hosted.talk, { guest, name, text, at }].slice(-MOST_TALK);
      return { ...hosted, talk, added: oneMore(hosted.added, guest), version };
    }
    case 'moved-on':
      return { ...hosted, offer: null, next: fact.to, version };
    default:
      if (hosted.table === null) throw new DamagedLog('The game has not begun.');
      return acted(
        fact.kind === 'acted' ? grantedTo(hosted, fact.seat, fact.lag) : hosted,
        played(kit, hosted.table, fact),
      );
  }
}

const oneMore = (counts: Readonly<Record<string, number>>, guest: string): Readonly<Record<string, number>> => ({
  ...counts,
  [guest]: (counts[guest] ?? 0) + 1,
});

const guestAt = (sitter: Sitter | null | undefined): string =>
  sitter === null || sitter === undefined || sitter.kind === 'computer' ? '' : sitter.guest;

function seated<O, P, A>(hosted: Hosted<O, P, A>, seating: Seating): Pick<Hosted<O, P, A>, 'seating' | 'table'> {
  const table = hosted.table && chairsOf(seating).reduce<Table<O, P, A>>(reseat, hosted.table);
  return { seating, table };
}

type InPlay = Extract<Fact, { kind: 'acted' | 'took-back' | 'tied' | 'resigned' | 'fell' }>;

function played<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, fact: InPlay): Table<O, P, A> {
  switch (fact.kind) {
    case 'acted': {
      const { action } = must(kit.game.parseAction(fact.action, positionOf(table)));
      const spared = kit.game.timed?.(action) ? table : spare(table, fact.seat, fact.lag);
      return must(act(kit, spared, fact.seat, action, fact.at));
    }
    case 'took-back':
      return cutBack(kit, table, fact.left, fact.at);
    case 'tied':
      return breakOff(kit, table, 'agreed', null, fact.at);
    case 'resigned':
      return breakOff(kit, table, 'resigned', fact.seat, fact.at);
    case 'fell':
      return fell(kit, table, fact.seats ?? firstToFall(kit, table, fact.at), fact.at);
  }
}
