import { menhirs } from '@speeltafel/rules';
import { hosted, menhirsTable } from '@speeltafel/table';
import { createRoot, createSignal } from 'solid-js';
import { describe, expect, test } from 'vitest';
import { chairsFor, createRemote, replayActions, withSecretChoices } from '../../src/session/online.ts';
import type { ReceivedTable, Transport } from '../../src/session/transport.ts';

const SEED = '00112233445566778899aabbccddeeff';
const person = (guest: string, name: string): hosted.Occupant => ({ kind: 'person', guest, name });

function begun(seating: hosted.Seating): hosted.Hosted<never, never, never> {
  const opened: hosted.Opened = {
    ...{ kind: 'opened', game: 'menhirs', options: 'adam', clock: { kind: 'none' } },
    ...{ host: 'a', listed: false, seed: SEED, seating },
  };
  const table = hosted.fold(menhirsTable, hosted.opened(menhirsTable, opened), { kind: 'began', at: 1000 });
  return table as never;
}

const TWO = { 1: person('a', 'Ada'), 2: person('b', 'Ben') };
const tell = (table: hosted.Hosted<never, never, never>, seats: readonly number[] = [1]): hosted.ClientView =>
  hosted.viewFor(menhirsTable as never, table, seats, 0);

describe('chairs', () => {
  test('the only local person is "you", remote people have names, computers are computers', () => {
    const seating = { ...TWO, 3: { kind: 'computer', level: 'lamb', keeps: null } as const };
    expect(chairsFor(seating, 'a')).toEqual([
      { seat: 1, name: '', controller: { kind: 'person' } },
      { seat: 2, name: 'Ben', controller: { kind: 'elsewhere' } },
      { seat: 3, name: '', controller: { kind: 'computer', level: 'lamb', queues: true } },
    ]);
  });
  test('several local people keep their names; a spectator has no seat', () => {
    const seating = { 1: person('a', 'Ada'), 2: person('a', 'Ann') };
    expect(chairsFor(seating, 'a').map(({ name }) => name)).toEqual(['Ada', 'Ann']);
    expect(chairsFor(seating, 'c').every(({ controller }) => controller.kind === 'elsewhere')).toBe(true);
  });
});

