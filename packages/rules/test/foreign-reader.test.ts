/** Compares docs/read_record.py, a reader of records in another language, with our own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import floorsRecords from '../data/floors-records.json';
import menhirsRecords from '../data/menhirs-records.json';
import {
  CHANCE,
  floors,
  fromSeed,
  type Game,
  makeRecord,
  menhirs,
  menhirsKit,
  type Outcome,
  type Played,
  parseRecord,
} from '../src/index.ts';
import { randomFrom } from './random.ts';

const READER = join(import.meta.dirname, '..', '..', '..', 'docs', 'read_record.py');
const python = spawnSync('python3', ['--version']).status === 0;
const RECORDS = 100;

/** A random game from a seed, with times between the actions. */
function randomRecord<O, P, A, V, E extends Outcome>(
  game: Game<O, P, A, V, E>,
  input: unknown,
  number: number,
): string {
  const random = randomFrom(number);
  const options = game.options(input);
  if (!options.ok) throw new Error(options.refusal.message);
  const seed = random.seed();
  const chance = fromSeed(seed);
  const positions = [game.start(options.value, chance)];
  const played: Played<A>[] = [];
  let at = 0;
  // Some are not over yet.
  for (let left = 10 + random.below(400); left > 0 && game.outcome(positions.at(-1)!) === null; left--) {
    const position = positions.at(-1)!;
    const seat = random.pick(game.toAct(position));
    at += random.below(3) * random.below(5000);
    const action = seat === CHANCE ? game.draw!(position, chance)! : random.pick(game.actions(position, seat, at));
    const next = game.play(position, seat, action, at);
    if (!next.ok) throw new Error(next.refusal.message);
    played.push({ seat, action, at });
    positions.push(next.value);
  }
  return makeRecord(game, { options: options.value, seed, seal: null, positions, played });
}

/** The menhirs that lie face up or down in the first position. */
function dealt(game: string, text: string, seed: string): readonly string[] | null {
  const options = game === 'menhirs' ? menhirs.parseOptions(text) : undefined;
  if (!options?.ok || options.value.board !== '') return null;
  const chance = fromSeed(seed);
  const up = menhirs.start(options.value, chance).state.menhirs;
  const all = up | menhirsKit.dealtFaceDown(options.value, chance);
  return menhirsKit.placesOf(all).map((place) => menhirsKit.PLACES[place]!);
}

/** The expected output of the other reader. */
function told<O, P, A, V, E extends Outcome>(game: Game<O, P, A, V, E>, record: string): unknown {
  const read = parseRecord(game, record);
  if (!read.ok) throw new Error(read.refusal.message);
  const { options, seed, positions, played } = read.value;
  const outcome = game.outcome(positions.at(-1)!);
  const [, version] = /^\w+ (\d+)/m.exec(record.split('\n')[1]!)!;
  return {
    game: game.id,
    rules: Number(version),
    options: game.makeOptions(options),
    seed,
    from: /^from (.*)$/m.exec(record)?.[1] ?? null,
    menhirs: seed === null ? null : dealt(game.id, game.makeOptions(options), seed),
    actions: played.map(({ seat, action, at }, i) => ({ action: game.makeAction(action, positions[i]!, seat), at })),
    result: outcome && { winner: outcome.winner, reason: outcome.reason },
  };
}

describe.skipIf(!python)('the reader in Python', () => {
  const numbers = Array.from({ length: 30 }, (_, i) => i + 1);
  const cases = [
    ...menhirsRecords.map(({ record }) => [menhirs, record] as const),
    ...numbers.map((i) => [menhirs, randomRecord(menhirs, { variant: i % 2 === 0 ? 'adam' : 'v2' }, i)] as const),
    ...floorsRecords.map(({ record }) => [floors, record] as const),
    ...numbers.map((i) => [floors, randomRecord(floors, { players: 2 + (i % 6) }, i)] as const),
  ];
  const read = (records: readonly string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'speeltafel-records-'));
    const files = records.map((record, i) => {
      const file = join(folder, `${i}.speeltafel`);
      writeFileSync(file, record);
      return file;
    });
    const ran = spawnSync('python3', [READER, ...files], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    rmSync(folder, { recursive: true });
    return ran;
  };

  test(`reads ${RECORDS} and more records as we do`, () => {
    expect(cases.length).toBeGreaterThan(RECORDS);
    const { stdout, stderr } = read(cases.map(([, record]) => record));
    expect(stderr).toBe('');
    const all = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(all).toEqual(
      cases.map(([game, record]) => (game === menhirs ? told(menhirs, record) : told(floors, record))),
    );
  });

  test('accepts Windows line ends, and refuses a changed record', () => {
    const { record } = menhirsRecords[0]!;
    expect(read([`${record.replaceAll('\n', '\r\n')}\r\n`]).status).toBe(0);
    const changed = read([record.replace('play ~', 'play ~~')]);
    expect([changed.status, changed.stderr]).toEqual([1, expect.stringContaining('changed')]);
  });
});
