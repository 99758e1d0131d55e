/** What a player is notified of when they have closed the page. */
import { describe, expect, test } from 'vitest';
import { floorsTable, hosted, menhirsTable, positionOf } from '../src/index.ts';
import { MENHIRS, NO_CLOCK, Trial } from './trial.ts';

const DAY = 24 * 60 * 60_000;
const begun = (clock: hosted.Opened['clock'] = NO_CLOCK) => {
  const trial = new Trial(MENHIRS[0]!, clock);
  trial.send('ann', { kind: 'sit', seat: 1, name: 'ann' });
  trial.send('bob', { kind: 'sit', seat: 2, name: 'bob' });
  const look = (guest: string) => hosted.attentionOf(trial.kit, trial.now, guest);
  const seat = menhirsTable.game.toAct(positionOf(trial.now.table!))[0]!;
  const [mover, other] = seat === 1 ? ['ann', 'bob'] : ['bob', 'ann'];
  /** The first legal action of the player whose turn it is. */
  const act = () => {
    const position = positionOf(trial.now.table!);
    const by = menhirsTable.game.toAct(position)[0]!;
    const action = menhirsTable.game.makeAction(menhirsTable.game.actions(position, by, 0)[0]!, position, by);
    trial.send(by === 1 ? 'ann' : 'bob', { kind: 'act', seat: by, action });
    return by;
  };
  return { trial, look, seat, mover: mover!, other: other!, act };
};

describe('attention is needed', () => {
  test('for a turn, with one key however many actions it takes', () => {
    const { look, mover, other, act, seat } = begun();
    expect(look(mover)).toMatchObject([{ kind: 'turn', key: '0', deadline: null }]);
    expect(look(other)).toEqual([]);
    const keys = new Set(look(mover).map(({ key }) => key));
    while (act() === seat && look(mover).length > 0) for (const { key } of look(mover)) keys.add(key);
    expect(keys).toEqual(new Set(['0']));
    expect(look(mover)).toEqual([]);
    expect(look(other)).toMatchObject([{ kind: 'turn' }]);
    expect(look('eve')).toEqual([]);
  });

  test('with the time when the clock runs out, and without one while it stands still', () => {
    const { trial, look, mover, other, seat } = begun({ kind: 'turn', each: DAY });
    expect(look(mover)).toMatchObject([{ kind: 'turn', deadline: trial.now.began + DAY }]);
    trial.send(other, { kind: 'offer', seat: 3 - seat, what: 'pause' });
    expect(look(mover).map(({ kind }) => kind)).toEqual(['question', 'turn']);
    expect(look(other)).toEqual([]);
    trial.send(mover, { kind: 'answer', seat, yes: true });
    expect(look(mover)).toEqual([]);
  });

  test('for a question of the other player, and for a rematch after the game', () => {
    const { trial, look } = begun();
    trial.send('ann', { kind: 'resign', seat: 1 });
    expect(look('bob')).toEqual([]);
    trial.send('ann', { kind: 'offer', seat: 1, what: 'rematch' });
    expect(look('bob')).toMatchObject([{ kind: 'rematch' }]);
    expect(look('ann')).toEqual([]);
  });

  test('for a newcomer, by the host only', () => {
    const trial = new Trial({ kit: floorsTable, options: '3 basic', seats: 3 }, NO_CLOCK);
    trial.now = hosted.opened(trial.kit, { ...(trial.log[0] as hosted.Opened), admits: true });
    trial.send('ann', { kind: 'sit', seat: 1, name: 'ann' });
    trial.send('bob', { kind: 'sit', seat: 2, name: 'bob' });
    const look = (guest: string) => hosted.attentionOf(trial.kit, trial.now, guest);
    expect(look('ann')).toMatchObject([{ kind: 'newcomer' }]);
    expect(look('bob')).toEqual([]);
  });

  test('for a tournament round, by all of its players, until the game has begun', () => {
    const { trial } = begun();
    const tournament = { id: 'tournament1', round: 2, board: 1 };
    const now = { ...trial.now, tournament };
    const look = (guest: string) => hosted.attentionOf(trial.kit, now, guest);
    for (const guest of ['ann', 'bob']) expect(look(guest)).toMatchObject([{ kind: 'round' }]);
  });
});
