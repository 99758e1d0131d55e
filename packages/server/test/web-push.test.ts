import { createECDH } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '../src/notifications/public-address.ts';
import { mayComeAt, quietAround, remindersOf } from '../src/notifications/reminders.ts';
import { newServerKey, Vapid } from '../src/notifications/vapid.ts';
import { areKeys, encrypted } from '../src/notifications/web-push.ts';
import { claimsIn, decrypted, TestBrowser } from './push-service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('a message for a browser', () => {
  test('is encrypted like the example of RFC 8291', () => {
    const bytes = (text: string) => Buffer.from(text, 'base64url');
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const body = encrypted('When I grow up, I want to be a watermelon', keys, sender, bytes('DGv6ra1nlYgDCS1FRnbzlw'));
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
    const receiver = createECDH('prime256v1');
    receiver.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'));
    expect(decrypted(body, receiver, bytes(keys.auth))).toBe('When I grow up, I want to be a watermelon');
  });

  test('is not made with keys that no browser makes', () => {
    const { keys } = new TestBrowser('https://push.example').subscription;
    expect(areKeys(keys)).toBe(true);
    const offTheCurve = Buffer.alloc(65, 4).toString('base64url');
    for (const bad of [
      { ...keys, p256dh: offTheCurve },
      { ...keys, auth: 'AAAA' },
      { ...keys, p256dh: 'AAAA' },
    ])
      expect(areKeys(bad)).toBe(false);
  });

  test('is signed for its push service, for less than a day', () => {
    const now = Date.UTC(2026, 10, 19);
    const vapid = new Vapid(newServerKey(), () => now);
    const header = vapid.authorization('https://push.example', 'https://play.example');
    const { aud, exp, sub } = claimsIn(header);
    expect([aud, sub]).toEqual(['https://push.example', 'https://play.example']);
    expect(exp - now / 1000).toBeLessThan(DAY / 1000);
    expect(vapid.authorization('https://push.example', 'https://play.example')).toBe(header);
    expect(claimsIn(vapid.authorization('https://other.example', 'https://play.example')).aud).toBe(
      'https://other.example',
    );
  });
});

test('addresses that only this machine or its neighbours can reach are not public', () => {
  const inside =
    '127.0.0.1 10.1.2.3 172.31.255.255 192.168.0.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ' +
    '::1 :: ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 fe80::1 fc00::1 fd12::1 ff02::1 2002:7f00:1:: 2001::1 2001:db8::1';
  for (const address of inside.split(' ')) expect([address, isPublicAddress(address)]).toEqual([address, false]);
  const outside = '1.1.1.1 172.32.0.1 100.128.0.1 2606:4700:4700::1111 2a00:1450::1';
  for (const address of outside.split(' ')) expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

describe('quiet hours', () => {
  /** From 22:00 to 8:00 in Brussels, which is an hour ahead of UTC. */
  const hours = { zone: 'Europe/Brussels', since: 22 * 60, until: 8 * 60 };
  const at = (day: number, hour: number, minute = 0): number => Date.UTC(2026, 10, day, hour - 1, minute);

  test('hold a message back until they end, on both sides of midnight', () => {
    expect(quietAround(at(19, 21, 59), hours)).toBeNull();
    expect(mayComeAt(at(19, 22), hours, null)).toBe(at(20, 8));
    expect(mayComeAt(at(20, 3, 30), hours, at(22, 12))).toBe(at(20, 8));
    expect(mayComeAt(at(20, 8), hours, null)).toBe(at(20, 8));
    expect(mayComeAt(at(20, 3), null, null)).toBe(at(20, 3));
  });

  test('do not hold back what ends before the player could answer', () => {
    expect(mayComeAt(at(20, 3), hours, at(20, 7))).toBe(at(20, 3));
    expect(mayComeAt(at(20, 3), hours, at(20, 8, 30))).toBe(at(20, 3));
    expect(mayComeAt(at(20, 3), hours, at(20, 9, 30))).toBe(at(20, 8));
  });

  test('reminders come a day, six hours and an hour before the end, if there was twice that time', () => {
    const since = at(1, 12);
    expect(remindersOf(since, since + 3 * DAY, null)).toEqual([
      since + 2 * DAY,
      since + 3 * DAY - 6 * HOUR,
      since + 3 * DAY - HOUR,
    ]);
    expect(remindersOf(since, since + DAY, null)).toEqual([since + DAY - 6 * HOUR, since + DAY - HOUR]);
    expect(remindersOf(since, since + HOUR, null)).toEqual([]);
    expect(remindersOf(since, null, null)).toEqual([]);
  });

  test('a reminder that would come in quiet hours, and be too late after them, comes before them', () => {
    const [day, six, one] = remindersOf(at(17, 7), at(20, 7), hours);
    // Six hours and an hour before seven in the morning are in quiet hours.
    expect([day, six, one]).toEqual([at(19, 7), at(19, 21, 59), at(19, 21, 59)].toSorted((a, b) => a - b));
  });
});
