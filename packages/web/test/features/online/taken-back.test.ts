/** A takeback arrives between the decision on a move and its execution. */
import { floors, floorsKit as kit, menhirs, menhirsKit, type Seat } from '@speeltafel/rules';
import {
  floorsTable,
  hosted,
  leftAfterUndo,
  menhirsTable,
  positionOf,
  type Table,
  type TableGame,
} from '@speeltafel/table';
import { createRoot, createSignal } from 'solid-js';
import { expect, test } from 'vitest';
import type { ReceivedTable, Transport } from '../../../src/session/transport.ts';
import { fakePictures } from '../../browser.ts';

const picture = fakePictures();
const { createRemote } = await import('../../../src/session/online.ts');
const { createInput } = await import('../../../src/games/menhirs/input.ts');
const { createTurn } = await import('../../../src/games/floors/play/token-turn.ts');

/** Ada is in seat 1 on this device, Ben is remote. What she sends is only recorded. */
function between<O, P, A>(table: TableGame<O, P, A>, options: string) {
  const seating = {
    1: { kind: 'person', guest: 'a', name: 'Ada' },
    2: { kind: 'person', guest: 'b', name: 'Ben' },
  } as const;
  const opened: hosted.Opened = {
    ...{ kind: 'opened', game: table.game.id, options, clock: { kind: 'none' } },
    ...{ host: 'a', listed: false, seed: '00112233445566778899aabbccddeeff', seating },
  };
  let now = hosted.fold(table, hosted.opened(table, opened), { kind: 'began', at: 1000 });
  const told = (): ReceivedTable => ({ view: hosted.viewFor(table, now, [1], 0), ahead: 0 });
  const [received, setReceived] = createSignal(told());
  const sent: hosted.Command[] = [];
  const line = {
    command: (_: string, __: number, command: hosted.Command) => {
      sent.push(command);
      return new Promise(() => {});
    },
  } as unknown as Transport;
  const happens = (fact: hosted.Fact): void => {
    now = hosted.fold(table, now, fact);
    setReceived(told());
  };
  const act = (seat: Seat, action: A): void =>
    happens({
      kind: 'acted',
      seat,
      action: table.game.makeAction(action, positionOf(now.table!), seat),
      at: now.table!.course.played.length,
      lag: 0,
    });
  return {
    remote: createRoot(() => createRemote(table, 'x', 'a', line, received, () => {})),
    sent,
    act,
    /** Takes Ada's last turn back, as agreed. */
    takeBack(): void {
      const left = leftAfterUndo(table, now.table!, (seat) => seat === 1)!;
      happens({ kind: 'took-back', left, at: now.table!.course.played.length });
    },
  };
}

type MenhirsTable = Table<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>;

/** Plays Menhirs until a condition holds; returns it with Ada's input state. */
function gameWhere(holds: (table: MenhirsTable) => boolean) {
  const at = between(menhirsTable, 'adam');
  const { remote, act } = at;
  for (let i = 0; !holds(remote.table()); i++) {
    if (i > 100) throw new Error('The condition was never met.');
    const position = remote.position();
    const [seat = 1] = menhirs.toAct(position);
    const quiet = menhirs.actions(position, seat, 0).filter((action) => {
      const next = menhirs.play(position, seat, action, 0);
      return action.kind !== 'claim' && next.ok && menhirs.outcome(next.value) === null;
    });
    act(seat, quiet[(i * 7919) % quiet.length]!);
  }
  const input = createRoot(() => {
    const view = () => menhirs.view(remote.position(), 1);
    return createInput({ ...remote, view, actor: () => (menhirs.toAct(remote.position()).includes(1) ? 1 : null) });
  });
  return { ...at, input };
}

/** The position after taking back Ada's last turn. */
function before(table: MenhirsTable): menhirsKit.Position | undefined {
  const left = leftAfterUndo(menhirsTable, table, (seat) => seat === 1);
  return left === undefined ? undefined : table.course.positions[left];
}

/** A move that is legal for Ada both now and after the takeback. */
function inBoth(table: MenhirsTable): menhirsKit.Action | undefined {
  const earlier = before(table);
  const moves = menhirs.actions(positionOf(table), 1, 0).filter(({ kind }) => kind === 'move');
  return earlier && moves.find((move) => menhirs.play(earlier, 1, move, 0).ok);
}

test('a Menhirs move decided before the takeback is not played after it', async () => {
  const { remote, input, sent, takeBack } = gameWhere((table) => inBoth(table) !== undefined);
  const [move, earlier] = [inBoth(remote.table())!, before(remote.table())!];
  input.play(move);
  expect(input.pending()).toBe(true);
  takeBack();
  expect(remote.position()).toBe(earlier);
  await picture();
  expect([sent, input.pending(), input.chosen(), input.refused()]).toEqual([[], false, 0, null]);
  input.play(move);
  await picture();
  expect(sent).toMatchObject([{ kind: 'act', seat: 1 }]);
});

test("a choice is played although the opponent's secret choice arrives first", async () => {
  const { input, sent, act } = gameWhere((table) => positionOf(table).state.phase === menhirsKit.DECIDING);
  input.play({ kind: 'prolong' });
  act(2, { kind: 'go-on' });
  await picture();
  expect(sent).toMatchObject([{ kind: 'act', seat: 1, action: 'P' }]);
});

test('a Floors token move decided before the takeback is not played after it', async () => {
  const { remote, sent, act, takeBack } = between(floorsTable, '2 basic');
  const first = remote.position();
  for (const seat of [1, 2]) act(seat, floors.actions(remote.position(), seat, 0)[0]!);
  const turn = createRoot(() => createTurn(remote, () => remote.position().turn));
  const token = remote.position().tokens.find(({ player, moved }) => player === 0 && !moved)!;
  turn.choose(token);
  turn.tap(kit.ENTRANCE);
  turn.stop();
  expect(turn.pending()).toBe(true);
  takeBack();
  expect(remote.position()).toBe(first);
  await picture();
  expect([sent, turn.pending(), turn.chosen(), turn.no()]).toEqual([[], false, null, null]);
});
