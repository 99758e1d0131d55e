/** The driver of computer players, shared by page and server. */
import { type Refusal, refusal, type Seat } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { type ComputersTurn, playComputersTurn } from '../src/index.ts';

const TURN: ComputersTurn = {
  ...{ seat: 1, level: 'any', game: 'any', position: '', options: '', seen: 4 },
  ...{ mayClaim: false, waited: true, late: false },
};

/** Drives a turn with the given answers, and returns what was asked and played. */
async function drive(script: {
  turn?: (declined: readonly Seat[], late: boolean) => ComputersTurn | null;
  think: (turn: ComputersTurn) => readonly string[];
  refuse?: (action: string) => Refusal | null;
}) {
  const asked: ComputersTurn[] = [];
  const played: string[] = [];
  const done = await playComputersTurn({
    turn: async (declined, late) => (script.turn ?? ((_, isLate) => ({ ...TURN, late: isLate })))(declined, late),
    async think(turn) {
      asked.push(turn);
      return { actions: script.think(turn) };
    },
    async act({ seen }, { actions }, index) {
      const refused = script.refuse?.(actions[index]!) ?? null;
      if (refused === null) played.push(`${seen + index} ${actions[index]}`);
      return refused;
    },
  }).catch((error: Error) => error.message);
  return { done, asked, played };
}

describe('a computer player', () => {
  test('plays its whole turn, action by action', async () => {
    const { done, played } = await drive({ think: () => ['move', 'take'] });
    expect([done, played]).toEqual([true, ['4 move', '5 take']]);
  });

  test('stops if the game went on without it, and is checked again', async () => {
    const { done, played } = await drive({
      think: () => ['move', 'take'],
      refuse: (action) => (action === 'take' ? refusal('stale', 'A player claimed.') : null),
    });
    expect([done, played]).toEqual([true, ['4 move']]);
  });

  test("that could claim and declines is not asked again; then it is another's turn", async () => {
    const { done, asked, played } = await drive({
      turn: (declined) => (declined.includes(1) ? { ...TURN, seat: 2 } : { ...TURN, mayClaim: true, waited: false }),
      think: ({ mayClaim }) => (mayClaim ? [] : ['move']),
    });
    expect([done, asked.map(({ seat }) => seat), played]).toEqual([true, [1, 2], ['4 move']]);
  });

  test('whose claim comes too late plays its turn without it', async () => {
    const { done, asked, played } = await drive({
      think: ({ late }) => (late ? ['move'] : ['claim']),
      refuse: (action) => (action === 'claim' ? refusal('too-late', 'The claim came too late.') : null),
    });
    expect([done, asked.map(({ late }) => late), played]).toEqual([true, [false, true], ['4 move']]);
  });

  test('whose turn is refused twice causes an error instead of an endless loop', async () => {
    const { done, asked } = await drive({ think: () => ['move'], refuse: () => refusal('ko', 'This is barred.') });
    expect([done, asked.length]).toEqual(['This is barred.', 2]);
  });

  test('without a thought leaves the table unchanged', async () => {
    expect(await drive({ think: () => [] })).toMatchObject({ done: false, played: [] });
    expect(await drive({ turn: () => null, think: () => ['move'] })).toMatchObject({ done: false, asked: [] });
  });
});