describe('a session at a table on the server', () => {
  /** A connection that answers only when the test says so. */
  function setUp(seating: hosted.Seating = TWO) {
    let table = begun(seating);
    const [received, setReceived] = createSignal<ReceivedTable>({ view: tell(table), ahead: 0 });
    const sent: { readonly command: hosted.Command; readonly seen: number; answer(ok: boolean): void }[] = [];
    const asked: (readonly [hosted.Consent, number])[] = [];
    const line = {
      command: (_: string, seen: number, command: hosted.Command) =>
        new Promise((resolve) => {
          const answer = (ok: boolean): void => resolve(ok ? null : { code: 'stale', message: '', details: {} });
          sent.push({ command, seen, answer });
        }),
    } as unknown as Transport;
    const remote = createRoot(() => createRemote(menhirsTable, 'x', 'a', line, received, (...one) => asked.push(one)));
    const keep = (action: string, seat: number, at: number): void => {
      table = hosted.fold(menhirsTable as never, table, { kind: 'acted', seat, action, at, lag: 0 });
      setReceived({ view: tell(table), ahead: 0 });
    };
    return { remote, sent, keep, asked };
  }

  test('an action is shown at once, and its position object is kept when the server confirms it', async () => {
    const { remote, sent, keep } = setUp();
    const [action] = menhirs.actions(remote.position(), 1, 0);
    expect(remote.act(1, action!)).toBeNull();
    expect(remote.table().course.played).toHaveLength(1);
    const early = remote.position();
    const [{ command, seen, answer }] = sent as [(typeof sent)[0]];
    expect(seen).toBe(0);
    if (command.kind !== 'act') throw new Error('the command is not an action');
    keep(command.action, 1, 77);
    expect(remote.table().course.played).toEqual([{ seat: 1, action, at: 77 }]);
    expect(remote.position()).toBe(early);
    answer(true);
    await Promise.resolve();
    await Promise.resolve();
    expect(remote.table().course.played).toHaveLength(1);
  });

  test('a refused action is reverted, and the reason is reported', async () => {
    const { remote, sent } = setUp();
    const [action] = menhirs.actions(remote.position(), 1, 0);
    remote.act(1, action!);
    sent[0]!.answer(false);
    await new Promise((resolve) => setTimeout(resolve));
    expect(remote.table().course.played).toHaveLength(0);
    expect(remote.refused()).toMatchObject({ code: 'stale' });
  });

  test('a second action follows the first without waiting for its answer', () => {
    const { remote, sent } = setUp({ 1: person('a', 'Ada'), 2: person('a', 'Ann') });
    for (const seat of [1, 2]) expect(remote.act(seat, menhirs.actions(remote.position(), seat, 0)[0]!)).toBeNull();
    expect(remote.table().course.played).toHaveLength(2);
    expect(sent.map(({ seen }) => seen)).toEqual([0, 1]);
    expect(remote.table().version).toBeGreaterThan(0);
  });

  test('resigning is sent to the server, a takeback is proposed to the others', async () => {
    const { remote, sent, keep, asked } = setUp();
    remote.undo();
    expect([asked, remote.canUndo()]).toEqual([[], false]);
    const [action] = menhirs.actions(remote.position(), 1, 0);
    remote.act(1, action!);
    expect(remote.canUndo()).toBe(false);
    const [{ command, answer }] = sent as [(typeof sent)[0]];
    keep(command.kind === 'act' ? command.action : '', 1, 77);
    answer(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(remote.canUndo()).toBe(true);
    remote.undo();
    expect(asked).toEqual([['take-back', 1]]);
    remote.resign(1);
    expect(sent.at(-1)!.command).toEqual({ kind: 'resign', seat: 1 });
  });

  test('a tentative action stays local until it is played', () => {
    const { remote, sent } = setUp();
    const [action] = menhirs.actions(remote.position(), 1, 0);
    expect(remote.tryOut(1, action!)).toBeNull();
    expect([remote.table().tentative?.actions, sent]).toEqual([[action], []]);
    remote.dropTentative();
    expect(remote.table().tentative).toBeNull();
    remote.tryOut(1, action!);
    remote.act(1, action!);
    expect([sent.length, remote.table().tentative, remote.table().course.played.length]).toEqual([1, null, 1]);
  });

  test('a computer player to act is thinking, a person is not', () => {
    const computer: hosted.Occupant = { kind: 'computer', level: 'lamb', keeps: null };
    expect(setUp().remote.thinking()).toBeNull();
    expect(setUp({ 1: computer, 2: person('a', 'Ada') }).remote.thinking()).toBe(1);
    expect(setUp({ 1: person('a', 'Ada'), 2: computer }).remote.thinking()).toBeNull();
  });

  test('an illegal action is not sent', () => {
    const { remote, sent } = setUp();
    expect(remote.act(2, { kind: 'end' })).not.toBeNull();
    expect(sent).toHaveLength(0);
  });
});

test("the opponent's secret choice is no longer awaited, and the position shown stays the same object", () => {
  const options = menhirs.parseOptions('adam');
  if (!options.ok) throw new Error(options.refusal.message);
  const start = 'adam a1.b1.d6.f4.g3 a1.d3 1/3/2/move 3/3 -';
  const move = { seat: 2, action: 'd3:N', at: 3 };
  const told = { ...tell(begun(TWO)), start, played: [move] };
  const first = replayActions(menhirsTable, options.value, told, undefined);
  expect(menhirs.toAct(first.positions.at(-1)!)).toEqual([1, 2]);
  expect(withSecretChoices(menhirsTable, first, told, first)).toBe(first);
  const chosen = { ...told, played: [move, { seat: 2, action: null, at: 5 }] };
  const second = replayActions(menhirsTable, options.value, chosen, first);
  const shown = withSecretChoices(menhirsTable, second, chosen, first);
  expect(menhirs.toAct(shown.positions.at(-1)!)).toEqual([1]);
  expect(shown.played).toHaveLength(1);
  expect(withSecretChoices(menhirsTable, second, chosen, shown).positions.at(-1)).toBe(shown.positions.at(-1));
});

test('replaying computes only new actions', () => {
  const told = tell(begun(TWO));
  const options = menhirs.parseOptions(told.options);
  if (!options.ok) throw new Error(options.refusal.message);
  const first = replayActions(menhirsTable, options.value, told, undefined);
  const [action] = menhirs.actions(first.positions[0]!, 1, 0);
  const text = menhirs.makeAction(action!, first.positions[0]!, 1);
  const more = { ...told, played: [{ seat: 1, action: text, at: 5 }] };
  const second = replayActions(menhirsTable, options.value, more, first);
  const third = replayActions(menhirsTable, options.value, more, second);
  expect(second.positions[0]).toBe(first.positions[0]);
  expect(third.positions[1]).toBe(second.positions[1]);
  expect(third.played[0]).toBe(second.played[0]);
});
