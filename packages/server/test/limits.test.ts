import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { hosted } from '@speeltafel/table';
import { describe, expect, test } from 'vitest';
import { GuestNetworks } from '../src/guests/guest-networks.ts';
import { addressOf, networkNamed, networksAround } from '../src/http/client-address.ts';
import type { Parts } from '../src/http/context.ts';
import { upgrade } from '../src/http/upgrade.ts';
import { SAFE_RATES } from '../src/index.ts';
import { limitsOf, mayCommand } from '../src/limits.ts';

describe('a rate limit', () => {
  let now = 0;
  const limits = limitsOf(
    { ...SAFE_RATES, messages: 4, talk: 2, requests: 6, made: 2, lookups: 3, misses: 4, lines: 2 },
    () => now,
  );
  const times = (may: (key: string) => boolean, key: string): number => {
    let count = 0;
    while (may(key)) count++;
    return count;
  };

  test('refills evenly over its time, up to its size', () => {
    for (const [may, all, seconds] of [
      [limits.message, 4, 1],
      [limits.talk, 2, 10],
      [limits.request, 6, 60],
      [limits.make, 2, 3600],
      [limits.lookUp, 3, 600],
    ] as const) {
      expect(times(may, 'ann')).toBe(all);
      now += (seconds * 1000) / all - 1;
      expect(times(may, 'ann')).toBe(0);
      now += 1;
      expect(times(may, 'ann')).toBe(1);
      now += seconds * 5000;
      expect(times(may, 'ann')).toBe(all);
    }
  });

  test('is counted for each guest separately', () => {
    times(limits.talk, 'bob');
    expect(limits.talk('cas')).toBe(true);
  });

  test('a place is returned to the network it was taken from', () => {
    const places = [limits.line('ann', '192.0.2.1'), limits.line('ann', '192.0.2.1'), limits.line('ann', '192.0.2.1')];
    expect(places.map((place) => place !== undefined)).toEqual([true, true, false]);
    places[0]!();
    expect(limits.line('ann', '192.0.2.1')).toBeDefined();
    expect(limits.line('ann', '192.0.2.1')).toBeUndefined();
    expect(limits.line('bob', '192.0.2.1')).toBeDefined();
  });

  test('guests of one network have ten times the places of one guest, those of an IPv6 customer more', () => {
    const taken = (network: (i: number) => string): number =>
      Array.from({ length: 1000 }, (_, i) => limits.line(`eve${i}`, network(i))).filter((place) => place !== undefined)
        .length;
    expect(taken(() => '192.0.2.9')).toBe(2 * 10);
    expect(taken((i) => `2001:db8:5:${i.toString(16)}`)).toBe(2 * 10 * 16);
    const mine = limits.line('fay', '192.0.2.10');
    for (let i = 0; i < 30; i++) limits.line(`fay${i}`, '192.0.2.10');
    expect(limits.line('fay', '192.0.2.10')).toBeUndefined();
    mine!();
    expect(limits.line('fay', '192.0.2.10')).toBeDefined();
  });

  test('guests of one network talk, sit and send ten times as much as one guest', () => {
    const sent = (command: hosted.Command, network: string): number =>
      Array.from({ length: 100 }, (_, i) => mayCommand(limits, `gus${i % 50}`, network, command)).filter(Boolean)
        .length;
    expect(sent({ kind: 'say', text: 'x' }, '192.0.2.11')).toBe(2 * 10);
    expect(sent({ kind: 'resign', seat: 1 }, '192.0.2.11')).toBe(100);
    expect(sent({ kind: 'rise', seat: 1 }, '192.0.2.12')).toBe(100);
    expect(times(limits.changeFrom, '192.0.2.12')).toBe(SAFE_RATES.changes * 10 - 100);
    expect(sent({ kind: 'seen', seat: 1 }, '192.0.2.13')).toBe(100);
    expect(times(limits.changeFrom, '192.0.2.13')).toBe(SAFE_RATES.changes * 10);
    expect(times(limits.messageFrom, '192.0.2.11')).toBe(4 * 10);
    expect(times(limits.changeFrom, '192.0.2.11')).toBe(SAFE_RATES.changes * 10);
  });

  test('a clock that goes back takes nothing away', () => {
    expect(limits.talk('dan')).toBe(true);
    now -= 3_600_000;
    expect([limits.talk('dan'), limits.talk('dan')]).toEqual([true, false]);
    now += 10_000;
    expect(times(limits.talk, 'dan')).toBe(2);
    now += 3_600_000;
  });

  test('networks of one IPv6 customer are counted alone and together', () => {
    const asked = (count: number, network: (i: number) => string): number =>
      Array.from({ length: count }, (_, i) => limits.request(network(i))).filter(Boolean).length;
    expect(asked(100, () => '2001:db8:1:2')).toBe(6);
    // A /56 contains 256 of them, a /48 contains 65,536.
    expect(asked(256, (i) => `2001:db8:2:ff${i.toString(16).padStart(2, '0')}`)).toBe(6 * 4);
    expect(asked(5000, (i) => `2001:db8:3:${(i * 13).toString(16)}`)).toBe(6 * 16);
  });

  test('one network fills at most half of the lobby in a day', () => {
    expect(times(limits.listFrom, '192.0.2.7')).toBe(30);
    now += 24 * 3_600_000 - 1;
    expect(times(limits.listFrom, '192.0.2.7')).toBe(29);
  });

  test('checking without taking uses nothing up', () => {
    for (let i = 0; i < 20; i++) expect(limits.guess('192.0.2.8', 0)).toBe(true);
    expect(times(limits.guess, '192.0.2.8')).toBe(10);
    expect(limits.guess('192.0.2.8', 0)).toBe(false);
  });

  test('failed lookups of codes count for all networks together', () => {
    expect(times(() => limits.miss(), '')).toBe(4);
  });

  test('matches docs/api.md', () => {
    const text = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
    const rows = text.matchAll(/\| (\d+) \| `LIMIT_([A-Z]+)` \|/g);
    expect(Object.fromEntries(Array.from(rows, ([, most, name]) => [name!.toLowerCase(), Number(most)]))).toEqual(
      SAFE_RATES,
    );
  });
});

