import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const command = fileURLToPath(new URL('../bin/speeltafel.mjs', import.meta.url));
const speeltafel = (args: string[], input = '') =>
  spawnSync(process.execPath, [command, ...args], { input, encoding: 'utf8', timeout: 60_000 });

describe('the speeltafel command', () => {
  test('engine writes its answers, and nothing else, to standard output', () => {
    const { stdout, stderr, status } = speeltafel(['engine'], '{"do":"version"}\n');
    expect(JSON.parse(stdout)).toHaveProperty('rules.menhirs');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('a reader that exits ends it quietly', () => {
    const piped = `yes '{"do":"version"}' | head -n 200000 | "${process.execPath}" "${command}" engine | head -n 1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', piped], { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toHaveProperty('version');
    expect(stderr).toBe('');
  });

  test('readers that exit end every command quietly', () => {
    for (const args of ['--help', 'arena random random --games 1 --nodes 1']) {
      const piped = `{ "${process.execPath}" "${command}" ${args}; echo $? >&2; } | true`;
      expect(spawnSync('sh', ['-c', piped], { encoding: 'utf8' }).stderr).toBe('0\n');
    }
  });

  test('a failure prints the reason, and nothing else', () => {
    const { stdout, stderr, status } = speeltafel(['export', '--data', '/nowhere/at-all.db']);
    expect([stdout, stderr, status]).toEqual(['', 'There is no database /nowhere/at-all.db.\n', 1]);
  });

  test('a report is the same on one thread and on two', () => {
    const report = (threads: string) =>
      speeltafel(['lab', 'report', '--games', '12', '--levels', 'shepherd', '--threads', threads, '--csv']);
    const { stdout, stderr, status } = report('2');
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toContain('"adam",first-wins,share,12,');
    expect(report('1').stdout).toBe(stdout);
  });

  test('imported data is exported unchanged, with or without a backup', () => {
    const folder = mkdtempSync(join(tmpdir(), 'speeltafel-'));
    const [first, second, copy] = ['first.db', 'second.db', 'copy.db'].map((name) => join(folder, name));
    const guest = { kind: 'guest', id: 'abcdefgh2345', key_hash: 'ab'.repeat(32), name: 'Ann', created: 1, seen: 2 };
    const head = { kind: 'archive', format: 1, schema: 4 };
    const at = { device: 'Firefox, Linux', created: 1, seen: 2 };
    const session = { kind: 'session', id: 'session1', guest: guest.id, key_hash: 'cd'.repeat(32), ...at };
    const passkey = {
      ...{ kind: 'passkey', id: 'key', guest: guest.id, rp_id: 'localhost', public_key: 'pk', counter: 3 },
      ...{ transports: '[]', ...at },
    };
    const recovery = { kind: 'recovery-code', code_hash: 'ef'.repeat(32), guest: guest.id, created: 4 };
    const archive = `${[head, guest, session, passkey, recovery].map((line) => JSON.stringify(line)).join('\n')}\n`;
    expect(speeltafel(['import', '--data', first!], archive).stderr).toContain('0 tables came in');
    expect(speeltafel(['backup', '--data', first!, '--to', copy!]).status).toBe(0);
    const { stdout } = speeltafel(['export', '--data', copy!]);
    // The schema is that of the program, whatever wrote the archive.
    expect(stdout.replace(/"schema":\d+/, '"schema":4')).toBe(archive);
    expect(speeltafel(['import', '--data', second!], stdout).status).toBe(0);
    rmSync(folder, { recursive: true });
  });
});

describe('npm start', () => {
  test('with the word engine is the engine', () => {
    const run = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url));
    const { stdout } = spawnSync(process.execPath, [run, 'start', 'engine'], {
      input: '{"do":"version"}\n',
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toHaveProperty('version');
  });
});
