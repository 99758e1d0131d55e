import { readFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engine } from '../src/engine/engine.ts';
import { LineSplitter } from '../src/engine/lines.ts';

/** Runs the engine on the input, cut into chunks of the given size, and returns its answers. */
async function converse(input: string | Buffer, chunk = 65_536): Promise<unknown[]> {
  const bytes = Buffer.from(input);
  const chunks: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += chunk) chunks.push(bytes.subarray(from, from + chunk));
  let output = '';
  const sink = new Writable({
    write(data, _, done) {
      output += data;
      done();
    },
  });
  await engine(Readable.from(chunks), sink);
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

const ask = async (...requests: unknown[]): Promise<unknown[]> =>
  converse(requests.map((request) => `${JSON.stringify(request)}\n`).join(''));

const E2 = 'adam a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f4 1/6/1/move 2/2 -';

describe('commands', () => {
  test('give the expected answers for a dozen whole games, line by line', async () => {
    const lines = readFileSync(new URL('data/menhirs-games.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const talks = lines.map((line) => JSON.parse(line) as { request: unknown; answer: { position?: string } });
    const answers = await ask(...talks.map(({ request }) => request));
    expect(answers).toHaveLength(talks.length);
    for (const [i, { request, answer }] of talks.entries())
      expect(answers[i], JSON.stringify(request)).toMatchObject(answer);
  });

  test('version returns the program and the rules', async () => {
    expect(await ask({ do: 'version', id: 'v' })).toEqual([
      { id: 'v', version: '0.1.0', rules: { menhirs: 1, floors: 2 }, replays: { menhirs: [1], floors: [1, 2] } },
    ]);
  });

  test('actions are sorted by code unit; a claim is not listed', async () => {
    const [answer] = (await ask({ do: 'actions', game: 'menhirs', position: E2 })) as [{ actions: string[] }];
    expect(answer.actions).toEqual(['a3:NE', 'a3:SE', 'f4:N', 'f4:NE', 'f4:NW', 'f4:SW']);
    const claimable = 'adam a1.g3 a1.d2.g3 1/6/2/move 0/0 d2:S last=d3:N';
    expect(JSON.stringify(await ask({ do: 'actions', game: 'menhirs', position: claimable }))).not.toContain('!');
  });

  test('a finished game has no actions', async () => {
    const over = 'adam a1 a2 1/6/1/over 0/0 -';
    expect(await ask({ do: 'actions', game: 'menhirs', position: over })).toEqual([{ actions: [] }]);
  });

  test('play returns the position and the outcome', async () => {
    expect(
      await ask({ id: 1, do: 'play', game: 'menhirs', position: E2, actions: ['f4:N', '-b3', '!', 'a3:NE'] }),
    ).toEqual([
      {
        id: 1,
        position: 'adam a2.a3.b2.d1.f4 b3.c1.c2.c3.d3.e3.f3 1/6/2/over 2/2 - end=claim',
        outcome: { winner: 2, reason: 'claim', points: 17 },
      },
    ]);
    expect(await ask({ do: 'play', game: 'menhirs', position: E2, actions: [] })).toEqual([
      { position: E2, outcome: null },
    ]);
  });

  test('the first illegal action is an error with its index', async () => {
    const position = 'adam a1.g3 a1.d3.g3 1/8/1/move 2/1 -';
    const [answer] = await ask({ id: 7, do: 'play', game: 'menhirs', position, actions: ['d3:N', '.', 'd2:S', '!'] });
    expect(answer).toMatchObject({ id: 7, error: { code: 'ko', index: 2 } });
  });

  test('perft counts the leaves', async () => {
    expect(await ask({ do: 'perft', game: 'menhirs', position: E2, depth: 3 })).toEqual([{ leaves: 362 }]);
  });

  test('a record is replayed to its end', async () => {
    const record = [
      'speeltafel 1',
      'menhirs 1 adam',
      'from adam a1.d3 a1.g3 1/6/1/move 2/2 -',
      'play a1:S/5k',
      'result 1 uncovered',
    ].join('\n');
    const [unchecked] = (await ask({ do: 'record', record: `${record}\n` })) as [{ error: { code: string } }];
    expect(unchecked.error.code).toBe('cut-short');
    const { createHash } = await import('node:crypto');
    const check = createHash('sha256').update(`${record}\n`).digest('hex').slice(0, 8);
    expect(await ask({ do: 'record', record: `${record}\ncheck ${check}\n` })).toEqual([
      { position: 'adam a1.d3 a2.g3 1/6/1/over 2/2 -', outcome: { winner: 1, reason: 'uncovered', points: 17 } },
    ]);
  });
});

test('records of both games are replayed to their ends', async () => {
  for (const game of ['menhirs', 'floors']) {
    const kept = JSON.parse(
      readFileSync(new URL(`../../rules/data/${game}-records.json`, import.meta.url), 'utf8'),
    ) as {
      record: string;
      position: string;
      outcome: unknown;
    }[];
    const answers = await ask(...kept.map(({ record }) => ({ do: 'record', record })));
    expect(answers).toEqual(kept.map(({ position, outcome }) => ({ position, outcome })));
  }
});

describe('the computer players', () => {
  const taken = 'adam a2.a3.b2.d1.f4 a3.b1.b2.c3.d4.f3 1/6/2/move 3/2 f3:S last=f4:N-b3';

  test('best returns the whole turn, including the proof of a claim', async () => {
    expect(await ask({ id: 1, do: 'best', game: 'menhirs', position: taken, nodes: 1000 })).toEqual([
      { id: 1, actions: ['!', expect.stringMatching(/^a3:(NE|SE)$/)], value: 1, depth: 1, nodes: 1 },
    ]);
    const [turn] = (await ask({
      do: 'best',
      game: 'menhirs',
      position: 'adam a1.b1.d6.f4.g3 a1.d3.g3 1/6/1/move 2/2 -',
      nodes: 5000,
    })) as [{ actions: string[] }];
    expect(turn.actions).toHaveLength(2);
  });

  test('the same seed and node limit give the same answer', async () => {
    const request = {
      do: 'best',
      game: 'menhirs',
      position: E2.replace('d4.f4', 'f4'),
      nodes: 3000,
      level: 'druid',
      seed: 5,
    };
    const [one, two] = await ask(request, request);
    expect(one).toEqual(two);
  });

  test('best in a finished game is an error', async () => {
    const over = { do: 'best', game: 'menhirs', position: 'adam a1 a2 1/6/1/over 0/0 -', nodes: 5 };
    expect(await ask(over)).toMatchObject([{ error: { code: 'over' } }]);
  });

  test('analyse values every first action, with the moves that punish it', async () => {
    const [answer] = (await ask({ do: 'analyse', game: 'menhirs', position: E2, nodes: 1000 })) as [
      { actions: { action: string; value: string; turns: number; reasons: unknown[] }[] },
    ];
    expect(answer.actions.map(({ action }) => action).sort()).toEqual([
      'a3:NE',
      'a3:SE',
      'f4:N',
      'f4:NE',
      'f4:NW',
      'f4:SW',
    ]);
    expect(answer.actions.every(({ value, turns }) => value === 'loss' && turns === 2)).toBe(true);
    expect(answer.actions.find(({ action }) => action === 'f4:N')?.reasons).toEqual([
      { reason: 'gives-away', moves: ['a3:NE', 'a3:SE'], byClaim: true },
    ]);
  });
});

describe('the monster of Floors', () => {
  // The second printed example: teleporters, turn stones, a crystal.
  const hall = '1/3/A/A/monster j4E c@k7,1>@j7,P@k6,h@m5,1v@o5,r@k4,2>@n4 A1j9,A3i7,A4l7,A5n5,B1m6 5.7.7.8.8.10.h1.h2';
  const walked = '1/3/A/A/monster m7S 1>@j7,c@n7,P@k6,h@m5,1v@o5,r@k4,2>@n4 A1j9,A3i7,A4o7,A5-,B1m6 5.7.7.8.8.10.h1.h2';

  test('walk returns the square after each step, the facing, the eaten tokens, and the position after', async () => {
    expect(await ask({ id: 1, do: 'walk', game: 'floors', position: hall, card: '8' })).toEqual([
      {
        id: 1,
        path: ['j5', 'j6', 'o5', 'n5', 'j7', 'k7', 'l7', 'm7'],
        facing: 'S',
        eaten: ['A5'],
        position: walked,
      },
    ]);
  });

  test('preview returns the walk for every card left and the danger of each token', async () => {
    const [answer] = (await ask({ do: 'preview', game: 'floors', position: hall })) as [
      {
        walks: { card: string; count: number; position: string }[];
        tokens: { token: string; cards: number; of: number }[];
      },
    ];
    expect(answer.walks.map(({ card, count }) => `${count}x${card}`)).toEqual([
      '1x5',
      '2x7',
      '2x8',
      '1x10',
      '1xh1',
      '1xh2',
    ]);
    expect(answer.walks[2]?.position).toBe(walked);
    expect(answer.tokens.find(({ token }) => token === 'A5n5')).toEqual({ token: 'A5n5', cards: 8, of: 8, chance: 1 });
    expect(answer.tokens.find(({ token }) => token === 'A1j9')).toMatchObject({ of: 8 });
  });

  test('a card that does not exist, a bad position, and a game without a monster are errors', async () => {
    const codes = (await ask(
      { do: 'walk', game: 'floors', position: hall, card: '9' },
      { do: 'walk', game: 'floors', position: 'nowhere', card: '8' },
      { do: 'preview', game: 'floors', position: 'nowhere' },
      { do: 'walk', game: 'menhirs', position: E2, card: '8' },
    )) as { error: { code: string } }[];
    expect(codes.map(({ error }) => error.code)).toEqual(['bad-card', 'bad-position', 'bad-position', 'unknown-game']);
  });

  test('a turn and a card are played, and an illegal step names its square', async () => {
    const start =
      '1/1/A/A/tokens a11E s@c9,P@i9,s@m8,s@h7,s@i6,s@n6,s@g5,s@e4,s@m4,H@e3,s@o3,s@f2,s@i2 A1-,A3-,A4-,A5-,B1-,B3-,B4-,B5- 5.7.7.8.8.10.h1.h2';
    const turns = ['A4:p1-p2-o2', 'B5:p1-o1', 'A5:p1-p2', 'B1:p1', 'card 7'];
    const [played, refused] = (await ask(
      { do: 'play', game: 'floors', position: start, actions: turns },
      { do: 'play', game: 'floors', position: start, actions: ['A4:p1-p2-o2', 'B5:p1-n1'] },
    )) as [{ position: string; outcome: null }, unknown];
    expect(played.position).toMatch(/^1\/2\/B\/B\/tokens /);
    expect(played.outcome).toBeNull();
    expect(refused).toMatchObject({ error: { code: 'not-next', index: 1, message: expect.stringContaining('n1') } });
  });
});

describe('for any input, every line gets one answer', () => {
  test.each([
    ['', 'bad-json'],
    ['{', 'bad-json'],
    ['nonsense', 'bad-json'],
    ['42', 'bad-request'],
    ['null', 'bad-request'],
    ['[]', 'bad-request'],
    ['{}', 'missing-field'],
    ['{"do":5}', 'unknown-command'],
    ['{"do":"best"}', 'missing-field'],
    ['{"do":"best","game":"menhirs","position":"x","ms":0}', 'bad-field'],
    ['{"do":"best","game":"menhirs","position":"x","level":"genius"}', 'unknown-level'],
    ['{"do":"best","game":"menhirs","position":"x","nodes":5}', 'bad-position'],
    ['{"do":"analyse","game":"menhirs","position":"x","nodes":5}', 'bad-position'],
    ['{"do":"constructor"}', 'unknown-command'],
    ['{"do":"__proto__"}', 'unknown-command'],
    ['{"do":"version","extra":1}', 'unknown-field'],
    ['{"do":"actions","game":"menhirs"}', 'missing-field'],
    ['{"do":"actions","game":"chess","position":""}', 'unknown-game'],
    ['{"do":"actions","game":"toString","position":""}', 'unknown-game'],
    ['{"do":"actions","game":"menhirs","position":5}', 'bad-field'],
    ['{"do":"actions","game":"menhirs","position":"adam"}', 'bad-position'],
    ['{"do":"play","game":"menhirs","position":"x","actions":"f4:N"}', 'bad-field'],
    ['{"do":"play","game":"menhirs","position":"x","actions":[1]}', 'bad-field'],
    ['{"do":"perft","game":"menhirs","position":"x","depth":1.5}', 'bad-field'],
    ['{"do":"perft","game":"menhirs","position":"x","depth":-1}', 'bad-field'],
    ['{"do":"perft","game":"menhirs","position":"x","depth":99}', 'bad-field'],
    ['{"do":"record","record":"hello"}', 'bad-record'],
    ['{"do":"best","game":"toString","position":"x"}', 'unknown-game'],
    [`{"do":"version","id":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'bad-field'],
  ])('%.60j is answered with the error %s', async (line, code) => {
    const answers = await converse(`${line}\n{"do":"version"}\n`);
    expect(answers).toMatchObject([{ error: { code, message: expect.stringMatching(/\.$/) } }, { version: '0.1.0' }]);
  });

  test('details that texts omit are remembered, for many games at once', async () => {
    const decide = 'adam a1.b1.d6.f4.g3 a1.d2.d5 1/6/1/decide 3/3 d2:S last=d3:N-c3';
    const half = {
      do: 'play',
      game: 'menhirs',
      position: 'adam a1.b1.d6.f4.g3 a1.d2.d5 1/6/2/decide 3/3 d2:S choice=G',
      actions: ['G'],
    };
    const [, , answer] = (await ask(
      { do: 'play', game: 'menhirs', position: decide, actions: ['G'] },
      { do: 'play', game: 'menhirs', position: E2, actions: ['f4:N'] },
      half,
    )) as { position: string }[];
    expect(answer?.position).toContain('goon=1,2 last=d3:N-c3');
    const [alone] = (await ask(half)) as { position: string }[];
    expect(alone?.position).toMatch(/goon=1,2$/);
  });

  test('an error contains the id of its request', async () => {
    expect(await ask({ id: 12, do: 'dance' })).toMatchObject([{ id: 12, error: { code: 'unknown-command' } }]);
  });

  test('any id is returned', async () => {
    const ids = [null, false, '', 1.5, [1, ['é']], { a: { b: 1 } }];
    expect(await ask(...ids.map((id) => ({ id, do: 'version' })))).toMatchObject(ids.map((id) => ({ id })));
    expect(await ask(...ids.map((id) => ({ id, do: 'dance' })))).toMatchObject(ids.map((id) => ({ id })));
  });

  test('a refusal repeats only a little of a request', async () => {
    const long = 'x'.repeat(100_000);
    const answers = await ask(
      { do: long },
      { do: 'version', [long]: 1 },
      { do: 'best', game: long, position: E2 },
      { do: 'best', game: 'menhirs', position: E2, level: long },
      { do: 'actions', game: 'menhirs', position: long },
      { do: 'play', game: 'menhirs', position: E2, actions: [long] },
      { do: 'walk', game: 'floors', position: long, card: long },
      { do: 'record', record: long },
    );
    for (const answer of answers) expect(JSON.stringify(answer).length).toBeLessThan(300);
  });

  test('a list of actions that are not texts is reported as a list', async () => {
    const [answer] = await ask({ do: 'play', game: 'menhirs', position: E2, actions: ['f4:N', null] });
    expect(answer).toEqual({ error: { code: 'bad-field', message: 'The field actions should be a list of texts.' } });
  });

  test('an answer does not wait for the slow one after it', async () => {
    const thought = { do: 'perft', game: 'menhirs', position: E2, depth: 1 };
    const lines = [{ do: 'version' }, { do: 'version' }, thought, { do: 'version' }, thought];
    const written: number[] = [];
    const sink = new Writable({
      write(data, _, done) {
        written.push(String(data).split('\n').length - 1);
        done();
      },
    });
    await engine(Readable.from([Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))]), sink);
    expect(written).toEqual([2, 2, 1]);
  });

  test('a line over 1 MiB is an error, and the next one is answered', async () => {
    const answers = await converse(`${' '.repeat(1024 * 1024 + 1)}\n{"do":"version"}\n`);
    expect(answers).toMatchObject([{ error: { code: 'too-long' } }, { version: '0.1.0' }]);
  });

  test('a line of exactly 1 MiB is read', async () => {
    const request = '{"do":"version"}';
    expect(await converse(request.padEnd(1024 * 1024))).toMatchObject([{ version: '0.1.0' }]);
  });

  test('a last line without a newline, and Windows line ends', async () => {
    expect(await converse('{"do":"version"}\r\n{"do":"version"}')).toHaveLength(2);
  });

  test('bytes that are not text', async () => {
    expect(await converse(Buffer.from([0xff, 0xfe, 0x00, 0x0a]))).toMatchObject([{ error: { code: 'bad-json' } }]);
  });

  test('any JSON value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect(await ask(value)).toHaveLength(1);
      }),
    );
  });

  test('any request of the right shape', async () => {
    const words = fc.oneof(fc.string(), fc.constantFrom('menhirs', E2, 'f4:N', 'actions', 'play', 'perft', 'record'));
    const request = fc.record(
      {
        id: fc.integer(),
        do: words,
        game: words,
        position: words,
        actions: fc.array(words),
        depth: fc.nat(2),
        record: words,
      },
      { requiredKeys: ['id', 'do'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(request), async (requests) => {
        const answers = (await ask(...requests)) as { id: number }[];
        expect(answers.map(({ id }) => id)).toEqual(requests.map(({ id }) => id));
      }),
    );
  });

  test('the engine waits for a slow reader, and reads no further than it can answer', async () => {
    const line = `${JSON.stringify({ do: 'actions', game: 'menhirs', position: E2 })}\n`;
    const chunk = Buffer.from(line.repeat(200));
    let read = 0;
    const source = Readable.from(
      (function* () {
        for (; read < 400; read++) yield chunk;
      })(),
      { highWaterMark: 1 },
    );
    let waiting: (() => void) | undefined;
    let written = 0;
    const reader = new Writable({
      highWaterMark: 1024,
      write(data, _, done) {
        written += data.length;
        waiting = done;
      },
    });
    const finished = engine(source, reader);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(read).toBeLessThan(20);
    const pump = setInterval(() => waiting?.(), 0);
    await finished;
    clearInterval(pump);
    expect(read).toBe(400);
    expect(written).toBeGreaterThan(400 * chunk.length * 0.3);
  });

  test('a hundred thousand lines in one run, in order', async () => {
    const lines = Array.from({ length: 100_000 }, (_, id) =>
      JSON.stringify(
        id % 3 === 0
          ? { id, do: 'actions', game: 'menhirs', position: E2 }
          : { id, do: id % 3 === 1 ? 'version' : 'x' },
      ),
    );
    const answers = (await converse(`${lines.join('\n')}\n`)) as { id: number; actions?: unknown[]; error?: unknown }[];
    expect(answers).toHaveLength(lines.length);
    for (const [i, { id, actions, error }] of answers.entries()) {
      if (id !== i || (i % 3 === 0 && actions?.length !== 6) || (i % 3 === 2) !== (error !== undefined))
        expect.fail(`line ${i}`);
    }
  });
});

describe('lines', () => {
  test('however the bytes are split, the lines are the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 30 })),
        fc.integer({ min: 1, max: 7 }),
        (texts, chunk) => {
          const lines = texts.map((text) => Buffer.from(text.replaceAll('\n', ' ')).toString());
          const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
          const splitter = new LineSplitter(20);
          const found: (string | null)[] = [];
          for (let from = 0; from < bytes.length; from += chunk)
            found.push(...splitter.lines(bytes.subarray(from, from + chunk)));
          found.push(...splitter.rest());
          expect(found).toEqual(lines.map((line) => (Buffer.byteLength(line) > 20 ? null : line)));
        },
      ),
    );
  });
});