describe('the network a request is counted for', () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

  test.each([
    ['an address', '203.0.113.7', '203.0.113.7'],
    ['an address with a port', '203.0.113.7:5555', '203.0.113.7'],
    ['the /64 of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['the same in capitals, with zeros, brackets, port and zone', '[2001:0DB8:0001:0002::6%eth0]:443', '2001:db8:1:2'],
    ['an abbreviated IPv6 address', '2001:db8::9:8:7', '2001:db8:0:0'],
    ['the same written out', '2001:db8:0:0:0:9:8:7', '2001:db8:0:0'],
    ['one that ends in IPv4 notation', '64:ff9b::203.0.113.7', '64:ff9b:0:0'],
    ['an IPv4-mapped IPv6 address', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the same in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
    ['malformed addresses, as one network', 'my own words 17', 'unknown'],
  ])('%s', (_, told, counted) => {
    expect(addressOf(from(told), false)).toBe(counted);
    expect(addressOf(from('127.0.0.1', told), true)).toBe(counted);
  });

  test('behind a proxy it is the last address in the header; earlier entries are ignored', () => {
    expect(addressOf(from('10.0.0.1', '1.2.3.4, 5.6.7.8'), true)).toBe('5.6.7.8');
    expect(addressOf(from('10.0.0.1', ''), true)).toBe('10.0.0.1');
    expect(addressOf(from('10.0.0.1', '1.2.3.4'), false)).toBe('10.0.0.1');
  });
});

describe('a network named by an operator is one that requests are counted for', () => {
  const networks = networksAround(
    addressOf({ headers: {}, socket: { remoteAddress: '2001:db8:7:1234::5' } } as unknown as IncomingMessage, false),
  );
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7/32', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:7:1234::5', networks[0]],
    ['2001:db8:7:1234:0:0:0:5', networks[0]],
    ['2001:db8:7:1234::/64', networks[0]],
    ['2001:db8:7:1234', networks[0]],
    ['2001:db8:7:1200::/56', networks[1]],
    ['2001:db8:7:12/56', networks[1]],
    ['2001:db8:7::/48', networks[2]],
    ['2001:db8:7/48', networks[2]],
  ])('%s', (written, network) => expect(networkNamed(written)).toBe(network));

  test.each(['203.0.113.0/24', '2001:db8::/32', '2001:db8:7/48/56', 'beef', 'lamp', '', '1.2.3', '::1/'])(
    '%s matches no request, and is refused',
    (written) => expect(networkNamed(written)).toBeUndefined(),
  );
});

test('a socket lost while its guest is looked up takes no place', async () => {
  const limits = limitsOf({ ...SAFE_RATES, lines: 1 }, () => 0);
  const lost = new PassThrough();
  const guests = {
    byKey: async () => {
      lost.destroy();
      await once(lost, 'close');
      return { id: 'ann', name: 'Ann' };
    },
  };
  const parts = { guests, limits, networks: new GuestNetworks(), bans: { until: () => undefined }, ready: () => true };
  const request = { url: '/socket', headers: {}, socket: { remoteAddress: '192.0.2.1' } };
  await upgrade(parts as unknown as Parts, request as IncomingMessage, lost, Buffer.alloc(0));
  expect(limits.line('ann', '192.0.2.1')).toBeDefined();
});
