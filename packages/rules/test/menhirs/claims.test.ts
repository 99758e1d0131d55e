import { describe, expect, test } from 'vitest';
import { menhirs } from '../../src/index.ts';
import { actionsOf, expectOutcome, moment, movesOf, play, refusalOf, text, winsOf } from './play.ts';

describe('7. Worked examples', () => {
  const e2 = 'adam a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f4 1/6/1/move 2/2 -';

  test('E2: X has six legal moves, and each gives Y a win', () => {
    expect(movesOf(e2)).toHaveLength(6);
    for (const move of movesOf(e2)) expect(winsOf(play(e2, move, '.'))).not.toEqual([]);
  });

  test('E2: after f4 N, Y can win by moving the cluster NE or SE, and the only taking that stops it is b3', () => {
    expect(winsOf(play(e2, 'f4:N', '.'))).toEqual(['a3:NE', 'a3:SE']);
    const takings = actionsOf(play(e2, 'f4:N')).filter((action) => action !== '.');
    expect(takings.filter((taking) => winsOf(play(e2, 'f4:N', taking)).length === 0)).toEqual(['-b3']);
  });

  test('E2: so Y must claim, and wins', () => {
    expectOutcome(play(e2, 'f4:N', '-b3', '!', 'a3:NE')).toEqual({ winner: 2, reason: 'claim', points: 17 });
  });

  const e2b = 'adam b4.c2.d3.f2.f4 a1.a2.a3.b2.c2.d3.f2 1/7/1/move 2/2 -';

  test('E2b: Y wins by splitting off b2 c2 d3, N or S; only taking d3 stops it', () => {
    expect(winsOf(play(e2b, 'f2:N', '.'))).toEqual(['b2.c2.d3:N', 'b2.c2.d3:S']);
    const takings = actionsOf(play(e2b, 'f2:N')).filter((action) => action !== '.');
    expect(takings.filter((taking) => winsOf(play(e2b, 'f2:N', taking)).length === 0)).toEqual(['-d3']);
    expectOutcome(play(e2b, 'f2:N', '-d3', '!', 'b2.c2.d3:N')).toEqual({ winner: 2, reason: 'claim', points: 18 });
  });

  const e3 = 'adam c3.c4.e2.e5.f1 d1.e1.f1 1/2/1/move 3/3 -';

  test('E3, claim pitfall: without a claim Y wins; a claim brings g1 back, the way back is ko, and it is unjust', () => {
    expectOutcome(play(e3, 'd1:SE', '-g1', 'e1:NW')).toMatchObject({ winner: 2, reason: 'uncovered' });
    const claimed = play(e3, 'd1:SE', '-g1', '!');
    expect(text(claimed)).toBe('adam c3.c4.e2.e5.f1 e1.f1.g1 1/2/2/prove 3/3 e1.f1.g1:NW');
    expect(refusalOf(claimed, 'e1:NW')?.code).toBe('ko');
    for (const move of movesOf(claimed)) {
      expectOutcome(play(claimed, move)).toEqual({ winner: 1, reason: 'unjust-claim', points: 13 });
    }
  });

  test('E5: the five go N or SE in round 11 and win 22 points', () => {
    const e5 = 'adam a3.b3.c3.d3.e2 a1.a3.b1.b3.c3.d3.d6.e2.g1.g2.g3 1/11/1/move 0/0 -';
    expect(winsOf(e5)).toEqual(['a3:N', 'a3:SE']);
    expectOutcome(play(e5, 'a3:SE')).toEqual({ winner: 1, reason: 'uncovered', points: 22 });
  });
});

