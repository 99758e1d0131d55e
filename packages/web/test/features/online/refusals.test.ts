import { expect, test } from 'vitest';
import keep from '../../../src/features/keep/words/en.ts';
import notifications from '../../../src/features/notifications/words/en.ts';
import words from '../../../src/features/online/words/en.ts';
import profile from '../../../src/features/profile/words/en.ts';

const sources = import.meta.glob<string>(
  [
    '../../../../table/src/hosted/*.ts',
    '../../../../server/src/{http,host,guests,socket,moderation,notifications}/*.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Only programs and operators get these, by requests that no screen sends, or another screen explains them. */
const NOT_FOR_PLAYERS = [
  ...['bad-look', 'bad-message', 'bad-seating', 'bad-token', 'foreign-origin', 'nobody-plays', 'nothing-here'],
  ...[
    'cannot-write',
    'going-down',
    'no-database',
    'no-such-ban',
    'no-such-report',
    'no-pledge',
    'no-such-pool',
    'only-watches',
    'other-value',
  ],
];
/** Sentences with details: see whyNot. */
const WITH_FACTS = ['banned', 'not-yet', 'present', 'too-late'];

test('every code with which a player is refused has a sentence', () => {
  const codes = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/(?:refuse|refusal|Refused)\((?:\d+, |null, |nonce, )?\s*'([a-z-]+)'/g)].map(
      ([, code]) => code!,
    ),
  );
  expect(codes.length).toBeGreaterThan(50);
  const said = [
    ...Object.keys({ ...words.why.codes, ...keep.why, ...notifications.why, ...profile.refused }),
    ...[...WITH_FACTS, ...NOT_FOR_PLAYERS],
  ];
  expect([...new Set(codes)].filter((code) => !said.includes(code))).toEqual([]);
});
