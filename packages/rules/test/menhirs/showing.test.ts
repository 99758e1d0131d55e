/** The parts of the rules with which a page shows a game: the round track, and the time for a claim. */
import { describe, expect, test } from 'vitest';
import { menhirsKit as kit, menhirs } from '../../src/index.ts';

function optionsOf(input: unknown): kit.Options {
  const options = menhirs.options(input);
  if (!options.ok) throw new Error(options.refusal.message);
  return options.value;
}

function positionOf(text: string, options: kit.Options): kit.Position {
  const position = menhirs.parsePosition(text, options);
  if (!position.ok) throw new Error(position.refusal.message);
  return position.value;
}

describe('the round track', () => {
  test('Adam Way counts down from 12, with the decision between 3 and 2; in 2 and 1 both must take', () => {
    const track = kit.trackOf(optionsOf({ variant: 'adam' }));
    expect(track.map(({ kind, round }) => (kind === 'decision' ? '*' : round)).join(' ')).toBe(
      '12 11 10 9 8 7 6 5 4 3 * 2 1',
    );
    expect(track.filter(({ must }) => must.length > 0).map(({ round }) => round)).toEqual([2, 1]);
  });

  test('2.0 counts up to 12, with the rounds in which players must take', () => {
    const track = kit.trackOf(
      optionsOf({
        variant: 'v2',
        schedule: [
          [4, 6],
          [5, 6],
        ],
      }),
    );
    expect(track.map(({ kind }) => kind)).toEqual(['place', ...Array(kit.LAST_ROUND_UP).fill('round')]);
    const must = track.flatMap(({ round, must }) => (must.length > 0 ? [[round, ...must]] : []));
    expect(must).toEqual([
      [4, 1],
      [5, 2],
      [6, 1, 2],
    ]);
  });

  test('the current step of a game', () => {
    const options = optionsOf({ variant: 'adam' });
    const track = kit.trackOf(options);
    const { state } = positionOf('adam a1.b1.d6.f4.g3 a1.d3.g3 1/6/1/move 2/2 -', options);
    const where = track.map((step) => kit.whereOnTrack(track, step, state));
    expect(where.indexOf('now')).toBe(6);
    expect(where.slice(0, 6)).toEqual(Array(6).fill('past'));
    expect(where.slice(7)).toEqual(Array(6).fill('coming'));
  });
});

describe('the time for a claim', () => {
  const TEXT = 'adam a2.a3.b2.d1.f4 a3.b1.b2.c3.d4.f3 1/6/2/move 3/2 f3:S last=f4:N-b3';

  test.each(kit.GRACES)('grace %s: a claim is accepted exactly as long as the window is open', (grace) => {
    const read = positionOf(TEXT, optionsOf({ variant: 'adam', grace }));
    const position = { ...read, turnEndedAt: 1000 };
    const window = kit.claimWindow(menhirs.view(position, 2), 2);
    expect(window?.length).toBe(grace === 'untimed' ? null : grace * 1000);
    for (const at of [1000, 1001, 4000, 4001, 6000, 6001, 11_000, 11_001, 99_999]) {
      expect(kit.isInTime(window, at), `at ${at}`).toBe(menhirs.play(position, 2, { kind: 'claim' }, at).ok);
    }
  });

  test('the player who moved has none', () => {
    const position = positionOf(TEXT, optionsOf({ variant: 'adam' }));
    expect(kit.claimWindow(menhirs.view(position, 1), 1)).toBeNull();
    expect(kit.isInTime(null, 0)).toBe(false);
  });
});
