import type { hosted } from '@speeltafel/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTransport, type Presence, type ReceivedTable, type Transport } from '../../src/session/transport.ts';
import { fakeBrowser, happen } from '../browser.ts';

/** A socket whose server end is controlled by the test. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static readonly all: FakeSocket[] = [];
  readyState: number = FakeSocket.CONNECTING;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  readonly protocol: string;
  constructor(_: string, protocol: string) {
    this.protocol = protocol;
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  close(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const last = (): FakeSocket => FakeSocket.all.at(-1)!;

const told = (played: readonly string[], version: number) =>
  ({ played: played.map((action) => ({ seat: 1, action, at: 0 })), version }) as unknown as hosted.ClientView;
const table = (from: number, played: readonly string[], version: number) => ({
  ...{ type: 'table', table: 'abcdef', now: 1000 },
  ...{ from, told: told(played, version) },
});
const news = (from: number, played: readonly string[], version: number) => ({
  ...{ type: 'news', table: 'abcdef', now: 1000 },
  ...{ from, news: told(played, version) },
});

let line: Transport;
let received: ReceivedTable | undefined;
let here: Presence | undefined;
let unanswered = 0;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all.length = 0;
  received = undefined;
  fakeBrowser({
    WebSocket: FakeSocket,
    removeEventListener() {},
    document: { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} },
  });
  unanswered = 0;
  line = openTransport('ws://here/socket', () => unanswered++);
  line.watch('abcdef', {
    receive(now) {
      received = now;
    },
    here(now) {
      here = now;
    },
    gone() {},
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

const ALL = { type: 'watch', table: 'abcdef', version: 0 };
const playedNow = (): unknown => received?.view.played.map(({ action }) => action);

describe('the connection to the server', () => {
  test('asks for the table when it opens, and merges the updates', () => {
    expect(line.open()).toBe(false);
    last().open();
    expect(line.open()).toBe(true);
    expect(last().sent).toEqual([ALL]);
    last().say(table(0, ['a', 'b'], 3));
    last().say(table(2, ['c'], 4));
    expect(playedNow()).toEqual(['a', 'b', 'c']);
    last().say(table(1, [], 5));
    expect(playedNow()).toEqual(['a']);
  });

  test('merges news into the known state and changes nothing else', () => {
    last().open();
    last().say(news(0, ['a'], 2));
    expect(received).toBeUndefined();
    expect(last().sent).toEqual([ALL, ALL]);
    const first = table(0, ['a'], 2);
    last().say({ ...first, told: { ...first.told, host: 'ann' } });
    last().say(news(1, ['b'], 3));
    expect(playedNow()).toEqual(['a', 'b']);
    expect(received?.view).toMatchObject({ host: 'ann', version: 3 });
    last().say(news(5, ['c'], 9));
    expect(last().sent).toEqual([ALL, ALL, ALL]);
  });

  test('asks for the whole table after a gap', () => {
    last().open();
    last().say(table(0, ['a'], 2));
    last().say(table(3, ['d'], 9));
    expect(playedNow()).toEqual(['a']);
    // Once at the start and once after the gap.
    expect(last().sent).toEqual([ALL, ALL]);
  });

  test('reconnects with the known version and resends unanswered commands', async () => {
    last().open();
    last().say(table(0, ['a'], 2));
    const answer = line.command('abcdef', 1, { kind: 'say', text: 'hello' });
    const [, first] = last().sent;
    last().close();
    expect(line.open()).toBe(false);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    expect(last().sent).toEqual([{ type: 'watch', table: 'abcdef', version: 2 }, first]);
    last().say({ type: 'done', nonce: first!.nonce, version: 3 });
    expect(await answer).toBeNull();
    last().close();
    vi.advanceTimersByTime(300);
    last().open();
    expect(last().sent).toHaveLength(1);
  });

  test('backs off after each failed attempt, and reconnects at once when the network is back', () => {
    for (const wait of [250, 500, 1000, 2000, 4000, 5000, 5000]) {
      const { length } = FakeSocket.all;
      last().close();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(length);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(length + 1);
    }
    const { length } = FakeSocket.all;
    last().close();
    happen('online');
    expect(FakeSocket.all).toHaveLength(length + 1);
  });

  test('drops a connection that is open but does not answer', () => {
    last().open();
    line.command('abcdef', 0, { kind: 'say', text: 'hello' });
    vi.advanceTimersByTime(8000);
    expect(line.open()).toBe(false);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('probes an idle connection, and keeps it while it answers', () => {
    last().open();
    last().say(table(0, ['a'], 2));
    vi.advanceTimersByTime(19_999);
    expect(last().sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(last().sent.at(-1)).toEqual({ type: 'watch', table: 'abcdef', version: 2 });
    last().say(table(1, [], 2));
    vi.advanceTimersByTime(19_000);
    expect(line.open()).toBe(true);
    vi.advanceTimersByTime(1000 + 8000);
    expect(line.open()).toBe(false);
  });

  test('does not probe if no table is watched', () => {
    last().open();
    const leave = line.watch('other1', { receive() {}, here() {}, gone() {} });
    leave();
    expect(last().sent.at(-1)).toEqual({ type: 'leave', table: 'other1' });
    last().say(table(0, ['a'], 2));
    const alone = openTransport('ws://here/socket');
    const socket = last();
    socket.open();
    vi.advanceTimersByTime(20_000 + 8000);
    expect([socket.sent, alone.open()]).toEqual([[], true]);
    alone.close();
  });

  test('reports a missing table to its watcher', () => {
    let gone = 0;
    line.watch('nowhere', { receive() {}, here() {}, gone: () => gone++ });
    last().open();
    last().say({ type: 'refused', nonce: null, code: 'bad-message', message: '', details: {} });
    expect(gone).toBe(0);
    last().say({ type: 'refused', nonce: null, code: 'no-such-table', message: '', details: {} });
    expect(gone).toBe(1);
  });

  test('sends its version, and does not reconnect if the server speaks another one', () => {
    expect(last().protocol).toBe('speeltafel.1');
    last().open();
    last().close(4426);
    vi.advanceTimersByTime(60_000);
    expect([line.outdated(), line.open(), FakeSocket.all.length, unanswered]).toEqual([true, false, 1, 0]);
  });

  test('does not reconnect after close', () => {
    last().open();
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('reports a connection that never opened, but not one that was lost', () => {
    last().open();
    last().close();
    expect(unanswered).toBe(0);
    vi.advanceTimersByTime(300);
    last().close();
    expect(unanswered).toBe(1);
  });

  test("converts the time since a guest left to this page's clock", () => {
    last().open();
    vi.setSystemTime(100_000);
    last().say({ type: 'here', table: 'abcdef', guests: ['ann'], away: { bob: 15_000 }, watching: 2 });
    // Older servers do not send `screens`.
    expect(here).toEqual({ guests: ['ann'], gone: { bob: 85_000 }, watching: 2, screens: 0 });
  });

  test('resolves to the reason of a refusal', async () => {
    last().open();
    const answer = line.command('abcdef', 0, { kind: 'act', seat: 1, action: '!' });
    const { nonce } = last().sent.at(-1)!;
    last().say({ type: 'refused', nonce, code: 'too-late', message: 'Late.', details: { late: 400 } });
    expect(await answer).toEqual({ code: 'too-late', message: 'Late.', details: { late: 400 } });
  });
});
