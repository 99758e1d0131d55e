import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildThreads, startTestServer, TestGuest, type TestServer } from '../../server/test/running.ts';
import { open } from '../../server/test/tournaments.ts';
import { admin, readWish } from '../src/admin/admin.ts';
import { readToken } from '../src/serve/serve.ts';

const TOKEN = 'an-operator-knows-this-token';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(await buildThreads(), { operatorToken: TOKEN });
});
afterAll(() => server.close());

async function run(...args: readonly string[]) {
  const said = { output: '', errors: '' };
  const into = (what: keyof typeof said) => ({
    write(text: string) {
      said[what] += text;
    },
  });
  const code = await admin([...args, '--server', server.address], into('output'), into('errors'), TOKEN);
  return { code, ...said };
}

describe('speeltafel admin', () => {
  test('reads a report, removes the talk and the table, bans the guest, and finds it all in the log', async () => {
    const [ann, eve] = [
      await TestGuest.arrive(server.address, 'Ann'),
      await TestGuest.arrive(server.address, 'E\u001b[2Jve'),
    ];
    const seats = [{ kind: 'here', name: 'Ann' }, { kind: 'open' }];
    const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, seats };
    const { id, code } = (await ann.ask('POST', '/api/tables', wish)).body as { id: string; code: string };
    const client = await eve.connect();
    await client.watch(id);
    await client.send(id, { kind: 'say', text: 'something rude' });
    await ann.ask('POST', `/api/tables/${id}/report`, { about: eve.id, reason: 'talk' });

    const { output } = await run('reports');
    expect(output).toContain(`reported by ${ann.id}, about ${eve.id}`);
    expect(output).toContain('something rude');
    expect(output).not.toContain('\u001b');
    const [report = ''] = output.split(' ');
    expect(await run('ban', eve.id, '--hours', '2', '--why', 'rude')).toMatchObject({ code: 0 });
    expect((await run('bans')).output).toMatch(new RegExp(`guest ${eve.id} until .*rude`));
    expect((await eve.ask('GET', '/api/me')).status).toBe(403);
    expect(await run('remove-talk', code)).toMatchObject({ code: 0 });
    expect((await run('table', code)).output).not.toContain('something rude');
    expect(await run('remove-table', code)).toMatchObject({ code: 0 });
    expect(await run('table', code)).toMatchObject({ code: 1, errors: 'There is no such table.\n' });
    expect(await run('close', report)).toMatchObject({ code: 0 });
    expect((await run('reports')).output).toContain('(closed)');
    expect(await run('unban', eve.id)).toMatchObject({ code: 0 });
    const log = (await run('log')).output;
    for (const order of ['ban-guest', 'remove-talk', 'remove-table', 'close-report', 'unban'])
      expect(log).toContain(order);
  });

  test('reads the report of a tournament, and removes it', async () => {
    const [host, ann] = [await TestGuest.arrive(server.address, 'Host'), await TestGuest.arrive(server.address, 'Ann')];
    const id = await open(host);
    await ann.ask('POST', `/api/tournaments/${id}/report`, { reason: 'name' });
    expect((await run('reports')).output).toContain(`tournament "Friday" of ${host.id}`);
    expect((await run('table', id)).output).toContain('Friday');
    expect(await run('remove-tournament', id)).toMatchObject({ code: 0 });
    expect(await run('remove-tournament', id)).toMatchObject({ code: 1, errors: 'There is no such tournament.\n' });
  });

  test('reports errors: in the command, the token, the server', async () => {
    expect(readWish(['ban', 'x'])).toContain('--hours');
    expect(readWish(['ban-network', '10.0.0.1', '--hours', 'long'])).toContain('--hours');
    expect(readWish(['dance', 'x'])).toContain('dance');
    expect(readWish(['remove-table'])).toContain('remove-table');
    expect(readWish(['table', 'x', 'y'])).toContain('too much');
    const out = { write() {} };
    expect(await admin(['reports', '--server', server.address], out, out, 'another-token')).toBe(1);
    expect(await admin(['reports', '--server', 'http://127.0.0.1:1'], out, out, TOKEN)).toBe(1);
    expect(await admin(['reports'], out, out, '')).toBe(2);
  });

  test('serve refuses a token that could be guessed', () => {
    expect(readToken({})).toEqual({});
    expect(readToken({ ADMIN_TOKEN: TOKEN })).toEqual({ token: TOKEN });
    for (const short of ['secret', 'a b c d e f g h i j k l m n']) {
      expect(readToken({ ADMIN_TOKEN: short }).wrong).toContain('20 characters');
    }
  });
});
