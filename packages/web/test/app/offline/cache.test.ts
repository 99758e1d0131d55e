/** What the service worker caches of a version, and which requests it serves from the cache. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type BuiltFile, versionOf } from '../../../build/service-worker-plugin.ts';
import { beginWorker, SCOPE } from './worker.ts';

const CODE = 'assets/main-12345678.js';
const FILES: readonly BuiltFile[] = [
  [CODE, 'sha256-code'],
  ['index.html', 'sha256-page'],
];
const OURS = `speeltafel-${versionOf(FILES)}`;

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
}
const found = (text: string): Answer => ({ ok: true, status: 200, text });

/** The contents of every browser cache, by cache name and address. */
const kept = new Map<string, Map<string, Answer>>();
const fetched: string[] = [];
const said: string[] = [];
let network: (url: string) => Answer = (url) => found(`fresh ${url}`);

beforeEach(() => {
  kept.clear();
  fetched.splice(0);
  said.splice(0);
  network = (url) => found(`fresh ${url}`);
});

const cacheOf = (name: string) => {
  const held = kept.get(name) ?? new Map<string, Answer>();
  kept.set(name, held);
  return {
    put: async (url: string, answer: Answer) => void held.set(url, answer),
    match: async (url: string) => held.get(url),
  };
};

const begin = () =>
  beginWorker(FILES, {
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (url: string) => [...kept.values()].find((held) => held.has(url))?.get(url),
    },
    fetch: async (asked: string | { readonly url: string }, how: Record<string, string> = {}) => {
      const url = typeof asked === 'string' ? asked : asked.url;
      fetched.push([url.slice(SCOPE.length), how.integrity, how.cache].join(' ').trim());
      return network(url);
    },
    skipWaiting: async () => void said.push('takes over'),
    clients: { claim: async () => void said.push('claims') },
    WindowClient: class {},
    Response: { redirect: (url: string) => found(`go to ${url}`) },
    ...{ FormData, File, URLSearchParams },
  });

describe('a new version', () => {
  test('is downloaded completely with integrity checks; only hashed files may come from the HTTP cache', async () => {
    await (await begin())('install');
    expect(fetched.toSorted()).toEqual([`${CODE} sha256-code default`, 'index.html sha256-page no-cache']);
    expect([...kept.get(OURS)!.keys()].toSorted()).toEqual([SCOPE + CODE, `${SCOPE}index.html`]);
  });

  test('reuses hashed files of an older version, but never the page itself', async () => {
    const old = new Map(FILES.map(([path]) => [SCOPE + path, found(`old ${path}`)]));
    kept.set('speeltafel-old', old);
    await (await begin())('install');
    expect(fetched).toEqual(['index.html sha256-page no-cache']);
    expect(kept.get(OURS)!.get(SCOPE + CODE)!.text).toBe(`old ${CODE}`);
    expect(kept.get(OURS)!.get(`${SCOPE}index.html`)!.text).toBe(`fresh ${SCOPE}index.html`);
  });

  test('is downloaded a few files at a time, and a failed request is retried', async () => {
    const files = Array.from({ length: 40 }, (_, i): BuiltFile => [`assets/part-${i}.js`, 'sha256-part']);
    const asked = new Map<string, number>();
    let open = 0;
    let most = 0;
    const keptFiles: string[] = [];
    const install = await beginWorker(files, {
      caches: {
        open: async () => ({ put: async (url: string) => void keptFiles.push(url) }),
        match: async () => undefined,
      },
      fetch: async (url: string) => {
        most = Math.max(most, ++open);
        await new Promise((resolve) => setTimeout(resolve, 1));
        open--;
        asked.set(url, (asked.get(url) ?? 0) + 1);
        if (url.endsWith('part-7.js') && asked.get(url) === 1) throw new TypeError('Failed to fetch');
        return found(url);
      },
    });
    await install('install');
    expect(keptFiles).toHaveLength(40);
    expect(asked.get(`${SCOPE}assets/part-7.js`)).toBe(2);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(6);
  });

  test('is not used if a file is missing', async () => {
    network = (url) => (url.endsWith('.js') ? { ok: false, status: 404, text: '' } : found(url));
    await expect((await begin())('install')).rejects.toThrow(`${CODE}: 404`);
  });

  test('deletes the caches of older versions and no other caches', async () => {
    for (const name of ['speeltafel-old', OURS, 'another-app']) kept.set(name, new Map());
    await (await begin())('activate');
    expect([...kept.keys()]).toEqual([OURS, 'another-app']);
  });

  test('takes over when a page asks for it', async () => {
    await (await begin())('message', { data: { kind: 'take-over' } });
    expect(said).toEqual(['takes over']);
  });

  test('takes control of a page loaded without it only if the versions match', async () => {
    const happen = await begin();
    await happen('message', { data: { kind: 'join', entry: `${SCOPE}assets/main-old.js` } });
    await happen('message', { data: { kind: 'join' } });
    expect(said).toEqual([]);
    await happen('message', { data: { kind: 'join', entry: SCOPE + CODE } });
    expect(said).toEqual(['claims']);
  });
});

