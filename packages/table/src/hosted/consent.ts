/** Offers that all players must accept: to take a turn back, to call it a tie, to play again. */
import { refuse, type Seat } from '@speeltafel/rules';
import type { TableGame } from '../game.ts';
import type { Table } from '../table.ts';
import { leftAfterUndo } from '../undo.ts';
import { done, type Facts, OVER, type Sender } from './commands.ts';
import type { Beginning, Consent, Fact } from './facts.ts';
import { type Hosted, isFinished, type Offer, tableTime } from './hosted.ts';

export function offer<O, P, A>(
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
  if (what !== 'rematch' && finished) return OVER;
  if (what === 'take-back' && takenBackTo(kit, table, seat) === undefined) {
    return refuse('nothing-to-undo', 'There is nothing that could be taken back.');
  }
  return done(
    { kind: 'offered', seat, what },
    ...consequences(kit, hosted, { what, by: seat, agreed: [seat] }, sender),
  );
}

export function answer<O, P, A>(
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

/** The same people again, and whoever began last time begins last. */
export function rematchOf<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  seed: string,
  at: number,
): Beginning {
  const { options, clock, host, listed, seating, standIn } = hosted;
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
      ...(standIn === null ? {} : { standIn }),
    },
    { kind: 'began', at },
  ];
}
