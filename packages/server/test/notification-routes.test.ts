/** The settings for notifications, and what is refused. */
import { createHmac } from 'node:crypto';
import { menhirs } from '@speeltafel/rules';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAFE_RATES, type ServerConfig } from '../src/index.ts';
import { Outgoing } from '../src/notifications/outgoing.ts';
import { PushService, TestBrowser } from './push-service.ts';
import { buildThreads, NO_LIMITS, startTestServer, type TestClient, TestGuest, type TestServer } from './running.ts';

const PATH = '/api/me/notifications';
let threads: ServerConfig['threads'];
/** A server configured as operators do, and one that may call private addresses. */
let server: TestServer;
let home: TestServer;
let service: PushService;
beforeAll(async () => {
  threads = await buildThreads();
  service = await PushService.start();
  server = await startTestServer(threads);
  home = await startTestServer(threads, { privateTargets: true });
});
afterAll(() => Promise.all([server.close(), home.close(), service.stop()]));

let count = 0;
const browserAt = (name: string): TestBrowser => new TestBrowser(`${service.address}/${name}-${++count}`);

/** Two players at a table; it is the first one's turn. */
async function paired(names: readonly [string, string] = ['Ann', 'Bea']) {
  const guests = [await TestGuest.arrive(home.address, names[0]), await TestGuest.arrive(home.address, names[1])];
  const clients = await Promise.all(guests.map((guest) => guest.connect()));
  const seats = [{ kind: 'here', name: names[0] }, { kind: 'open' }];
  const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, seats };
  const table = (await guests[0]!.ask('POST', '/api/tables', wish)).body.id as string;
  for (const client of clients) await client.watch(table);
  await clients[1]!.send(table, { kind: 'sit', seat: 2, name: names[1] });
  await clients[0]!.until(() => (clients[0]!.tables.get(table)?.began ?? 0) > 0);
  const position = menhirs.parsePosition(clients[0]!.tables.get(table)!.start!);
  if (!position.ok) throw new Error(position.refusal.message);
  const seat = menhirs.toAct(position.value)[0]!;
  const order = seat === 1 ? [0, 1] : [1, 0];
  const [mover, other] = order.map((i) => ({ guest: guests[i]!, client: clients[i]! }));
  /** Plays so that it is the other player's turn. */
  const move = async (client: TestClient): Promise<void> => {
    let now = position.value;
    while (menhirs.toAct(now)[0] === seat) {
      const action = menhirs.actions(now, seat, 0)[0]!;
      const seen = client.tables.get(table)!.played.length;
      const answer = await client.send(table, { kind: 'act', seat, action: menhirs.makeAction(action, now, seat) });
      expect(answer).toMatchObject({ type: 'done' });
      await client.until(() => client.tables.get(table)!.played.length > seen);
      const next = menhirs.play(now, seat, action, 0);
      if (!next.ok) throw new Error(next.refusal.message);
      now = next.value;
    }
  };
  return { table, mover: mover!, other: other!, move: () => move(mover!.client) };
}

