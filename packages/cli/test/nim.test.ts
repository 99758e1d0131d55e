/** A third game in the engine. Nothing in this package knows it. */
import { makeRecord } from '@speeltafel/rules';
import { expect, test } from 'vitest';
import { nim } from '../../rules/test/nim/game.ts';
import { registerNim } from '../../rules/test/nim/register.ts';
import { readRequest } from '../src/engine/answer.ts';
import { openGames } from '../src/engine/commands.ts';

registerNim();

test('the engine answers for a registered game', () => {
  const games = openGames();
  const ask = (request: object): unknown => JSON.parse(readRequest(JSON.stringify(request), games).answer());
  const on = { game: 'nim', position: '1.2/1' };
  expect(ask({ do: 'actions', ...on })).toEqual({ actions: ['a1', 'b1', 'b2'] });
  expect(ask({ do: 'play', ...on, actions: ['b2', 'a1'] })).toEqual({
    position: '0.0/1',
    outcome: { winner: 2, reason: 'last-stone' },
  });
  expect(ask({ do: 'perft', ...on, depth: 1 })).toEqual({ leaves: 3 });
  expect(ask({ do: 'best', ...on, nodes: 1 })).toMatchObject({ actions: ['b1'], value: 1 });
  expect(ask({ do: 'version' })).toMatchObject({ rules: { nim: 1 } });
  expect(ask({ do: 'analyse', ...on })).toMatchObject({ error: { code: 'unknown-game' } });
  const start = { heaps: [1, 2], turn: 1 };
  const record = makeRecord(nim, {
    options: { heaps: [1, 2] },
    seed: null,
    seal: null,
    positions: [start],
    played: [],
  });
  expect(ask({ do: 'record', record })).toEqual({ position: '1.2/1', outcome: null });
});
