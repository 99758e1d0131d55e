import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { menhirs, menhirsKit } from '@speeltafel/rules';
import type { hosted } from '@speeltafel/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerConfig } from '../src/index.ts';
import { checkLine } from './descriptions.ts';
import { buildThreads, startTestServer, TestGuest, type TestServer } from './running.ts';

const example = new URL('../../../docs/bot-example.mjs', import.meta.url).pathname;

let threads: ServerConfig['threads'];
let server: TestServer;
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads);
});
afterAll(() => server.close());

async function openFor(game: string, options: object, seats: number) {
  const host = await TestGuest.arrive(server.address, 'Host');
  const wish = { game, options, clock: { kind: 'none' }, listed: false };
  const open = Array.from({ length: seats }, () => ({ kind: 'open' }));
  const { body } = await host.ask('POST', '/api/tables', { ...wish, seats: open });
  return { host, id: String(body.id), code: String(body.code) };
}

async function newToken(name: string): Promise<string> {
  const guest = await TestGuest.arrive(server.address, name);
  return String((await guest.ask('POST', '/api/bots', {})).body.token);
}

/** Runs the example as its own process; returns its output. */
const runExample = (token: string, table: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [example, server.address, table], {
      env: { ...process.env, TOKEN: token },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (text) => {
      said += String(text);
    });
    child.on('exit', (code) => (code === 0 ? resolve(said) : reject(new Error(`The bot ended with ${code}: ${said}`))));
  });

describe('the bot API', () => {
  test.each([
    ['menhirs', { variant: 'adam' }, 2],
    ['menhirs', { variant: 'adam', hidden: true }, 2],
    ['floors', { players: 3 }, 3],
  ])('the example of docs/ plays whole games of %s against itself', async (game, options, seats) => {
    const { host, id, code } = await openFor(game, options, seats);
    const watcher = await host.connect();
    await watcher.watch(id);
    const bots = Array.from({ length: seats }, async (_, i) => runExample(await newToken(`Bot ${i}`), code));
    for (const said of await Promise.all(bots)) expect(said).toMatch(/over after \d+ actions/);
    await watcher.until(() => watcher.tables.get(id)?.over === true);
    const sitters = Object.values(watcher.tables.get(id)!.seating);
    expect(sitters.every((sitter) => sitter?.kind === 'bot' && sitter.name === 'Random bot')).toBe(true);
  });

  test('the actions listed for a bot under hidden fog reveal nothing it cannot know', async () => {
    const { id } = await openFor('menhirs', { variant: 'v2', hidden: true }, 2);
    const door = `${server.address}/api/bot/tables/${id}`;
    const authorization = `Bearer ${await newToken('Bot')}`;
    let nonces = 0;
    const send = async (seen: number, command: hosted.Command): Promise<string | undefined> => {
      const body = JSON.stringify({ nonce: `nonce-${++nonces}`, seen, command });
      const headers = { authorization, 'content-type': 'application/json' };
      const reply = await fetch(door, { method: 'POST', headers, body });
      return ((await reply.json()) as { readonly code?: string }).code;
    };
    for (const seat of [1, 2]) await send(0, { kind: 'sit', seat, name: `Bot ${seat}` });
    const stream = Readable.fromWeb((await fetch(door, { headers: { authorization } })).body! as never);
    let lists = 0;
    for await (const line of createInterface(stream)) {
      checkLine(line);
      const { told, actions, unchanged } = JSON.parse(line) as {
        readonly told: hosted.ClientView;
        readonly actions: Record<string, string[]>;
        readonly unchanged?: true;
      };
      if (told === undefined || unchanged) continue;
      if (told.over) break;
      const known = menhirsKit.supposed(told.view as menhirsKit.View);
      const [seat = 1] = menhirs.toAct(known);
      const allowed = menhirs.actions(known, seat, 0).map((action) => menhirs.makeAction(action, known, seat));
      expect(actions).toEqual({ [seat]: allowed });
      lists++;
      for (let i = lists * 7919; ; i++) {
        const refused = await send(told.played.length, { kind: 'act', seat, action: allowed[i % allowed.length]! });
        if (refused === undefined) break;
        expect(refused).toBe('last-cover');
      }
    }
    stream.destroy();
    expect(lists).toBeGreaterThan(6);
  });

  test('a bot receives its own seats and actions, and none of others', async () => {
    const { id } = await openFor('menhirs', { variant: 'adam' }, 2);
    const [token, other] = [await newToken('Bot'), await newToken('Other')];
    const door = `${server.address}/api/bot/tables/${id}`;
    const post = (as: string, command: hosted.Command, nonce: string) =>
      fetch(door, {
        method: 'POST',
        headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
        body: JSON.stringify({ nonce, seen: 0, command }),
      });
    await post(token, { kind: 'sit', seat: 1, name: 'Bot' }, 'nonce-1');
    await post(other, { kind: 'sit', seat: 2, name: 'Other' }, 'nonce-1');
    const stop = new AbortController();
    const heard = async (as: string) => {
      const stream = await fetch(door, { headers: { authorization: `Bearer ${as}` }, signal: stop.signal });
      const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
      return JSON.parse((await reader.read()).value!) as { seats: number[]; actions: Record<string, string[]> };
    };
    const mine = await heard(token);
    expect(mine.seats).toEqual([1]);
    expect(mine.actions[1]!.length).toBeGreaterThan(1);
    expect(await heard(other)).toMatchObject({ seats: [2], actions: {} });
    stop.abort();
    const again = [
      await post(token, { kind: 'say', text: 'x' }, 'nonce-2'),
      await post(token, { kind: 'say', text: 'x' }, 'nonce-2'),
    ];
    expect(await Promise.all(again.map((reply) => reply.json()))).toEqual([{ version: 5 }, { version: 5 }]);
    const stolen = await post(other, { kind: 'act', seat: 1, action: mine.actions[1]![0]! }, 'nonce-3');
    expect(stolen.status).toBe(409);
    expect(await stolen.json()).toMatchObject({ code: 'not-your-seat' });
  });
});