describe('3.10 Claiming victory', () => {
  // X moves d3 away; Y can then free a1 by moving it.
  const before = (moment: string, taken = '1/1', fields = ''): string =>
    `adam a1.b1.d6.f4.g3 a1.d3.d5 ${moment} ${taken} -${fields}`;

  const turns = [1, 2].flatMap((pass) =>
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].flatMap((round) => [1, 2].map((player) => [pass, round, player] as const)),
  );

  test.each(turns)(
    'in pass %i, round %i, when player %i has moved, the other may claim and must prove it',
    (pass, round, x) => {
      const y = 3 - x;
      const claimed = play(before(`${pass}/${round}/${x}/move`), 'd3:N', '!');
      expect(moment(claimed)).toBe(`${pass}/${round}/${y}/prove`);
      const points = pass === 1 ? round + 11 : round;
      expectOutcome(play(claimed, 'a1:S')).toEqual({ winner: y, reason: 'claim', points });
      expectOutcome(play(claimed, 'd5:S')).toEqual({ winner: x, reason: 'unjust-claim', points });
    },
  );

  test.each(turns.filter(([, , x]) => x === 2))(
    'in pass %i, round %i, a claim after the turn of player %i crosses the boundary and counts in that round',
    (pass, round) => {
      const next = play(before(`${pass}/${round}/2/move`), 'd3:N', round > 2 ? '.' : '-d5');
      expect(moment(next)).not.toContain(`/${round}/2/`);
      expect(moment(play(next, '!'))).toBe(`${pass}/${round}/1/prove`);
    },
  );

  test('X may not take a tile any more', () => {
    const claimed = play(before('1/6/1/move'), 'd3:N', '!');
    expect(refusalOf(claimed, '-d2')?.code).toBe('wrong-phase');
    expect(menhirs.toAct(claimed)).toEqual([2]);
  });

  test('a tile already taken goes back, and does not count', () => {
    const claimed = play(before('1/6/1/move'), 'd3:N', '-d5', '!');
    expect(text(claimed)).toBe('adam a1.b1.d6.f4.g3 a1.d2.d5 1/6/2/prove 1/1 d2:S');
  });

  test('the tile also goes back in round 2, where taking is compulsory', () => {
    const claimed = play(before('1/2/1/move', '3/3'), 'd3:N', '-d5', '!');
    expect(text(claimed)).toBe('adam a1.b1.d6.f4.g3 a1.d2.d5 1/2/2/prove 3/3 d2:S');
  });

  test('a tile taken out of the moved set comes back, and ko with it', () => {
    const claimed = play(before('1/6/1/move'), 'd3:N', '-d2', '!');
    expect(text(claimed)).toContain('1/6/2/prove 1/1 d2:S');
    expect(refusalOf(claimed, 'd2:S')?.code).toBe('ko');
  });

  test('a claim across a round boundary counts in the round of the move', () => {
    const claimed = play(before('1/6/2/move'), 'd3:N', '.', '!');
    expect(moment(claimed)).toBe('1/6/1/prove');
    expectOutcome(play(claimed, 'a1:S')).toEqual({ winner: 1, reason: 'claim', points: 17 });
  });

  test('a claim at the decision moment counts in the round before it, and the tile goes back', () => {
    const decide = play(before('1/6/2/move', '3/2'), 'd3:N', '-d5');
    expect(moment(decide)).toBe('1/6/1/decide');
    expect(text(play(decide, '!'))).toContain('1/6/1/prove 3/2 d2:S');
  });

  test('a claim after both chose to go on still reaches back, to the true round', () => {
    const on = play(before('1/6/2/move', '3/2'), 'd3:N', '-d5', 'G', 'G');
    expect(text(on)).toContain('1/2/1/move 3/3 d2:S goon=1,2 last=d3:N-d5');
    expect(text(play(on, '!'))).toBe('adam a1.b1.d6.f4.g3 a1.d2.d5 1/6/1/prove 3/2 d2:S');
  });

  test('a claim is possible while only one has chosen', () => {
    const waiting = play(before('1/6/2/move', '3/2'), 'd3:N', '-d5', 'G');
    expect(moment(play(waiting, '!'))).toBe('1/6/1/prove');
  });

  test('a claim against the last move of round 2 is made in round 1, after the decision moment, which stands', () => {
    const claimed = play(before('1/2/2/move', '3/3', ' goon=1'), 'd3:N', '-d5', '!');
    expect(text(claimed)).toContain('1/2/1/prove 3/3 d2:S goon=1');
  });

  test('once both prolonged, the claim is gone', () => {
    expect(refusalOf(play(before('1/3/2/move'), 'd3:N', '.', 'P', 'P'), '!')?.code).toBe('no-claim');
  });

  test('not in round 12 and not against a move of round 1', () => {
    expect(refusalOf('adam a1.b1.c1.d1.e1 a1.b1.c1.d1.e1 1/12/1/place 0/0 - place=3/3', '!')).toMatchObject({
      code: 'no-claim',
      details: { round: 12 },
    });
    expect(refusalOf(before('1/1/1/move', '3/3'), 'd3:N', '!')).toMatchObject({
      code: 'no-claim',
      details: { round: 1 },
    });
  });

  test('not before anything has moved, and not twice', () => {
    const [none, twice] = [['!'], ['d3:N', '!', '!']].map((played) => refusalOf(before('1/6/1/move'), ...played));
    expect(none).toMatchObject({ code: 'no-claim', message: expect.stringContaining('no move to claim against') });
    expect(twice).toMatchObject({ code: 'no-claim', message: expect.stringContaining('winning move must be played') });
  });

  test('only the opponent of the mover can claim', () => {
    const moved = play(before('1/6/1/move'), 'd3:N');
    expect(menhirs.play(moved, 1, { kind: 'claim' }, 0)).toMatchObject({
      ok: false,
      refusal: { code: 'not-your-claim' },
    });
    expect(menhirs.actions(moved, 2, 0)).toEqual([{ kind: 'claim' }]);
  });

  test('the grace ends when Y starts the own turn by moving', () => {
    const y = play(before('1/6/1/move'), 'd3:N', '.', 'd5:S');
    expect(menhirs.play(y, 2, { kind: 'claim' }, 0)).toMatchObject({ ok: false, refusal: { code: 'not-your-claim' } });
  });

  describe('the grace', () => {
    const withGrace = (grace: unknown) => {
      const options = menhirs.options({ grace });
      if (!options.ok) throw new Error(options.refusal.message);
      const read = menhirs.parsePosition(before('1/6/1/move'), options.value);
      if (!read.ok) throw new Error(read.refusal.message);
      return read.value;
    };

    test('claims are possible while X is thinking about a tile, whatever the grace', () => {
      expect(refusalOf(withGrace(0), 'd3:N@1000', '!@999999')).toBeUndefined();
    });

    test.each([
      [0, 5000],
      [3, 8000],
      [5, 10_000],
      [10, 15_000],
    ])('%i seconds count from the end of the turn', (grace, last) => {
      for (const end of ['.@5000', '-d5@5000']) {
        const over = play(withGrace(grace), 'd3:N@1000', end);
        expect(refusalOf(over, `!@${last}`)).toBeUndefined();
        expect(menhirs.view(over, 2).claimUntil).toBe(last);
        expect(refusalOf(over, `!@${last + 400}`)).toMatchObject({
          code: 'too-late',
          message: 'The claim came 0.4 seconds too late.',
          details: { late: 400 },
        });
        expect(menhirs.actions(over, 2, last + 1)).not.toContainEqual({ kind: 'claim' });
      }
    });

    test('a turn that ends by itself starts the grace with the move', () => {
      const spent = withGrace(3);
      const position = play({ ...spent, state: { ...spent.state, taken1: 3 } as never }, 'd3:N@1000');
      expect(moment(position)).toBe('1/6/2/move');
      expect(refusalOf(position, '!@4000')).toBeUndefined();
      expect(refusalOf(position, '!@4001')).toMatchObject({ code: 'too-late', details: { late: 1 } });
    });

    test('the decision moment does not restart it', () => {
      const spent = withGrace(3);
      const state = { ...spent.state, taken1: 3, taken2: 2, player: 2 } as never;
      const on = play({ ...spent, state }, 'd3:N@1000', '-d5@2000', 'G@4000', 'G@4500');
      expect(refusalOf(on, '!@5000')).toBeUndefined();
      expect(refusalOf(on, '!@5001')?.code).toBe('too-late');
    });

    test('untimed: until Y moves', () => {
      expect(refusalOf(withGrace('untimed'), 'd3:N@1000', '.@2000', '!@99999999')).toBeUndefined();
    });
  });

  test('claims off: none at all', () => {
    expect(refusalOf(before('1/6/1/move', '1/1', ' claims=off'), 'd3:N', '!')?.code).toBe('claims-off');
    expect(text(play(before('1/6/1/move', '1/1', ' claims=off'), 'd3:N'))).not.toContain('last=');
  });
});
