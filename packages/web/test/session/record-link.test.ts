import { deflateRawSync } from 'node:zlib';
import { fromSeed, makeRecord, menhirs, menhirsKit } from '@speeltafel/rules';
import type { Chair } from '@speeltafel/table';
import { makeAddress, makeChairs, packRecord, parseChairs, unpackRecord } from '@speeltafel/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faceDownAfter } from '../../src/games/menhirs/history.ts';
import { isMenhirsRecord } from '../../src/games/menhirs/replay/record.ts';
import { toShortPath } from '../../src/router/short-paths.ts';
import { readRecord, recordInQuery, recordInText } from '../../src/session/game-record.ts';
import { floorsRecord, menhirsRecord, must, SEED } from '../features/replay/games.ts';

const menhirsGame = menhirsRecord({ variant: 'adam', grace: 'untimed' }, ['shepherd', 'druid'], 5);
const floorsGame = floorsRecord({ players: 4, setup: 'random' });

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const code = async (text: string): Promise<string> => {
  const result = await unpackRecord(text);
  return result.ok ? 'ok' : result.refusal.code;
};
const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1]);

describe('a record in an address', () => {
  test('that is missing is reported as missing, not as broken', async () => {
    for (const query of ['', 'r=', 'r=%20', 'n=Ada']) {
      const found = await recordInQuery(new URLSearchParams(query));
      expect(!found.ok && found.refusal).toMatchObject({ code: 'empty-link', details: {} });
    }
  });

  test.each([
    ['Menhirs', menhirsGame],
    ['Floors', floorsGame],
  ])('%s survives the round trip', async (_, record) => {
    const packed = await packRecord(record);
    expect(packed).toMatch(/^z[\w-]+$/);
    expect(must(await unpackRecord(packed))).toBe(record);
    expect(packed.length).toBeLessThan(record.length);
  });

  test('keeps the end of a game that a player resigned', async () => {
    const options = must(menhirs.options({ variant: 'adam' }));
    const course = { options, seed: SEED, seal: null, positions: [menhirs.start(options, fromSeed(SEED))], played: [] };
    const brokenOff = { by: 'resigned', seat: 1, winner: 2 } as const;
    const found = must(
      await recordInText(await makeAddress({ record: makeRecord(menhirs, { ...course, brokenOff }), chairs: [] })),
    );
    expect(found.record.brokenOff).toEqual(brokenOff);
    expect(must(readRecord(makeRecord(menhirs, course))).brokenOff).toBeNull();
    // As a device stored it before records contained such an end.
    expect(must(readRecord(makeRecord(menhirs, course), { brokenOff })).brokenOff).toEqual(brokenOff);
  });

  test('a game of Menhirs stays below 2 KB, even if every action has a time', async () => {
    const long = menhirsRecord({ variant: 'adam', grace: 'untimed' }, ['peat-cutter', 'peat-cutter'], 2);
    for (const record of [menhirsGame, long]) {
      expect((await makeAddress({ record, chairs: [] })).length).toBeLessThan(2000);
    }
  });

  test('is not compressed if the browser cannot do so', async () => {
    const kept = globalThis.CompressionStream;
    Reflect.deleteProperty(globalThis, 'CompressionStream');
    const address = await makeAddress({ record: menhirsGame, chairs: [] });
    globalThis.CompressionStream = kept;
    expect(address).toContain('r=speeltafel');
    expect(must(await recordInQuery(queryOf(address))).record.record).toBe(menhirsGame);
  });

  test('any text survives the round trip', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 500 }), async (text) => {
        expect(must(await unpackRecord(await packRecord(text)))).toBe(text);
      }),
      { numRuns: 20 },
    );
  });

  test('keeps the look of the table; a game without looks ignores it', async () => {
    const look = 'mop.plum.two.tusks.pincers.horns.pot Tante Ruth';
    const address = await makeAddress({ record: floorsGame, chairs: [], look });
    expect(must(await recordInText(address)).record).toMatchObject({ look, record: floorsGame });
    expect(await makeAddress({ record: floorsGame, chairs: [], look: null })).not.toContain('l=');
    expect(must(await recordInText(await makeAddress({ record: floorsGame, chairs: [] }))).record.look).toBeNull();
  });

  test('keeps the position and the players', async () => {
    const chairs: Chair[] = [
      { seat: 1, name: 'Anna ~ & ü', controller: { kind: 'person' } },
      { seat: 2, name: '', controller: { kind: 'computer', level: 'druid' } },
    ];
    const { record: game, at } = must(
      await recordInQuery(queryOf(await makeAddress({ record: menhirsGame, chairs }, 12))),
    );
    expect(at).toBe(12);
    expect(game.chairs[0]!.name).toBe('Anna   & ü');
    expect(game.chairs[1]!.controller).toEqual({ kind: 'computer', level: 'druid' });
  });

  test('keeps the face-down stones of a game that started from a position', async () => {
    const options = must(menhirs.options({ variant: 'v2' }));
    const start = menhirs.start(options, fromSeed(SEED));
    const course = { options, seed: null, seal: null, positions: [start], played: [] };
    const faceDown = menhirsKit.dealtFaceDown(options, fromSeed(SEED));
    const dealt = menhirsKit.makePlaces(faceDown);
    const record = makeRecord(menhirs, { ...course, dealt });
    // In the text, or next to it if the game was stored or the link made before records contained it.
    const game = must(readRecord(makeRecord(menhirs, course), { dealt }));
    expect(game.record).toBe(record);
    const old = `#/replay?${new URLSearchParams({ r: makeRecord(menhirs, course), d: dealt })}`;
    for (const text of [record, old, await makeAddress(game)]) {
      const found = must(await recordInText(text)).record;
      expect(found.record).toBe(record);
      expect(isMenhirsRecord(found) && faceDownAfter(found, 0)).toBe(faceDown);
    }
    expect(faceDown).not.toBe(0);
    // A link cannot turn standing menhirs face down, or contain anything else.
    for (const d of [menhirsKit.makePlaces(start.state.menhirs), 'zz', 'a1\nplay', '-']) {
      const query = new URLSearchParams({ r: makeRecord(menhirs, course), d });
      const told = must(await recordInQuery(query)).record;
      expect(isMenhirsRecord(told) && faceDownAfter(told, 0)).toBe(0);
      expect(readRecord(told.record).ok).toBe(true);
    }
  });

  test('a position that does not exist is ignored', async () => {
    for (const at of ['-1', '1e9', 'x', '1.5', '']) {
      const query = new URLSearchParams({ r: await packRecord(menhirsGame), at });
      expect(must(await recordInQuery(query)).at).toBe(at === '' ? 0 : undefined);
    }
  });
});

