/** Score cards of a desk: the players of a board enter their own result, and no other. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, whereOf } from '../src/store/open.ts';
import { SCORE_CARD_LIFETIME, ScoreCardStore } from '../src/store/score-cards.ts';
import { buildThreads, NO_LIMITS, startTestServer, type TestServer } from './running.ts';

let server: TestServer;
let threads: Awaited<ReturnType<typeof buildThreads>>;
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads);
});
afterAll(() => server.close());

const SETTINGS = {
  ...{ game: 'menhirs', options: '', format: { kind: 'swiss', rounds: 5 } },
  ...{ tieBreaks: ['points'], sameDeal: false, minutes: null },
};
const SET = {
  ...{ title: 'Friday', settings: SETTINGS, round: 2 },
  boards: [
    { board: 1, names: ['Ann', 'Ben'] },
    { board: 2, names: ['Cy', 'Di'] },
  ],
};
const WON = { places: [1, 2], points: [17, 0], how: 'played' };
const LOST = { places: [2, 1], points: [0, 16], how: 'played' };

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}
/** Without a cookie: neither the desk nor the players are guests of this server. */
async function ask(method: string, path: string, body?: unknown, at = server.address): Promise<Answer> {
  const reply = await fetch(`${at}/api/score-cards${path}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}
async function made(): Promise<{ desk: string; cards: [string, string] }> {
  const { status, body } = await ask('POST', '', SET);
  expect(status).toBe(200);
  return body as { desk: string; cards: [string, string] };
}

describe('a score card', () => {
  test('shows its board, takes a result, and takes a corrected one', async () => {
    const { desk, cards } = await made();
    const card = { title: 'Friday', settings: SETTINGS, round: 2, board: 2, names: ['Cy', 'Di'] };
    expect((await ask('GET', `/${cards[1]}`)).body).toEqual({ ...card, result: null });
    expect((await ask('GET', `/${desk}/results`)).body).toEqual({ results: [] });
    for (const result of [WON, LOST]) {
      expect((await ask('PUT', `/${cards[1]}`, { result })).status).toBe(200);
      expect((await ask('GET', `/${cards[1]}`)).body).toEqual({ ...card, result });
      expect((await ask('GET', `/${desk}/results`)).body).toEqual({ results: [{ board: 2, result }] });
    }
  });

  test('gives no access to the results of other boards, or to those of the desk', async () => {
    const { desk, cards } = await made();
    const other = cards[0].replace('.1.', '.2.');
    for (const forged of [other, cards[0].slice(0, -1), `${cards[0]}x`, 'nothing', `${cards[0].split('.')[0]}.1`]) {
      expect(await ask('PUT', `/${forged}`, { result: WON })).toMatchObject({
        status: 404,
        body: { code: 'no-such-score-card' },
      });
    }
    expect((await ask('GET', `/${cards[0]}/results`)).status).toBe(404);
    expect((await ask('GET', `/${desk}`)).status).toBe(404);
    expect((await ask('PUT', `/${desk}`, { result: WON })).status).toBe(404);
    expect((await ask('GET', `/${desk}/results`)).body).toEqual({ results: [] });
  });

  test('refuses an impossible result', async () => {
    const { desk, cards } = await made();
    for (const result of [
      { places: [1, 2], points: [50, 0], how: 'played' },
      { places: [1, 2, 3], points: [10, 5, 0], how: 'played' },
      { places: [1, 2], points: [12, 0], how: 'forfeit' },
      { places: [1, 2], points: [17, 0] },
      null,
    ]) {
      expect((await ask('PUT', `/${cards[0]}`, { result })).status, JSON.stringify(result)).toBe(400);
    }
    expect((await ask('GET', `/${desk}/results`)).body).toEqual({ results: [] });
  });
});

test('a set of cards is bounded, and so is the number of sets per network', async () => {
  const board = SET.boards[0];
  for (const wrong of [
    { ...SET, boards: [] },
    { ...SET, boards: Array(65).fill(board) },
    { ...SET, boards: [{ board: 0, names: ['Ann', 'Ben'] }] },
    { ...SET, settings: { ...SETTINGS, game: 'chess' } },
    { ...SET, title: 'x'.repeat(81) },
  ]) {
    expect((await ask('POST', '', wrong)).status).toBe(400);
  }
  const strict = await startTestServer(threads, { rates: { ...NO_LIMITS, made: 20 } });
  const answers = [];
  for (let i = 0; i < 4; i++) answers.push((await ask('POST', '', SET, strict.address)).status);
  await strict.close();
  expect(answers).toEqual([200, 200, 429, 429]);
});

test('cards are deleted some days after they were made', async () => {
  const { desk, cards } = await made();
  await ask('PUT', `/${cards[0]}`, { result: WON });
  await server.close();
  const { db, close } = await openStore(whereOf(server.file, threads.store));
  const store = new ScoreCardStore(db);
  const [id] = desk.split('.') as [string];
  await store.deleteOld(Date.now() - SCORE_CARD_LIFETIME);
  expect(await store.results(id)).toHaveLength(1);
  expect(await store.deleteOld(Date.now() + 1)).toBeGreaterThan(0);
  expect(await store.results(id)).toEqual([]);
  expect(await store.byId(id)).toBeUndefined();
  await close();
});
