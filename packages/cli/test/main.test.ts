import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { main } from '../src/main.ts';

/** No test gets far enough to need an installation. */
const nowhere = new URL('file:///nowhere');
const threads = { store: nowhere, thinking: nowhere, pictures: nowhere, solver: nowhere, report: nowhere };
const installed = { page: '/nowhere', threads, data: '/nowhere/at-all.db' };

let out = '';
let err = '';
beforeEach(() => {
  out = '';
  err = '';
  vi.spyOn(process.stdout, 'on').mockReturnThis();
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += text;
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const run = async (typed: string) => {
  const status = await main(typed.split(' ').filter(Boolean), installed);
  return { status, out, err };
};

describe('the arguments of speeltafel', () => {
  test.each(['', 'help', '--help', '-h'])('"%s" prints the general help', async (typed) => {
    expect(await run(typed)).toEqual({ status: 0, out: expect.stringContaining('speeltafel engine'), err: '' });
  });

  test.each(['serve', 'engine', 'arena', 'export', 'import', 'backup'])(
    '"%s --help" prints the help of that command',
    async (name) => {
      const explained = {
        status: 0,
        out: expect.stringMatching(new RegExp(`^(speeltafel .*\\n)*speeltafel ${name}`)),
        err: '',
      };
      expect(await run(`${name} --help`)).toEqual(explained);
    },
  );

  test.each(['version', '--version', '-v'])('"%s" prints the version', async (typed) => {
    expect(await run(typed)).toEqual({ status: 0, out: '0.1.0\n', err: '' });
  });

  test.each([
    ['fly', 'There is no "speeltafel fly".'],
    ['constructor', 'There is no "speeltafel constructor".'],
    ['serve --speed 9', "Unknown option '--speed'"],
    ['engine --quietly', 'It takes no arguments.'],
    ['arena max', 'Name two players.'],
    ['export --to file', 'Only backup takes --to; export does not.'],
    ['import file', "Unexpected argument 'file'"],
    ['backup', 'Name the file to write: --to FILE'],
  ])('"%s" is an error: the problem and the usage go to standard error', async (typed, wrong) => {
    expect(await run(typed)).toEqual({ status: 2, out: '', err: expect.stringContaining(wrong) });
    expect(err).toContain('speeltafel ');
  });
});