describe('hostile addresses', () => {
  test('a decompression bomb is not unpacked', async () => {
    const bomb = `z${base64(deflateRawSync(Buffer.alloc(60_000_000, 'a'), { level: 9 }))}`;
    expect(bomb.length).toBeLessThan(90_000);
    expect(await code(bomb)).toBe('too-long');
  });

  test('one byte more than a record may have is refused', async () => {
    expect(await code(`z${base64(deflateRawSync(Buffer.alloc(64 * 1024, 'a')))}`)).toBe('ok');
    expect(await code(`z${base64(deflateRawSync(Buffer.alloc(64 * 1024 + 1, 'a')))}`)).toBe('too-long');
  });

  test('a very long text is refused before it is decoded', async () => {
    expect(await code(`z${'A'.repeat(200_000)}`)).toBe('too-long');
    expect(await code('x'.repeat(200_000))).toBe('too-long');
  });

  test('an address that is cut off anywhere is refused', async () => {
    const packed = await packRecord(menhirsGame);
    for (let length = 1; length < packed.length; length += 7) {
      const game = await recordInQuery(new URLSearchParams({ r: packed.slice(0, length) }));
      expect(game.ok).toBe(false);
    }
  });

  test('an address that is cut off in a name keeps the rest of it, without a broken letter', async () => {
    const chairs: Chair[] = [{ seat: 1, name: 'Zoë ~%', controller: { kind: 'person' } }];
    const address = await makeAddress({ record: menhirsGame, chairs });
    const names = address.indexOf('&n=') + '&n='.length;
    for (let length = names; length <= address.length; length++) {
      const { name } = must(await recordInText(address.slice(0, length))).record.chairs[0]!;
      expect('Zoë  %'.startsWith(name)).toBe(true);
    }
    expect(must(await recordInText(address)).record.chairs[0]!.name).toBe('Zoë  %');
  });

  test('junk is refused', async () => {
    expect(await code('z!!!')).toBe('bad-link');
    expect(await code('zAAAA')).toBe('bad-link');
    expect(await code(`z${base64(Uint8Array.of(255, 254, 253))}`)).toBe('bad-link');
    expect(await code(`z${base64(deflateRawSync(Uint8Array.of(0xff, 0xfe)))}`)).toBe('bad-link');
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const game = await recordInQuery(new URLSearchParams({ r: `z${base64(bytes)}` }));
        expect(game.ok).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  test('names cannot be too long, too many or invisible', () => {
    expect(parseChairs('a'.repeat(1000))[0]!.name).toHaveLength(40);
    expect(parseChairs('a~'.repeat(100))).toHaveLength(7);
    expect(parseChairs('A\u202enna\u0000')[0]!.name).toBe('Anna');
    expect(makeChairs(parseChairs('Anna~!druid~'))).toBe('Anna~!druid~');
  });
});

describe('a text that a user pastes', () => {
  test('can be a record, with space around it or Windows line ends', async () => {
    for (const text of [menhirsGame, `\n\n  ${menhirsGame}  \n`, menhirsGame.replaceAll('\n', '\r\n')]) {
      expect(must(await recordInText(text)).record.game).toBe('menhirs');
    }
    expect(must(await recordInText(floorsGame)).record.game).toBe('floors');
  });

  test('can be a link to any server', async () => {
    const address = await makeAddress({ record: floorsGame, chairs: [] }, 3);
    for (const where of ['', 'https://example.org/', 'http://localhost:8080/table/index.html']) {
      expect(must(await recordInText(` ${where}${address}\n`)).at).toBe(3);
    }
  });

  test('can be a link with a path, or one with words around it', async () => {
    const address = await makeAddress({ record: floorsGame, chairs: [] }, 3);
    const short = `https://example.org/table/${toShortPath(address)!}`;
    for (const text of [short, `Look at this!\n${short}`, `https://example.org/${address} what a game`]) {
      expect(must(await recordInText(text))).toMatchObject({ at: 3, record: { game: 'floors' } });
    }
    expect((await recordInText('https://example.org/g/z')).ok).toBe(false);
  });

  test('is refused with the place of the error if it is not a record', async () => {
    const refused = async (text: string) => {
      const game = await recordInText(text);
      if (game.ok) throw new Error('The text was not refused.');
      return [game.refusal.code, game.refusal.details.line, game.refusal.details.action];
    };
    expect(await refused('')).toEqual(['bad-record', 1, undefined]);
    expect(await refused('hello')).toEqual(['bad-record', 1, undefined]);
    expect(await refused('https://example.org/#/replay?r=zzz')).toEqual(['bad-link', undefined, undefined]);
    expect(await refused(menhirsGame.replace('menhirs', 'chess'))).toEqual(['unknown-game', 2, undefined]);
    expect(await refused(menhirsGame.replace('speeltafel 1', 'speeltafel 9'))).toEqual([
      'unknown-version',
      1,
      undefined,
    ]);
    const lines = menhirsGame.split('\n');
    expect(await refused(lines.slice(0, 4).join('\n'))).toEqual(['cut-short', 5, undefined]);
    expect(await refused(menhirsGame.replace(/check .*/, 'check 00000000'))).toEqual(['edited', 6, undefined]);
    const moves = lines[3]!.split(';');
    const wrong = [...moves.slice(0, 3), '+zz', ...moves.slice(4)].join(';');
    expect((await refused(menhirsGame.replace(lines[3]!, wrong))).slice(1)).toEqual([4, 4]);
  });

  test('there is a chair for every seat, whatever the link says', () => {
    const game = must(readRecord(floorsGame, { chairs: parseChairs('Anna') }));
    expect(game.chairs.map(({ seat, name }) => [seat, name])).toEqual([
      [1, 'Anna'],
      [2, ''],
      [3, ''],
      [4, ''],
    ]);
  });
});