describe('a request', () => {
  /** The response of the worker, or undefined if it leaves the request to the browser. */
  async function answered(path: string, request: Readonly<Record<string, unknown>> = {}): Promise<string | undefined> {
    const happen = await begin();
    let answer: Promise<Answer> | undefined;
    await happen('fetch', {
      request: { url: new URL(path, SCOPE).href, method: 'GET', mode: 'cors', ...request },
      respondWith: (given: Promise<Answer>) => {
        answer = given;
      },
    });
    return (await answer)?.text;
  }
  const navigate = { mode: 'navigate' };

  beforeEach(() => {
    kept.set(OURS, new Map(FILES.map(([path]) => [SCOPE + path, found(`kept ${path}`)])));
  });

  test.each(['', 'index.html', '?from=home', '#/play/abc'])(
    'for the page itself is served from the cache: "%s"',
    async (path) => {
      expect(await answered(path, navigate)).toBe('kept index.html');
    },
  );

  test.each([
    ['t/abc123', '#/t/abc123'],
    ['g/zAbc-_9?n=Anna~Ben', '#/g/zAbc-_9?n=Anna~Ben'],
    ['p/nim-one-1', '#/p/nim-one-1'],
  ])('for a link with a path opens the page without a network: "%s"', async (path, place) => {
    expect(await answered(path, navigate)).toBe(`go to ${SCOPE}${place}`);
    expect(fetched).toEqual([]);
  });

  describe('that shares something from another app', () => {
    const shared = async (fields: Readonly<Record<string, string | File>>): Promise<string | undefined> => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.set(name, value);
      return answered('share', { method: 'POST', mode: 'navigate', formData: async () => data });
    };
    const openWith = (text: string): string => `go to ${SCOPE}#/open?${new URLSearchParams({ text })}`;

    test('opens the file, the text or the link', async () => {
      const record = new File(['speeltafel 1\n'], 'menhirs.speeltafel.txt', { type: 'text/plain' });
      expect(await shared({ record, text: 'Look!' })).toBe(openWith('speeltafel 1\n'));
      expect(await shared({ title: 'A game', text: 'Look!', url: 'https://there/g/zAbc' })).toBe(
        openWith('Look!\nhttps://there/g/zAbc'),
      );
      expect(fetched).toEqual([]);
    });

    test('reads no more of a file than a record can have, and opens an empty page if nothing was shared', async () => {
      const film = new File(['x'.repeat(1_000_000)], 'film.txt');
      expect((await shared({ record: film }))!.length).toBeLessThan(310_000);
      expect(await shared({})).toBe(openWith(''));
      const broken = { method: 'POST', formData: () => Promise.reject(new TypeError('no form')) };
      expect(await answered('share', broken)).toBe(openWith(''));
    });
  });

  test('for a file of this version is served from the cache', async () => {
    expect(await answered(CODE)).toBe(`kept ${CODE}`);
    expect(await answered(`${CODE}?v=1`)).toBe(`kept ${CODE}`);
    expect(fetched).toEqual([]);
  });

  test('for a file that the browser has evicted goes to the network', async () => {
    kept.get(OURS)!.delete(SCOPE + CODE);
    expect(await answered(CODE)).toBe(`fresh ${SCOPE}${CODE}`);
  });

  test.each([
    ['of the server', 'api/tables', {}],
    ['for another page', 'other.html', navigate],
    ['for the picture of a link', 't/abc123/picture.png', navigate],
    ['for the replay in a frame of another site', 'embed/g/zAbc', navigate],
    ['for a link by a script', 't/abc123', {}],
    ['for the folder by a script', '', {}],
    ['that sends something', CODE, { method: 'POST' }],
  ])('%s is left to the browser', async (_, path, request) => {
    expect(await answered(path, request)).toBeUndefined();
    expect(fetched).toEqual([]);
  });
});