describe('a target address', () => {
  const { keys } = new TestBrowser('https://push.example').subscription;
  const subscribe = (guest: TestGuest, endpoint: string) =>
    guest.ask('PUT', `${PATH}/push`, { endpoint, keys, language: 'en' });

  test.each([
    ['http://push.example/1', 'bad-address'],
    ['ftp://push.example/1', 'bad-address'],
    ['https://push.example:22/1', 'bad-address'],
    ['https://user:word@push.example/1', 'bad-address'],
    ['no address', 'bad-address'],
    ['https://127.0.0.1/1', 'private-address'],
    ['https://2130706433/1', 'private-address'],
    ['https://0x7f.1/1', 'private-address'],
    ['https://10.0.0.5/1', 'private-address'],
    ['https://169.254.169.254/latest', 'private-address'],
    ['https://[::1]/1', 'private-address'],
    ['https://[::ffff:192.168.0.1]/1', 'private-address'],
    ['https://[fd00::1]/1', 'private-address'],
    ['https://localhost/1', 'private-address'],
  ])('%s is refused', async (address, code) => {
    const guest = await TestGuest.arrive(server.address, 'Ann');
    const asked = await subscribe(guest, address);
    expect([asked.status, asked.body.code]).toEqual([400, code]);
    const webhook = await guest.ask('PUT', `${PATH}/webhook`, { address, language: 'en' });
    expect([webhook.status, webhook.body.code]).toEqual([400, code]);
    expect((await guest.ask('GET', PATH)).body).toMatchObject({ devices: 0, webhook: null });
  });

  test('that resolves to a private network later is not connected to', async () => {
    const outgoing = new Outgoing(false);
    const to = (address: string) => outgoing.post({ address, headers: {}, body: Buffer.from('x') });
    const { port } = new URL(service.address);
    for (const address of ['https://localhost/1', 'https://127.0.0.1/1', `http://127.0.0.1:${port}/inside`])
      await expect(to(address)).rejects.toThrow(/private|https/);
    expect(service.at('/inside')).toHaveLength(0);
    outgoing.close();
  });

  test('with keys that no browser makes, an unknown language or extra fields is refused', async () => {
    const guest = await TestGuest.arrive(home.address, 'Ann');
    const { subscription } = browserAt('ann');
    const put = async (body: unknown) => (await guest.ask('PUT', `${PATH}/push`, body)).body.code;
    expect(await put({ ...subscription, keys: { ...subscription.keys, p256dh: 'AAAA' } })).toBe('bad-subscription');
    expect(await put({ ...subscription, language: 'xx' })).toBe('bad-request');
    expect(await put({ ...subscription, more: 1 })).toBe('bad-request');
    expect(await put({ ...subscription, endpoint: `${subscription.endpoint}${'x'.repeat(1000)}` })).toBe('bad-request');
    const hours = (value: unknown) => guest.ask('PUT', `${PATH}/hours`, { hours: value });
    expect((await hours({ zone: 'Nowhere/City', since: 0, until: 60 })).body.code).toBe('bad-request');
    expect((await hours({ zone: 'Europe/Brussels', since: -1, until: 60 })).body.code).toBe('bad-request');
    expect((await hours({ zone: 'Europe/Brussels', since: 1320, until: 480 })).status).toBe(200);
    expect((await guest.ask('GET', PATH)).body.hours).toEqual({ zone: 'Europe/Brussels', since: 1320, until: 480 });
    await hours(null);
    expect((await guest.ask('GET', PATH)).body.hours).toBeNull();
  });

  test('is limited in changes, and belongs to a guest', async () => {
    const strict = await startTestServer(threads, { rates: { ...NO_LIMITS, notifications: SAFE_RATES.notifications } });
    const guest = await TestGuest.arrive(strict.address, 'Ann');
    const answers: number[] = [];
    for (let i = 0; i <= SAFE_RATES.notifications; i++)
      answers.push((await guest.ask('PUT', `${PATH}/hours`, { hours: null })).status);
    expect(answers.slice(0, -1).every((status) => status === 200)).toBe(true);
    expect(answers.at(-1)).toBe(429);
    await strict.close();
    const stranger = TestGuest.known(home.address, '');
    expect((await stranger.ask('GET', PATH)).body.code).toBe('who-are-you');
    expect((await stranger.ask('PUT', `${PATH}/push`, browserAt('x').subscription)).body.code).toBe('who-are-you');
  });
});

