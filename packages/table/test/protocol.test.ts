import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { hosted } from '../src/index.ts';

const isRead = (message: unknown): boolean => v.is(hosted.fromClient, message);
const command = (wish: object, more: object = {}) => ({
  type: 'command',
  table: 'abcdef',
  nonce: 'nonce-1',
  seen: 0,
  command: wish,
  ...more,
});
const say = (text: string) => command({ kind: 'say', text });
const act = (action: string) => command({ kind: 'act', seat: 1, action });

describe('messages of a client (docs/api.md)', () => {
  test.each([
    { kind: 'sit', seat: 7, name: 'Ann' },
    { kind: 'rise', seat: 1 },
    { kind: 'free', seat: 1, guest: 'abcdefgh2345' },
    { kind: 'act', seat: 1, action: '!' },
    { kind: 'offer', seat: 1, what: 'take-back' },
    { kind: 'offer', seat: 1, what: 'tie' },
    { kind: 'offer', seat: 1, what: 'rematch' },
    { kind: 'answer', seat: 1, yes: false },
    { kind: 'resign', seat: 1 },
    { kind: 'say', text: 'hello' },
    { kind: 'replace', seat: 1, level: 'lamb' },
    { kind: 'return', seat: 1 },
  ])('%o is accepted, and not with more or fewer fields', (wish) => {
    expect(isRead(command(wish))).toBe(true);
    expect(isRead(command({ ...wish, more: 1 }))).toBe(false);
    for (const field of Object.keys(wish)) {
      expect(isRead(command(Object.fromEntries(Object.entries(wish).filter(([name]) => name !== field))))).toBe(false);
    }
  });

  test.each([
    [
      'a guest has one of the pictures that the page draws',
      [0, hosted.PICTURES - 1].map((picture) => command({ kind: 'sit', seat: 1, name: 'Ann', picture })),
      [-1, hosted.PICTURES, 1.5, '1'].map((picture) => command({ kind: 'sit', seat: 1, name: 'Ann', picture })),
    ],
    [
      'seats are 1 to 7',
      [1, 7].map((seat) => command({ kind: 'rise', seat })),
      [0, 8, 1.5, '1'].map((seat) => command({ kind: 'rise', seat })),
    ],
    [
      'a guest has 1 to 30 characters',
      ['x', 'x'.repeat(30)].map((guest) => command({ kind: 'free', seat: 1, guest })),
      ['', 'x'.repeat(31), 7, null].map((guest) => command({ kind: 'free', seat: 1, guest })),
    ],
    ['an action has 1 to 200 characters', [act('x'), act('x'.repeat(200))], [act(''), act('x'.repeat(201))]],
    [
      'talk has 1 to 300',
      [say('x'), say('x'.repeat(300)), say(`${' '.repeat(300)}x`)],
      [say(''), say(' '), say('x'.repeat(301))],
    ],
    [
      'a nonce has 6 to 32',
      ['123456', 'x'.repeat(32)].map((nonce) => command({ kind: 'say', text: 'x' }, { nonce })),
      ['12345', 'x'.repeat(33), 'no spaces'].map((nonce) => command({ kind: 'say', text: 'x' }, { nonce })),
    ],
    [
      'versions and numbers of actions count from 0',
      [
        { type: 'watch', table: 'abcdef', version: 0 },
        { type: 'leave', table: 'abcdef' },
      ],
      [{ type: 'watch', table: 'abcdef', version: -1 }, command({ kind: 'say', text: 'x' }, { seen: 0.5 })],
    ],
  ])('%s', (_, good, bad) => {
    expect(good.map(isRead)).toEqual(good.map(() => true));
    expect(bad.map(isRead)).toEqual(bad.map(() => false));
  });
});
