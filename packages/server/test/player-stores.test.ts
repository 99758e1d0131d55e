/** Players' data, in every kind of database. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playerData } from '@speeltafel/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerConfig } from '../src/index.ts';
import { AcquaintanceStore } from '../src/store/acquaintances.ts';
import { type OpenStore, openStore, type Where } from '../src/store/open.ts';
import { PlayerDataStore } from '../src/store/player-data.ts';
import { type PlayerGame, PlayerGameStore, searched } from '../src/store/player-games.ts';
import { RatingStore } from '../src/store/ratings.ts';
import { buildThreads } from './running.ts';
import { hasPostgres, type Service, startPostgres } from './services.ts';

let threads: ServerConfig['threads'];
let postgres: Service | undefined;
beforeAll(async () => {
  threads = await buildThreads();
  if (hasPostgres()) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const kinds: [string, () => Where | undefined][] = [
  [
    'in a file',
    () => ({ kind: 'file', file: join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'a.db'), worker: threads.store }),
  ],
  ['in PostgreSQL', () => postgres && { kind: 'postgres', url: postgres.url }],
];

const game = (guest: string, table: string, ended: number, more: Partial<PlayerGame> = {}): PlayerGame => ({
  ...{ guest, table_id: table, game: 'menhirs', options: 'adam', ended, seat: 1, place: 1, places: '[1,2]' },
  ...{
    result: 'won',
    rated: 0,
    tournament: null,
    level: null,
    others: '[]',
    names: searched('Zoë\nB_b'),
    record: null,
  },
  ...more,
});

describe.each(kinds)("players' data %s", (_, where) => {
  let open: OpenStore;
  let games: PlayerGameStore;
  let people: AcquaintanceStore;
  beforeAll(async () => {
    const found = where();
    if (found === undefined) throw new Error('PostgreSQL is missing: apt-get install postgresql');
    open = await openStore(found);
    games = new PlayerGameStore(open.db);
    people = new AcquaintanceStore(open.db);
    for (const id of ['ann', 'bea', 'cas']) await open.store.addGuest(id, `hash-${id}`, id, 1);
  });
  afterAll(() => open.close());

  test('games are paged, even those that ended in the same moment, and are found by parts of names', async () => {
    for (const [i, id] of ['t1', 't2', 't3', 't4'].entries())
      await games.keep(id, [game('ann', id, i < 3 ? 5 : 6, { level: i === 0 ? 'druid' : null })], []);
    const seen: string[] = [];
    for (let after: Parameters<PlayerGameStore['finished']>[2]; ; ) {
      const [one] = await games.finished('ann', {}, after, 1);
      if (one === undefined) break;
      seen.push(one.table_id);
      after = { ended: one.ended, table: one.table_id };
    }
    expect(seen).toEqual(['t4', 't3', 't2', 't1']);
    const named = async (name: string) => (await games.finished('ann', { name }, undefined, 9)).length;
    expect([await named('zoe'), await named('b_b'), await named('b%'), await named('b\\')]).toEqual([4, 4, 0, 0]);
    expect(await games.count('ann')).toBe(4);
    expect(await games.levels('ann')).toEqual([{ game: 'menhirs', level: 'druid', won: 1, tied: 0, lost: 0 }]);
    expect(await games.favourite('ann')).toEqual({ game: 'menhirs', options: 'adam' });
  });

  test('imported games are added once and give way to those played here', async () => {
    const brought = game('bea', 't9', 7, { record: 'text' });
    expect([await games.bringAlong([brought]), await games.bringAlong([brought])]).toEqual([1, 0]);
    expect(await games.broughtAlong('bea')).toEqual({ games: 1, characters: 4 });
    expect(await games.broughtAlong('ann')).toEqual({ games: 0, characters: 0 });
    await games.keep('t9', [game('bea', 't9', 8)], []);
    expect((await games.one('bea', 't9'))?.record).toBeNull();
  });

  test('people are counted, searched, blocked and deleted', async () => {
    const meeting = { guest: 'ann', table_id: 't1', ended: 5, result: 'won' } as const;
    await games.keep(
      't1',
      [],
      [
        { ...meeting, other: 'bea' },
        { ...meeting, other: 'cas', result: null },
      ],
    );
    await games.keep('t2', [], [{ ...meeting, other: 'cas', table_id: 't2', ended: 9, result: 'lost' }]);
    await people.block('ann', 'cas', 1);
    const cas = { guest: 'cas', name: 'cas', games: 2, won: 0, tied: 0, lost: 1, last: 9, blocked: true };
    const bea = { guest: 'bea', name: 'bea', games: 1, won: 1, tied: 0, lost: 0, last: 5, blocked: false };
    expect(await people.of('ann', {}, 9)).toEqual([cas, bea]);
    expect(await people.of('ann', { after: 'cas' }, 9)).toEqual([bea]);
    expect(await people.of('ann', { name: 'ca' }, 9)).toEqual([cas]);
    expect(await people.of('ann', { only: 'bea' }, 9)).toEqual([bea]);
    expect([await people.count('ann'), await people.countBlocked('ann')]).toEqual([2, 1]);
    expect([await people.isBlocked(['bea', 'ann'], 'cas'), await people.isBlocked(['bea'], 'cas')]).toEqual([
      true,
      false,
    ]);
    expect(await people.lastTable('ann', 'cas')).toBe('t2');
    await people.challenge('t1', 'ann', 'bea', 1);
    expect(await people.challengesTo('bea')).toEqual([]);
    await people.forget('ann');
    expect(await people.countBlocked('ann')).toBe(0);
    expect(await games.metAt('cas', 9)).toEqual(['t1', 't2']);
  });

  test('the background job continues where it was, and shared data is merged', async () => {
    expect(await games.nextOver(99, 9)).toEqual([]);
    await games.wentOn(4, 'b');
    await games.wentOn(5, 'a');
    expect(await games.missing('ann', 9)).toEqual([]);
    expect(await games.running('ann')).toEqual([]);
    expect(await new RatingStore(open.db).changes('ann', ['t1'])).toEqual(new Map());
    const kept = new PlayerDataStore(open.db);
    const step = (name: string) => ({ ...playerData.NOTHING, lessons: { menhirs: [name] } });
    await Promise.all([kept.add('ann', step('a'), 1), kept.add('ann', step('b'), 1), kept.add('ann', step('c'), 1)]);
    expect((await kept.of('ann'))?.lessons.menhirs).toEqual(['a', 'b', 'c']);
    await kept.show('ann', ['since']);
    await kept.show('ann', ['since', 'streak']);
    expect(await kept.shows('ann')).toEqual(['since', 'streak']);
    await kept.forget('ann');
    expect([await kept.of('ann'), await kept.shows('ann')]).toEqual([undefined, []]);
  });
});
