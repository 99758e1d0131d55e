import { analyse, annotate, chart } from '@speeltafel/players';
import { floors, menhirs } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { isFloorsRecord } from '../../src/games/floors/replay/record.ts';
import { isMenhirsRecord } from '../../src/games/menhirs/replay/record.ts';
import { readRecord } from '../../src/session/game-record.ts';
import { floorsRecord, hurry, menhirsRecord, must } from '../features/replay/games.ts';

describe('analysing a game', () => {
  const menhirsGame = menhirsRecord({ variant: 'v2', hidden: true }, ['lamb', 'shepherd'], 4);
  const floorsGame = floorsRecord({ players: 2, setup: 'lay' }, 'kitchen-boy');

  test.each([
    ['Menhirs with hidden fog', menhirsGame],
    ['Floors with tiles laid', floorsGame],
  ])('%s: charts every position and reports progress', (_, record) => {
    const game = must(readRecord(record));
    const heard: number[] = [];
    const found = chart(record, hurry(), (done, of) => {
      expect(of).toBe(game.course.positions.length);
      heard.push(done);
    });
    expect(found.game).toBe(game.game);
    const rows = found.game === 'menhirs' ? found.prospects : found.chances;
    expect(rows).toHaveLength(game.course.positions.length);
    expect(heard.at(-1)).toBe(rows.length);
  });

  test('notes on Floors name the action they are about, even after tiles were laid', () => {
    const game = must(readRecord(floorsGame));
    const found = annotate(floorsGame, hurry(), () => {});
    if (found.game !== 'floors' || !isFloorsRecord(game)) throw new Error('unexpected game');
    const { played } = game.course;
    for (const { index, played: move } of found.turns) expect(played[index]!.action).toEqual(move);
    for (const { index, card } of found.cards) expect(played[index]!.action).toEqual({ type: 'card', card });
    expect(found.turns.length + found.cards.length).toBe(played.filter(({ action }) => action.type !== 'lay').length);
  });

  test('the turn that was played is included, even if others are better', () => {
    const game = must(readRecord(floorsGame));
    if (!isFloorsRecord(game)) throw new Error('unexpected game');
    const { played, positions, options } = game.course;
    const at = played.findIndex(({ action }) => action.type === 'move');
    const text = floors.makeAction(played[at]!.action, positions[at]!, played[at]!.seat);
    const found = analyse(
      'floors',
      {
        ...{ played: [text] },
        ...{ position: floors.makePosition(positions[at]!), options: floors.makeOptions(options) },
      },
      hurry(),
    );
    if (found.game !== 'floors' || found.played === null) throw new Error('unexpected game');
    expect(found.turns.length).toBeLessThanOrEqual(6);
    // Many paths have the same end; the one returned ends where the played one did.
    const move = played[at]!.action;
    expect(found.played.action.path.at(-1)).toBe(move.type === 'move' ? move.path.at(-1) : undefined);
  });

  test('the first and the last position have no turns to rate', () => {
    const game = must(readRecord(menhirsGame));
    if (!isMenhirsRecord(game)) throw new Error('unexpected game');
    const options = menhirs.makeOptions(game.course.options);
    for (const position of [game.course.positions[0]!, game.course.positions.at(-1)!]) {
      const asked = { played: [], options };
      const found = analyse('menhirs', { ...asked, position: menhirs.makePosition(position) }, hurry());
      expect(found.turns).toEqual([]);
    }
  });

  test('an invalid record is an error, which the page shows', () => {
    expect(() => chart('junk', hurry(), () => {})).toThrow();
  });
});
