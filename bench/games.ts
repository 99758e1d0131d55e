/** Makes games in the format that the page stores in the browser. */
import { floorsPlayers, menhirsPlayers, nodeBudget, type Player } from '@speeltafel/players';
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import {
  act,
  type Chair,
  floorsTable,
  keep,
  menhirsTable,
  NO_CLOCK,
  openTable,
  positionOf,
  type Table,
  type TableGame,
  waitsFor,
} from '@speeltafel/table';
import { unwrap } from './noise.ts';

export const person = (seat: number): Chair => ({ seat, name: '', controller: { kind: 'person' } });
export const computer = (seat: number, level: string): Chair => ({
  seat,
  name: '',
  controller: { kind: 'computer', level },
});

export function begun<O, P, A>(kit: TableGame<O, P, A>, options: unknown, chairs: readonly Chair[]): Table<O, P, A> {
  const seed = '0123456789abcdef'.repeat(2);
  return openTable(kit, { options: unwrap(kit.game.options(options)), chairs, clock: NO_CLOCK, seed });
}

export function kept<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>): string {
  const waiting = waitsFor(kit, table);
  return JSON.stringify({ id: 'bench', table: keep(kit, table), elapsed: 0, changed: 0, waiting, over: false });
}

/** Plays Menhirs until `done`, always with the first action that does not end the game. */
function menhirsUntil(chairs: readonly Chair[], input: unknown, done: (view: menhirsKit.View) => boolean) {
  let table = begun(menhirsTable, input, chairs);
  while (!done(menhirs.view(positionOf(table), null))) {
    const [seat] = waitsFor(menhirsTable, table);
    const next = menhirs
      .actions(positionOf(table), seat!, 0)
      .map((action) => unwrap(act(menhirsTable, table, seat!, action, 0)))
      .find((after) => menhirs.outcome(positionOf(after)) === null);
    if (next === undefined) throw new Error('Every turn ends this game.');
    table = next;
  }
  return table;
}

const TWO = [person(1), person(2)];
/** A game at its first move. */
export const firstMove = (chairs: readonly Chair[] = TWO) => menhirsUntil(chairs, {}, ({ round }) => round < 12);
export const laying = () => menhirsUntil(TWO, {}, ({ phase }) => phase === 'place');
/** One player has moved and the other may claim. */
export const claimable = () => menhirsUntil(TWO, { grace: 'untimed' }, ({ claimant }) => claimant !== null);
export const deciding = () => menhirsUntil(TWO, {}, ({ phase }) => phase === 'decide');

/** Plays `turns` more turns with a small search budget. */
function playedOn<O, P, A>(kit: TableGame<O, P, A>, begun: Table<O, P, A>, by: Player<P, A>, turns: number) {
  let table = begun;
  for (let turn = 1; turn <= turns; turn++) {
    const [seat] = waitsFor(kit, table);
    const { actions } = by.think(positionOf(table), seat!, nodeBudget(4000), turn);
    for (const action of actions) table = unwrap(act(kit, table, seat!, action, 0));
  }
  return table;
}

/** One game of each kind in progress, for screenshots. */
export function underWay(): { readonly moor: string; readonly hall: string } {
  const moor = playedOn(menhirsTable, firstMove(), menhirsPlayers.strongest, 6);
  const { playerOf, FLOORS_LEVELS } = floorsPlayers;
  const three = begun(floorsTable, { players: 3 }, [person(1), computer(2, 'castellan'), computer(3, 'night-watch')]);
  const hall = playedOn(floorsTable, three, playerOf(FLOORS_LEVELS[2]!), 18);
  return { moor: kept(menhirsTable, moor), hall: kept(floorsTable, hall) };
}
