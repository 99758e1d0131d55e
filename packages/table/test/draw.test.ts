/** The draw before a game: chance that neither the table nor a player can choose. */
import { makeRecord, menhirs, mixedSeed, parseRecord, seal } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { hosted } from '../src/index.ts';
import { MENHIRS, NO_CLOCK, SEED, Trial } from './trial.ts';

const VALUES = { ann: 'a'.repeat(32), bob: 'b'.repeat(32), cas: 'c'.repeat(32) } as const;
type Name = keyof typeof VALUES;

const show = (guest: Name) => ({ kind: 'show', value: VALUES[guest] }) as const;
const pledgeOf = (guest: Name): string => seal(VALUES[guest]);

function gathering() {
  const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
  const sit = (guest: Name, seat: number, pledge = true) =>
    trial.send(guest, { kind: 'sit', seat, name: guest, ...(pledge && { pledge: pledgeOf(guest) }) });
  const told = (guest: Name): hosted.ClientView =>
    hosted.viewFor(trial.kit, trial.now, hosted.seatsOf(trial.now.seating, guest), 0, guest);
  return { trial, sit, told };
}

/** Two seated guests who have pledged. */
function drawing() {
  const all = gathering();
  all.sit('ann', 1);
  all.sit('bob', 2);
  return all;
}

describe('the draw before a game', () => {
  test('begins when every seat is taken, and the game when all pledged values are shown', () => {
    const { trial } = drawing();
    expect(trial.now.table).toBeNull();
    expect(hosted.deadlineOf(trial.kit, trial.now)).toBe(trial.at + hosted.SHOWN_WITHIN);
    trial.send('bob', show('bob'));
    expect(trial.now.table).toBeNull();
    trial.send('ann', show('ann'));
    const parts = [
      { seat: 1, value: VALUES.ann },
      { seat: 2, value: VALUES.bob },
    ];
    expect(trial.now.table?.course).toMatchObject({
      seed: mixedSeed({ secret: SEED, parts }),
      seal: seal(SEED),
      mix: { secret: SEED, parts },
    });
  });

  test('a pledge is binding: no other value is accepted, nor one that was not pledged, nor another after it was shown', () => {
    const { trial } = drawing();
    expect(trial.send('ann', { kind: 'show', value: '0'.repeat(32) })).toMatchObject({
      refusal: { code: 'other-value' },
    });
    expect(trial.send('cas', show('cas'))).toMatchObject({ refusal: { code: 'no-pledge' } });
    trial.send('ann', show('ann'));
    expect(trial.send('ann', { kind: 'show', value: '0'.repeat(32) })).toMatchObject({
      refusal: { code: 'other-value' },
    });
    expect(trial.send('ann', show('ann'))).toEqual({ ok: true, value: [] });
  });

  test('no one can leave, be removed or pledge again once others may have shown their values', () => {
    const { trial, sit } = drawing();
    expect(trial.send('bob', { kind: 'rise', seat: 2 })).toMatchObject({ refusal: { code: 'begun' } });
    expect(trial.send('ann', { kind: 'free', seat: 2, guest: 'bob' })).toMatchObject({ refusal: { code: 'begun' } });
    expect(sit('cas', 2)).toMatchObject({ refusal: { code: 'seat-taken' } });
  });

  test('waits for five seconds; a player who did not show a value has no share, which the record shows', () => {
    const { trial } = drawing();
    trial.send('ann', show('ann'));
    const pass = (at: number) => hosted.passTime(trial.kit, trial.now, at, 'giant');
    expect(pass(trial.at + hosted.SHOWN_WITHIN - 1)).toEqual([]);
    for (const fact of pass(trial.at + hosted.SHOWN_WITHIN)) trial.take(fact);
    expect(trial.send('bob', show('bob'))).toMatchObject({ refusal: { code: 'begun' } });
    const { course } = trial.now.table!;
    expect(makeRecord(trial.kit.game, course)).toContain(`mix ${SEED} 1:${VALUES.ann} 2:-\n`);
  });

  test('is skipped if no one pledged anything: bots, programs and pages of older versions', () => {
    const { trial, sit } = gathering();
    sit('ann', 1, false);
    sit('bob', 2, false);
    expect(trial.now.table?.course).toMatchObject({ seed: SEED, seal: seal(SEED), mix: undefined });
    expect(hosted.viewFor(trial.kit, trial.now, [], 0).draw).toBeNull();
  });

  test('works if only one player pledged', () => {
    const { trial, sit } = gathering();
    sit('ann', 1);
    sit('bob', 2, false);
    trial.send('ann', show('ann'));
    expect(trial.now.table?.course.mix).toEqual({ secret: SEED, parts: [{ seat: 1, value: VALUES.ann }] });
  });

  test('counts a guest with several seats once, and no one who left before', () => {
    const { trial, sit } = gathering();
    sit('cas', 1);
    trial.send('cas', { kind: 'rise', seat: 1 });
    sit('ann', 2);
    sit('ann', 1);
    trial.send('ann', show('ann'));
    expect(trial.now.table?.course.mix?.parts).toEqual([{ seat: 1, value: VALUES.ann }]);
  });

  test('shows everyone the same pledges, and the secret only when the game is over', () => {
    const { trial, told } = drawing();
    const shares = (['ann', 'bob'] as const).map((guest, i) => ({
      seat: i + 1,
      guest,
      pledge: pledgeOf(guest),
      value: null,
    }));
    for (const guest of ['ann', 'bob', 'cas'] as const) {
      expect(told(guest)).toMatchObject({ seal: seal(SEED), seed: null, draw: { shares, secret: null, seed: null } });
    }
    for (const guest of ['ann', 'bob'] as const) trial.send(guest, show(guest));
    expect(JSON.stringify(told('bob'))).not.toContain(SEED);
    trial.send('bob', { kind: 'resign', seat: 2 });
    const { seed, mix } = trial.now.table!.course;
    expect(told('cas')).toMatchObject({ seal: seal(SEED), seed: null, draw: { secret: SEED, seed } });
    expect(hosted.chanceOf(told('cas'))).toEqual({ seed, seal: seal(SEED), mix });
  });

  test('precedes the next game, too: pledges come with the consent', () => {
    const { trial } = drawing();
    for (const guest of ['ann', 'bob'] as const) trial.send(guest, show(guest));
    trial.send('bob', { kind: 'resign', seat: 2 });
    trial.send('bob', { kind: 'offer', seat: 2, what: 'rematch', pledge: pledgeOf('cas') });
    trial.send('ann', { kind: 'answer', seat: 1, yes: true, pledge: pledgeOf('ann') });
    const [first, second] = hosted.rematchOf(trial.kit, trial.now, 'f'.repeat(32), 5);
    expect(first.pledges).toEqual({ ann: pledgeOf('ann'), bob: pledgeOf('cas') });
    expect(second).toEqual({ kind: 'drawing', at: 5 });
  });

  test('is the same after loading from the log, and its record verifies', () => {
    const { trial } = drawing();
    for (const guest of ['ann', 'bob'] as const) trial.send(guest, show(guest));
    for (const pick of [3, 1, 4, 1, 5]) trial.step(pick);
    const [first, ...rest] = JSON.parse(JSON.stringify(trial.log)) as [hosted.Opened, ...hosted.Fact[]];
    const again = rest.reduce((now, fact) => hosted.fold(trial.kit, now, fact), hosted.opened(trial.kit, first));
    expect(again).toEqual(trial.now);
    const { course } = trial.now.table!;
    expect(parseRecord(menhirs, makeRecord(menhirs, course))).toMatchObject({ ok: true, value: { mix: course.mix } });
  });
});