describe('a webhook', () => {
  test('gets what Discord shows, signed with a secret that is shown once', async () => {
    const { table, other, move } = await paired(['@everyone', '**Bea** https://evil.example']);
    const address = `${service.address}/hook-${++count}`;
    const { secret } = (await other.guest.ask('PUT', `${PATH}/webhook`, { address, language: 'fr' })).body;
    const told = await other.guest.ask('GET', PATH);
    expect(told.body.webhook).toEqual({ host: new URL(address).host, failing: false });
    expect(JSON.stringify(told.body)).not.toContain(secret);
    other.client.socket.close();
    await move();
    await service.until(() => service.at(new URL(address).pathname).length === 1);
    const [{ headers, body }] = service.at(new URL(address).pathname) as [(typeof service.received)[number]];
    const url = `${home.address}/#/table/${table}`;
    expect(JSON.parse(String(body))).toEqual({
      content: `**Menhirs** C’est à vous de jouer. ${url}`,
      allowed_mentions: { parse: [] },
      event: { id: headers['webhook-id'], kind: 'turn', game: 'menhirs', table, url, deadline: null, waiting: 1 },
    });
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(String(secret).slice('whsec_'.length), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    await other.guest.ask('DELETE', `${PATH}/webhook`);
    expect((await other.guest.ask('POST', `${PATH}/trial`)).body.code).toBe('no-notifications');
  });
});

describe('a browser', () => {
  test('gets notifications while its page is in the background, and none while the page is visible', async () => {
    const first = await paired();
    const seen = browserAt('seen');
    await first.other.guest.ask('PUT', `${PATH}/push`, seen.subscription);
    const second = await paired();
    const hidden = browserAt('hidden');
    await second.other.guest.ask('PUT', `${PATH}/push`, hidden.subscription);
    second.other.client.socket.send(JSON.stringify({ type: 'hide', hidden: true }));
    await first.move();
    await second.move();
    await service.until(() => service.readBy(hidden).length === 1);
    expect(service.readBy(hidden)).toMatchObject([{ table: second.table, body: 'It is your turn.' }]);
    expect(service.readBy(seen)).toHaveLength(0);
  });

  test('gets nothing that is hidden from its player', async () => {
    const { other, move } = await paired(['Ann', 'Bea']);
    const browser = browserAt('told');
    await other.guest.ask('PUT', `${PATH}/push`, browser.subscription);
    other.client.socket.close();
    await move();
    await service.until(() => service.readBy(browser).length === 1);
    expect(Object.keys(service.readBy(browser)[0] as object).toSorted()).toEqual([
      'body',
      'id',
      'path',
      'table',
      'title',
      'together',
      'waiting',
    ]);
    expect(JSON.stringify(service.readBy(browser))).not.toMatch(/Ann|Bea/);
  });

  test('can be tested, gets nothing after it is signed out, and is deleted with the guest', async () => {
    const guest = await TestGuest.arrive(home.address, 'Ann');
    const browser = browserAt('try');
    await guest.ask('PUT', `${PATH}/push`, browser.subscription);
    await guest.ask('PUT', `${PATH}/webhook`, { address: `${service.address}/try-hook`, language: 'en' });
    await guest.ask('PUT', `${PATH}/hours`, { hours: { zone: 'UTC', since: 0, until: 1 } });
    expect((await guest.ask('POST', `${PATH}/trial`)).body).toEqual({ sent: 2 });
    await service.until(() => service.readBy(browser).length === 1 && service.at('/try-hook').length === 1);
    const { token } = (await guest.ask('POST', '/api/device-codes', {})).body;
    const joined = await fetch(`${home.address}/api/sign-in/device`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    const cookie = joined.headers.getSetCookie()[0]!.split(';')[0]!;
    const phone = TestGuest.known(home.address, cookie);
    const far = browserAt('far');
    await phone.ask('PUT', `${PATH}/push`, far.subscription);
    expect((await guest.ask('GET', PATH)).body).toMatchObject({ here: true, language: 'en', devices: 2 });
    await guest.ask('DELETE', '/api/devices');
    expect((await guest.ask('GET', PATH)).body).toMatchObject({ here: true, devices: 1 });
    await guest.ask('DELETE', '/api/me');
    const db = new Database(home.file, { readonly: true });
    for (const table of ['notification_targets', 'quiet_hours', 'notices', 'deliveries']) {
      const rows = db.prepare(`select * from ${table}`).all();
      expect(JSON.stringify(rows)).not.toContain(guest.id);
    }
    db.close();
  });
});
