import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openOn, readRates, readServeOptions, serve } from '../src/serve/serve.ts';

/** A page without threads: no test gets far enough to need them. */
async function installed(files: readonly string[]) {
  const page = await mkdtemp(join(tmpdir(), 'speeltafel-page-'));
  for (const file of files) await writeFile(join(page, file), '');
  const nowhere = new URL('file:///nowhere');
  return {
    page,
    threads: { store: nowhere, thinking: nowhere, pictures: nowhere, solver: nowhere, report: nowhere },
    data: join(page, 'data.db'),
  };
}

describe('speeltafel serve', () => {
  test('reads its arguments, with the environment as defaults', () => {
    expect(readServeOptions([])).toEqual({ port: undefined, host: '127.0.0.1', data: undefined });
    expect(readServeOptions(['--port', '9000', '--host', '0.0.0.0'])).toMatchObject({ port: 9000, host: '0.0.0.0' });
    expect(readServeOptions([], { PORT: '9001', HOST: '::1' })).toMatchObject({ port: 9001, host: '::1' });
    expect(readServeOptions(['--port', '9000'], { PORT: '9001' })).toMatchObject({ port: 9000 });
    expect(readServeOptions([], { DATABASE_URL: 'postgres://here/x' })).toMatchObject({ data: 'postgres://here/x' });
    expect(readServeOptions(['--data', 'a.db'], { DATABASE_URL: 'postgres://here/x' })).toMatchObject({ data: 'a.db' });
    for (const port of ['-1', '65536', 'many', '1.5'])
      expect(readServeOptions([`--port=${port}`])).toContain('not a port');
    expect(readServeOptions(['--fast'])).toContain('--fast');
  });

  test('reads limits from the environment', () => {
    expect(readRates({ LIMIT_MESSAGES: '50', LIMIT_TALK: '', PATH: '/bin' })).toEqual({ messages: 50 });
    for (const wrong of ['many', '0', '-3']) expect(readRates({ LIMIT_MADE: wrong })).toContain('LIMIT_MADE');
  });

  test('takes the next port when the first one is taken', async () => {
    const taken = Object.assign(new Error('taken'), { code: 'EADDRINUSE' });
    const tried: number[] = [];
    const got = await openOn(
      async (port) => {
        tried.push(port);
        if (tried.length < 3) throw taken;
        return port;
      },
      undefined,
      5000,
    );
    expect([tried, got]).toEqual([[5000, 5001, 5002], 5002]);
    await expect(openOn(() => Promise.reject(taken), 5000)).rejects.toBe(taken);
  });

  test('reports a missing page', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await serve([], await installed([]), {})).toBe(1);
    expect(said.mock.calls.flat().join()).toContain('npm run build');
    said.mockRestore();
  });
});
