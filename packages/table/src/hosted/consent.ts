/** Offers that all players must accept: a takeback, a tie, a pause and its end, another game. */
import { refuse, type Seat } from '@speeltafel/rules';
import { lookOfRematch, type TableGame } from '../game.ts';
import type { Table } from '../table.ts';
import { done, type Facts, OVER, type Sender } from './commands.ts';
import { beginning } from './draw.ts';
import type { Beginning, Consent, Fact, Occupant, Pledges, Seating } from './facts.ts';
import { type Hosted, isFinished, type Offer, seatsOf, tableTime } from './hosted.ts';
import { AWAY } from './stand-in.ts';
import { takenBackTo, whyNoTakeback } from './takeback.ts';

export function offer<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  what: Consent,
  pledge: string | undefined,
  sender: Sender,
): Facts {
  if (hosted.offer !== null) return refuse('offer-open', 'Another question is still open.');
  const finished = isFinished(kit, hosted);
  if (what === 'rematch' && !finished) return refuse('not-over', 'The game is not over yet.');
  if (what === 'rematch' && hosted.next !== null) return refuse('moved-on', 'The next game has begun already.');
  if (what !== 'rematch' && finished) return OVER;
  const why = what === 'take-back' ? whyNoTakeback(kit, hosted, table, seat, sender.at) : undefined;
  if (why !== undefined) return { ok: false, refusal: why };
  if (what === 'pause' && hosted.still !== null) return refuse('paused', 'The game is paused.');
  if (what === 'go-on' && hosted.still?.why !== 'pause') return refuse('not-paused', 'The game is not paused.');
  return done(
    { kind: 'offered', seat, what, ...(pledge !== undefined && { pledge }) },
    ...consequences(kit, hosted, { what, by: seat, agreed: [seat], pledges: pledgedBy(sender, pledge) }, sender),
  );
}

export function answer<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  seat: Seat,
  yes: boolean,
  pledge: string | undefined,
  sender: Sender,
): Facts {
  const { offer } = hosted;
  if (offer === null || (offer.by === seat && yes)) return refuse('no-offer', 'There is no request to answer.');
  if (!yes) return done({ kind: 'declined', seat });
  if (offer.agreed.includes(seat)) return refuse('already-agreed', 'You have agreed already.');
  const agreed = [...offer.agreed, seat];
  const pledges = { ...offer.pledges, ...pledgedBy(sender, pledge) };
  return done(
    { kind: 'agreed', seat, ...(pledge !== undefined && { pledge }) },
    ...consequences(kit, hosted, { ...offer, agreed, pledges }, sender),
  );
}
const pledgedBy = ({ guest }: Sender, pledge: string | undefined): Pledges =>
  pledge === undefined ? {} : { [guest]: pledge };

/** The consequences once all have agreed; computer players always do. Another game does not wait for absent players. */
function consequences<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  { what, by, agreed, pledges = {} }: Offer,
  sender: Sender,
): readonly Fact[] {
  const without = what === 'rematch' ? goneFrom(kit, hosted, agreed, sender) : [];
  const open = Object.entries(hosted.seating).some(
    ([seat, sitter]) =>
      sitter?.kind !== 'computer' && !agreed.includes(Number(seat)) && !without.includes(Number(seat)),
  );
  if (open) return [];
  if (what === 'tie') return [{ kind: 'tied', at: tableTime(hosted, sender.at) }];
  if (what === 'pause') return [{ kind: 'stopped', at: sender.at, why: 'pause' }];
  if (what === 'go-on') return [{ kind: 'resumed', at: sender.at }];
  if (what === 'rematch') {
    return [{ kind: 'moved-on', to: sender.newTable(), ...pledged(pledges), ...(without.length > 0 && { without }) }];
  }
  const left = takenBackTo(kit, hosted.table!, by);
  return left === undefined
    ? [{ kind: 'declined', seat: by }]
    : [{ kind: 'took-back', left, at: tableTime(hosted, sender.at) }];
}
const pledged = (pledges: Pledges) => (Object.keys(pledges).length === 0 ? {} : { pledges });

/**
 * The seats that are left out of the next game: of players who left for good, and of absent ones who have not agreed.
 * Empty if the game cannot be played by fewer.
 */
function goneFrom<O, P, A>(
  kit: TableGame<O, P, A>,
  { seating, options }: Hosted<O, P, A>,
  agreed: readonly Seat[],
  sender: Sender,
): readonly Seat[] {
  const isGone = (seat: Seat, sitter: Occupant | null): boolean =>
    sitter?.kind === 'computer'
      ? sitter.left === true
      : sitter !== null && !agreed.includes(seat) && sender.awayFor(sitter.guest) >= AWAY;
  const all = Object.entries(seating);
  const gone = all.filter(([seat, sitter]) => isGone(Number(seat), sitter)).map(([seat]) => Number(seat));
  return kit.withSeats?.(options, all.length - gone.length).ok ? gone : [];
}

const unkept = (sitter: Extract<Occupant, { kind: 'computer' }>): Occupant => ({
  kind: 'computer',
  level: sitter.level,
  keeps: null,
});

/** The most lines of talk carried over to the next game, of guests who play there. */
const TALK_GOES_ALONG = 20;

function talkOf<O, P, A>({ talk }: Hosted<O, P, A>, seating: Seating): readonly Fact[] {
  return talk
    .filter(({ guest }) => seatsOf(seating, guest).length > 0)
    .slice(-TALK_GOES_ALONG)
    .map((said) => ({ kind: 'said', ...said }));
}

/** The same players again; the first player of the last game now plays last. */
export function rematchOf<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  seed: string,
  at: number,
): Beginning {
  const { clock, host, listed, standIn, nextPledges } = hosted;
  const look = lookOfRematch(kit, hosted.look);
  const sitters = Object.entries(hosted.seating)
    .filter(([seat]) => !hosted.without.includes(Number(seat)))
    .map(([, sitter]) => (sitter?.kind === 'computer' && sitter.left ? unkept(sitter) : sitter));
  const fewer = hosted.without.length > 0 ? kit.withSeats?.(hosted.options, sitters.length) : undefined;
  const options = fewer?.ok ? fewer.value : hosted.options;
  const turned = [...sitters.slice(1), ...sitters.slice(0, 1)];
  const next = Object.fromEntries(turned.map((sitter, i) => [i + 1, sitter]));
  return [
    {
      kind: 'opened',
      game: kit.game.id,
      options: kit.game.makeOptions(options),
      rules: kit.game.version,
      clock,
      host,
      listed,
      seed,
      seating: next,
      ...(standIn === null ? {} : { standIn }),
      ...(look === undefined ? {} : { look }),
      ...pledged(nextPledges),
      ...(hosted.quiet && { quiet: true }),
      ...(hosted.admits && { admits: true }),
      ...(hosted.rated && { rated: true }),
    },
    ...talkOf(hosted, next),
    beginning(next, nextPledges, clock, at),
  ];
}
