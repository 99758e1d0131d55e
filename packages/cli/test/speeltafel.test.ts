import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const command = fileURLToPath(new URL('../bin/speeltafel.mjs', import.meta.url));
const speeltafel = (args: string[], input = '') =>
  spawnSync(process.execPath, [command, ...args], { input, encoding: 'utf8' });

describe('the speeltafel command', () => {
  test('engine answers on standard output and nothing else stands there', () => {
    const { stdout, stderr, status } = speeltafel(['engine'], '{"do":"version"}\n');
    expect(JSON.parse(stdout)).toHaveProperty('rules.menhirs');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('a reader that goes away ends it quietly', () => {
    const piped = `yes '{"do":"version"}' | head -n 200000 | "${process.execPath}" "${command}" engine | head -n 1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', piped], { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toHaveProperty('version');
    expect(stderr).toBe('');
  });

  test('without a command it explains itself', () => {
    const { stdout, status } = speeltafel([]);
    expect(stdout).toContain('speeltafel engine');
    expect(status).toBe(0);
  });

  test('an unknown command says so, and fails', () => {
    const { stderr, status } = speeltafel(['fly']);
    expect(stderr).toContain('There is no "speeltafel fly"');
    expect(status).toBe(2);
  });

  test('version', () => {
    expect(speeltafel(['version']).stdout).toBe('0.1.0\n');
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
