import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceName } from '../src/guests/device-name.ts';
import { hashOf } from '../src/guests/guests.ts';
import type { ServerConfig } from '../src/index.ts';
import { buildThreads, startTestServer, TestGuest, type TestServer, writeBeside } from './running.ts';

let threads: ServerConfig['threads'];
let server: TestServer;
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads);
});
afterAll(() => server.close());

interface Device {
  readonly id: string;
  readonly device: string;
  readonly here: boolean;
}

const devicesOf = async (guest: TestGuest): Promise<readonly Device[]> =>
  (await guest.ask('GET', '/api/devices')).body.devices as readonly Device[];

/** The same guest on a second device, as any way of signing in leaves it. */
async function secondDevice(guest: TestGuest, address = server.address): Promise<TestGuest> {
  const key = `second-${guest.id}`.padEnd(43, 'x');
  await writeBeside(server.file, (db) => {
    db.prepare('insert into sessions (id, guest, key_hash, device, created, seen) values (?, ?, ?, ?, 1, ?)').run(
      ...[`two-${guest.id}`, guest.id, hashOf(key), 'Laptop', Date.now()],
    );
  });
  return TestGuest.known(address, `speeltafel=${key}`);
}

describe('a device', () => {
  test('has its own key: each sees the other, and which one it is itself', async () => {
    const phone = await TestGuest.arrive(server.address, 'Ann');
    const laptop = await secondDevice(phone);
    expect((await laptop.ask('GET', '/api/me')).body).toEqual({ guest: { id: phone.id, name: 'Ann' } });
    const [first, second] = [await devicesOf(phone), await devicesOf(laptop)];
    expect(first.map(({ id }) => id).toSorted()).toEqual(second.map(({ id }) => id).toSorted());
    expect(first.find(({ here }) => here)?.id).not.toBe(second.find(({ here }) => here)?.id);
  });

  test('that is signed out loses its socket, its bots and its key, and no other device does', async () => {
    const phone = await TestGuest.arrive(server.address, 'Ann');
    const laptop = await secondDevice(phone);
    const seats = [{ kind: 'here', name: 'Ann' }, { kind: 'open' }];
    const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, seats };
    const table = String((await phone.ask('POST', '/api/tables', wish)).body.id);
    const streamOf = async (
      guest: TestGuest,
    ): Promise<{ headers: Record<string, string>; ended: Promise<unknown> }> => {
      const { token } = (await guest.ask('POST', '/api/bots', {})).body;
      const headers = { authorization: `Bearer ${token}` };
      const stream = await fetch(`${server.address}/api/bot/tables/${table}`, { headers });
      return { headers, ended: stream.text().catch(() => 'ended') };
    };
    const [lost, kept] = [await streamOf(laptop), await streamOf(phone)];
    const [closing, staying] = [await laptop.connect(), await phone.connect()];
    const closed = new Promise((resolve) => closing.socket.once('close', resolve));
    const here = (await devicesOf(laptop)).find((one) => one.here)!;
    expect((await phone.ask('DELETE', `/api/devices/${here.id}`)).status).toBe(200);
    await Promise.all([closed, lost.ended]);
    expect((await laptop.ask('GET', '/api/devices')).status).toBe(401);
    const again = await fetch(`${server.address}/api/bot/tables/${table}`, { headers: lost.headers });
    expect(again.status).toBe(401);
    expect((await devicesOf(phone)).map(({ here }) => here)).toEqual([true]);
    await staying.watch(table);
    const other = await fetch(`${server.address}/api/bot/tables/${table}`, { headers: kept.headers });
    expect(other.status).toBe(200);
    await other.body?.cancel();
  });

  test('that is the first can be signed out by the second for good, with its original key too', async () => {
    const phone = await TestGuest.arrive(server.address, 'Ann');
    const laptop = await secondDevice(phone);
    expect((await laptop.ask('DELETE', '/api/devices')).body).toEqual({ ended: 1 });
    expect((await phone.ask('GET', '/api/me')).body).toEqual({ guest: null });
    await server.close();
    server = await startTestServer(threads, { database: server.file });
    expect((await phone.at(server.address).ask('GET', '/api/me')).body).toEqual({ guest: null });
    expect((await laptop.at(server.address).ask('GET', '/api/me')).body).toMatchObject({ guest: { name: 'Ann' } });
  });

  test('that another node signed out is disconnected even if the hint is lost', async () => {
    const ann = await TestGuest.arrive(server.address, 'Ann');
    const client = await ann.connect();
    const closed = new Promise((resolve) => client.socket.once('close', resolve));
    await writeBeside(server.file, (db) => {
      db.prepare('update sessions set ended = ? where guest = ?').run(Date.now(), ann.id);
      db.prepare(`update guests set key_hash = 'ended' where id = ?`).run(ann.id);
    });
    await closed;
    expect((await ann.ask('GET', '/api/me')).body).toEqual({ guest: null });
  });

  test('of another guest cannot be seen, named or signed out', async () => {
    const [ann, bob] = [await TestGuest.arrive(server.address, 'Ann'), await TestGuest.arrive(server.address, 'Bob')];
    const [{ id }] = (await devicesOf(bob)) as [Device];
    expect((await ann.ask('DELETE', `/api/devices/${id}`)).body.code).toBe('no-such-device');
    expect((await ann.ask('PUT', `/api/devices/${id}`, { device: 'Mine' })).body.code).toBe('no-such-device');
    expect((await bob.ask('GET', '/api/me')).body).toMatchObject({ guest: { name: 'Bob' } });
    expect((await devicesOf(ann)).map((one) => one.id)).not.toContain(id);
  });

  test('can be named', async () => {
    const ann = await TestGuest.arrive(server.address, 'Ann');
    const [{ id }] = (await devicesOf(ann)) as [Device];
    await ann.ask('PUT', `/api/devices/${id}`, { device: 'Phone on the sofa' });
    expect(await devicesOf(ann)).toMatchObject([{ device: 'Phone on the sofa' }]);
    expect((await ann.ask('PUT', `/api/devices/${id}`, { device: 'x'.repeat(41) })).status).toBe(400);
  });
});

test('a guest of an older version keeps their key: their session is made at the next visit', async () => {
  const key = 'older'.padEnd(43, 'y');
  await writeBeside(server.file, (db) => {
    const add = db.prepare('insert into guests (id, key_hash, name, created, seen) values (?, ?, ?, 1, 1)');
    add.run('older-guest', hashOf(key), 'Old Ann');
  });
  const ann = TestGuest.known(server.address, `speeltafel=${key}`);
  expect((await ann.ask('GET', '/api/me')).body).toEqual({ guest: { id: 'older-guest', name: 'Old Ann' } });
  expect(await devicesOf(ann)).toMatchObject([{ here: true }]);
});

test('only hashes of keys are stored', async () => {
  const ann = await TestGuest.arrive(server.address, 'Ann');
  const rows = new Database(server.file, { readonly: true }).prepare('select * from sessions').all();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(ann.cookie.split('=')[1]);
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['curl/8', ''],
])('a browser that reports %s is called %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
