import { expect, test } from 'vitest';
import online from '../../../src/features/online/words/en.ts';
import words from '../../../src/features/online-tournament/words/en.ts';
import desk from '../../../src/features/tournament/words/en.ts';

const sources = import.meta.glob<string>(['../../../../tournament/src/{decide,online/decide}.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Only programs get these: no screen sends such a command. */
const NOT_FOR_PLAYERS = [
  ...['by-themselves', 'no-round', 'not-in-round', 'not-withdrawn', 'unknown-entry', 'unknown-game'],
];

test('every code with which a tournament refuses a command has a sentence', () => {
  const codes = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/refuse\(\s*'([a-z-]+)'/g)].map(([, code]) => code!),
  );
  expect(codes.length).toBeGreaterThan(30);
  const said = [words.refused, desk.refused, online.why.codes].flatMap((texts) => Object.keys(texts));
  expect([...new Set(codes)].filter((code) => ![...said, ...NOT_FOR_PLAYERS].includes(code))).toEqual([]);
});
