import { describe, expect, test } from 'vitest';
import { fromSeed, menhirs } from '../../src/index.ts';
import { actionsOf, at, expectOutcome, moment, movesOf, play, refusalOf, text } from './play.ts';

const menhirsOf = (position: string): string => position.split(' ')[1]!;

describe('2. Moving fog, in the course of a game', () => {
  const quiet = 'adam a1.b1.d6.f4.g3 a1.d3.d4.g3 1/6/1/move 2/2 -';

  test('moving is compulsory', () => {
    expect(refusalOf(quiet, '.')?.code).toBe('wrong-phase');
    expect(refusalOf(quiet, '-a1')?.code).toBe('wrong-phase');
  });

  test('every tile stays on the board', () => {
    expect(refusalOf(quiet, 'a1:N')).toMatchObject({ code: 'edge', details: { direction: 'N' } });
  });

  test('no tile of a part lands on fog outside it', () => {
    const row = 'adam d1.d2.d3.d4.d5 d1.d2.d3.d4.d5.d6 1/6/1/move 3/2 -';
    expect(refusalOf(row, 'd1.d2.d3:S')).toMatchObject({ code: 'blocked', details: { places: 'd4' } });
  });

  test('a cluster may be named by any of its places, or by all of them', () => {
    expect(text(play(quiet, 'd4:SE'))).toBe(text(play(quiet, 'd3:SE')));
    expect(text(play(quiet, 'd3.d4:SE'))).toBe(text(play(quiet, 'd3:SE')));
  });

  test('only fog moves', () => {
    expect(refusalOf(quiet, 'c3:N')).toMatchObject({ code: 'no-fog', details: { places: 'c3' } });
    expect(refusalOf(quiet, 'c3.d3.d4:N')).toMatchObject({ code: 'no-fog', details: { places: 'c3' } });
  });

  test.each([
    ['three tiles of a cluster of five', 'adam d1 d1.d2.d3.d4.d5 1/6/1/move 3/2 -', 'd1.d2.d3:SE', 'small-bank'],
    ['two tiles', 'adam d1 d1.d2.d3.d4.d5.d6 1/6/1/move 3/2 -', 'd1.d2:SE', 'small-part'],
    ['a part that leaves two tiles behind', 'adam d1 d1.d2.d3.d4.d5.d6 1/6/1/move 3/2 -', 'd1.d2.d3.d4:SE', 'scraps'],
    [
      'a middle part that leaves two pieces, one too small',
      'adam d1 d1.d2.d3.d4.d5.d6 1/6/1/move 3/2 -',
      'd3.d4.d5:SE',
      'scraps',
    ],
    ['tiles that are not connected', 'adam d1 d1.d2.d3.d4.d5.d6 1/6/1/move 3/2 -', 'd1.d2.d4:SE', 'torn'],
    ['two clusters at once', 'adam a1 a1.a2.d4.d5 1/6/1/move 3/3 -', 'a1.a2.d4.d5:SE', 'torn'],
  ])('split: %s may not go', (_, position, action, reason) => {
    expect(refusalOf(position, action)).toMatchObject({ code: 'split', details: { reason } });
  });

  test('what S leaves behind is checked with S lifted off the board, and after landing S may touch the rest again', () => {
    const bank = 'adam c3 c3.d3.d4.e3.e4.f3 1/6/1/move 3/2 -';
    expect(text(play(bank, 'c3.d3.d4:N')).split(' ')[2]).toBe('c2.d2.d3.e3.e4.f3');
  });

  test('a middle part may go when both pieces it leaves have three tiles', () => {
    const nine = 'adam a1 a1.a2.a3.b4.c4.d4.e3.e2.e1 1/11/1/move 1/1 -';
    expect(movesOf(nine)).toContain('b4.c4.d4:N');
  });

  test('winning: the move that leaves no menhir under fog wins at once', () => {
    expectOutcome(play('adam a1.b1 a1.d4 1/6/1/move 2/2 -', 'a1:S')).toEqual({
      winner: 1,
      reason: 'uncovered',
      points: 17,
    });
  });

  test('never by taking: the last fog over a menhir must stay', () => {
    const after = play('adam a1.b1 a1.d4 1/6/1/move 2/2 -', 'd4:S');
    expect(actionsOf(after)).toEqual(['-d5', '.']);
    expect(refusalOf(after, '-a1')).toMatchObject({ code: 'last-cover', details: { place: 'a1' } });
    expect(refusalOf(after, '-c3')?.code).toBe('no-fog');
  });

  test('with two covered menhirs either tile over them may be taken', () => {
    expect(actionsOf(play('adam a1.b1 a1.b1.d4 1/6/1/move 2/2 -', 'd4:S'))).toEqual(['-a1', '-b1', '-d5', '.']);
  });

  test('a menhir that was uncovered may be covered again', () => {
    expect(text(play('adam a1.a2.g3 a1.g3 1/6/1/move 2/2 -', 'a1:S', '.')).split(' ')[2]).toBe('a2.g3');
  });
});

describe('2.4 Ko', () => {
  // E4: X moves b2 b3 c3 c4 SE, and the four merge with e2 e3 e4.
  const e4 = 'adam b3.c3.e2.g1.g3 b2.b3.c3.c4.e2.e3.e4.g3 1/8/1/move 2/1 -';
  const moved = 'b2:SE';

  test('E4: exactly the moved set may not go back, even if it merged', () => {
    const y = play(e4, moved, '.');
    expect(text(y)).toContain(' c3.c4.d4.d5:NW ');
    expect(refusalOf(y, 'c3.c4.d4.d5:NW')).toMatchObject({
      code: 'ko',
      details: { places: 'c3.c4.d4.d5', direction: 'NW' },
    });
    expect(movesOf(y)).not.toContain('c3.c4.d4.d5:NW');
  });

  test('E4: a larger or smaller set may go that way', () => {
    const moves = movesOf(play(e4, moved, '.'));
    for (const other of ['c3.c4.d4:NW', 'c3.c4.d5:NW', 'c3.d4.e2.e3:NW', 'c3:NW']) expect(moves).toContain(other);
  });

  test('the moved set may go another way', () => {
    expect(movesOf(play(e4, moved, '.'))).toContain('c3.c4.d4.d5:SW');
  });

  test('it stays banned when the opponent took a tile elsewhere', () => {
    expect(refusalOf(play('adam a1.g3 a1.d3.g2.g3 1/8/1/move 2/1 -', 'd3:N', '-a1'), 'd2:S')?.code).toBe('ko');
  });

  test('it is lifted if the opponent, after moving, took a tile of the moved set', () => {
    const y = play('adam a1.g3 a1.d3.d4.g3 1/8/1/move 2/1 -', 'd3:N', '-d3');
    expect(text(y).split(' ')[5]).toBe('-');
    expect(movesOf(y)).toContain('d2:S');
  });

  test('a player may undo their own last move', () => {
    const x = play('adam a1.g3 a1.d3.g3 1/8/1/move 2/1 -', 'd3:N', '.', 'g3:N', '.');
    expect(movesOf(x)).toContain('d2:S');
  });

  test('the memory is cleared when the game goes back to round 12', () => {
    const prolonged = play('adam a1.b1.c1.d1.g3 a1.b1.c1.d1.d3.g3 1/3/2/move 3/2 -', 'd3:S', '.', 'P', 'P');
    expect(text(prolonged).split(' ')[5]).toBe('-');
  });

  test('the memory is not cleared between rounds 3 and 2', () => {
    const on = play('adam a1.b1.c1.d1.g3 a1.b1.c1.d1.d3.g3 1/3/2/move 3/2 -', 'd3:S', '.', 'G', 'G');
    expect(moment(on)).toBe('1/2/1/move');
    expect(refusalOf(on, 'd4:N')?.code).toBe('ko');
  });
});

describe('3. Adam Way', () => {
  const seed = '000102030405060708090a0b0c0d0e0f';
  const options = menhirs.options({});
  const opening = menhirs.start(options.ok ? options.value : ({} as never), fromSeed(seed));
  const [first, second] = menhirsOf(text(opening)).split('.');

  test('3.1 seven menhirs lie open; player 1 flips one, then player 2 another; fog covers the other five', () => {
    expect(menhirsOf(text(opening)).split('.')).toHaveLength(7);
    expect(moment(opening)).toBe('1/12/1/flip');
    expect(refusalOf(opening, '+a1')?.code).toBe('wrong-phase');
    const one = play(opening, `~${first}`);
    expect(moment(one)).toBe('1/12/2/flip');
    expect(refusalOf(one, `~${first}`)?.code).toBe('no-menhir');
    const two = text(play(one, `~${second}`));
    expect(two.split(' ')[1]).toBe(two.split(' ')[2]);
    expect(two.split(' ')[1]!.split('.')).toHaveLength(5);
    expect(two).toContain(' place=3/3');
  });

  test('3.3 round 12: six tiles placed alternately, player 1 first, on any place without fog', () => {
    let position = at('adam a1.b1.c1.d1.e1 a1.b1.c1.d1.e1 1/12/1/place 0/0 - place=3/3');
    expect(actionsOf(position)).toHaveLength(25);
    expect(refusalOf(position, '+a1')).toMatchObject({ code: 'occupied', details: { place: 'a1' } });
    const players: number[] = [];
    for (const place of ['a2', 'b2', 'c2', 'd2', 'e2', 'f2']) {
      players.push(...menhirs.toAct(position));
      position = play(position, `+${place}`);
    }
    expect(players).toEqual([1, 2, 1, 2, 1, 2]);
    expect(moment(position)).toBe('1/11/1/move');
  });

  test('3.2 in rounds 11 to 1 each player has one turn, player 1 first, counted down', () => {
    const x = play('adam a1.b1.d6.f4.g3 a1.d3.g3 1/6/1/move 2/2 -', 'd3:N', '.');
    expect(moment(x)).toBe('1/6/2/move');
    expect(moment(play(x, 'd2:NE', '.'))).toBe('1/5/1/move');
  });

  test('3.4 rounds 11 to 3: after moving one tile may be taken, at most three per player', () => {
    const x = play('adam a1.b1.d6.f4.g3 a1.d3.g3 1/6/1/move 2/2 -', 'd3:N');
    expect(moment(x)).toBe('1/6/1/take');
    expect(actionsOf(x)).toEqual(['-a1', '-d2', '-g3', '.']);
    expect(text(play(x, '-d2'))).toContain(' 3/2 ');
    const spent = play('adam a1.b1.d6.f4.g3 a1.d3.g3 1/6/1/move 3/2 -', 'd3:N');
    expect(moment(spent)).toBe('1/6/2/move');
  });

  test('if nothing may be taken the turn ends by itself', () => {
    expect(moment(play('adam a1.a2.b1 a1 1/6/1/move 2/2 -', 'a1:S'))).toBe('1/6/2/move');
  });

  test.each([
    [[3, 2], '1/6/2/move', ['d3:N', '-d2'], '1/6/1/decide'],
    [[2, 3], '1/6/1/move', ['d3:N', '-d2', 'f3:N'], '1/6/1/decide'],
    [[2, 3], '1/3/1/move', ['d3:N', '-d2', 'f3:N'], '1/3/1/decide'],
    [[3, 3], '1/3/2/move', ['d3:N'], '1/3/1/decide'],
    [[3, 2], '1/6/2/move', ['d3:N', '.'], '1/5/1/move'],
    [[3, 2], '1/3/2/move', ['d3:N', '.'], '1/3/1/decide'],
    [[0, 0], '1/4/2/move', ['d3:N', '.'], '1/3/1/move'],
  ])('3.5 takings %j at %s, then %j, lead to %s', (taken, from, actions, to) => {
    expect(moment(play(`adam a1.b1.d6.f4.g3 a1.d3.f3.g3 ${from} ${taken.join('/')} -`, ...actions))).toBe(to);
  });

  describe('3.6 the decision moment', () => {
    const decide = 'adam a1.b1.d6.f4.g3 a1.d3.g3 1/5/1/decide 3/3 -';

    test('both are asked at the same time', () => {
      expect(menhirs.toAct(at(decide))).toEqual([1, 2]);
      expect(actionsOf(decide)).toEqual(['G', 'P']);
    });

    test('either may choose first, once, and the other does not see it', () => {
      const first = play(decide, 'P2');
      expect(text(first)).toContain('1/5/1/decide 3/3 - choice=-P');
      expect(menhirs.toAct(first)).toEqual([1]);
      expect(refusalOf(first, 'G2')?.code).toBe('already-chosen');
      expect(menhirs.view(first, 1)).toMatchObject({ chosen: [2], choice: null });
      expect(menhirs.view(first, 2)).toMatchObject({ chosen: [2], choice: 'prolong' });
      expect(moment(play(first, 'P'))).toBe('2/12/1/place');
    });

    test('both prolong: back to round 12', () => {
      expect(text(play(decide, 'P', 'P'))).toContain('2/12/1/place 0/0 - place=3/3');
    });

    test.each([
      ['G', 'G', 'goon=1,2'],
      ['G', 'P', 'goon=1'],
      ['P', 'G', 'goon=2'],
    ])('%s and %s: on to round 2, and who went on is remembered', (one, two, field) => {
      expect(text(play(decide, one, two))).toMatch(new RegExp(`1/2/1/move 3/3 - ${field}$`));
    });

    test('choices are made at the decision moment only', () => {
      expect(refusalOf('adam a1 a1.d3 1/5/1/move 0/0 -', 'P')?.code).toBe('wrong-phase');
    });
  });

  describe('3.6 the decision aloud: asked in turn, and the first to go on carries the risk of a tie alone', () => {
    const ask = 'adam a1.b1.d6.f4.g3 a1.d3.g3 1/5/1/decide 3/3 - decision=aloud';

    test('player 1 is asked first, and player 2 cannot answer before', () => {
      expect(menhirs.toAct(at(ask))).toEqual([1]);
      expect(actionsOf(ask)).toEqual(['G', 'P']);
      expect(refusalOf(ask, 'P2')?.code).toBe('not-your-turn');
    });

    test('player 1 goes on: player 2 is not asked, because the answer could change nothing', () => {
      const after = play(ask, 'G');
      expect(text(after)).toMatch(/1\/2\/1\/move 3\/3 - goon=1$/);
      expect(menhirs.view(after, null).goOn).toEqual([1]);
      expect(refusalOf(after, 'G2')?.code).toBe('wrong-phase');
    });

    test('player 1 would prolong: that is public, and player 2 is asked', () => {
      const first = play(ask, 'P');
      expect(text(first)).toContain('1/5/2/decide 3/3 - choice=P decision=aloud');
      expect(menhirs.toAct(first)).toEqual([2]);
      for (const seat of [1, 2, null]) {
        expect(menhirs.view(first, seat)).toMatchObject({ chosen: [1], choice: 'prolong' });
      }
      expect(refusalOf(first, 'G1')?.code).toBe('already-chosen');
    });

    test('then player 2 prolongs too, or goes on and carries the risk', () => {
      expect(text(play(ask, 'P', 'P'))).toContain('2/12/1/place 0/0 - place=3/3');
      expect(text(play(ask, 'P', 'G'))).toMatch(/1\/2\/1\/move 3\/3 - goon=2$/);
    });

    test.each([
      [['G'], 2],
      [['P', 'G'], 1],
    ])('after the answers %j a game without a win is won by player %i', (answers, winner) => {
      let position = play(ask.replace('a1.d3.g3', 'a1.b1.d6.f4.g3'), ...answers);
      while (menhirs.outcome(position) === null) {
        const quiet = actionsOf(position).find(
          (action) => menhirs.outcome(play(position, action))?.reason !== 'uncovered',
        );
        position = play(position, quiet!);
      }
      expect(menhirs.outcome(position)).toEqual({ winner, reason: 'went-on', points: 12 });
    });

    test('a claim that reaches back over the answers makes them void', () => {
      const moved = 'adam a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f4 1/3/2/move 2/2 - decision=aloud';
      const after = play(moved, 'f4:N', '.', 'G', '!');
      expect(menhirs.view(after, null)).toMatchObject({ phase: 'prove', round: 3, player: 1, goOn: [] });
    });

    test.each([
      ['adam a1 a1.d3 1/2/1/move 3/3 - decision=aloud', 'bad-position'],
      ['adam a1 a1.d3 2/5/1/move 0/0 - decision=aloud', 'bad-position'],
      ['adam a1 a1.d3 1/5/1/move 0/0 - decision=secret', 'bad-position'],
      ['adam a1.b1 a1.d3.g3 1/5/1/decide 3/3 - choice=G decision=aloud', 'bad-position'],
      ['adam a1.b1 a1.d3.g3 1/5/1/decide 3/3 - choice=-P decision=aloud', 'bad-position'],
      ['v2 a1 a1.d3 1/5/1/move 0/0 - decision=aloud', 'bad-option'],
    ])('the text contains it while the decision is ahead, and nowhere else: %s', (wrong, code) => {
      expect(menhirs.parsePosition(wrong)).toMatchObject({ refusal: { code } });
    });

    test('the text contains it from the first flip on', () => {
      const options = menhirs.parseOptions('adam decision=aloud');
      if (!options.ok) return expect.fail(options.refusal.message);
      const start = menhirs.start(options.value, fromSeed('0'.repeat(32)));
      expect(text(start)).toMatch(/flip 0\/0 - decision=aloud$/);
    });

    test('a position of a game with another decision is refused', () => {
      const aloud = menhirs.parseOptions('adam decision=aloud');
      if (!aloud.ok) return expect.fail(aloud.refusal.message);
      const secret = 'adam a1.b1.d6.f4.g3 a1.d3.g3 1/5/1/decide 3/3 -';
      expect(menhirs.parsePosition(secret, aloud.value)).toMatchObject({ refusal: { code: 'bad-position' } });
      expect(menhirs.parsePosition(ask, aloud.value).ok).toBe(true);
      expect(menhirs.parsePosition('adam a1 a1.d3 1/2/1/move 3/3 -', aloud.value).ok).toBe(true);
    });
  });

  describe('3.7 the second pass', () => {
    const decide = (taken: string): string => `adam a1.b1.d6.f4.g3 a1.d3.g3 1/3/1/decide ${taken} -`;

    test('both put back as many as they took, alternating, skipping a player who has none left', () => {
      let position = play(decide('1/3'), 'P', 'P');
      const players: number[] = [];
      for (const place of ['b1', 'd6', 'f4', 'c3']) {
        players.push(...menhirs.toAct(position));
        position = play(position, `+${place}`);
      }
      expect(players).toEqual([1, 2, 2, 2]);
      expect(moment(position)).toBe('2/11/1/move');
    });

    test('player 2 starts when player 1 took none', () => {
      expect(text(play(decide('0/2'), 'P', 'P'))).toContain('2/12/2/place 0/0 - place=0/2');
    });

    test('bare menhirs may be covered again', () => {
      expect(actionsOf(play(decide('1/0'), 'P', 'P'))).toContain('+b1');
    });

    test('no more can be put back than there are tiles in the box', () => {
      const full = 'adam a1.b1.d6.f4.g3 a1.a2.a3.b1.b2.b3.c1.c2.d1 1/3/1/decide 3/3 -';
      expect(text(play(full, 'P', 'P'))).toContain(' place=2/0');
    });

    test('without any taken tile: straight to round 11', () => {
      expect(moment(play(decide('0/0'), 'P', 'P'))).toBe('2/11/1/move');
    });

    test('no win by placing, and no claim', () => {
      const placing = play(decide('1/0'), 'P', 'P');
      expect(refusalOf(placing, '!')?.code).toBe('no-claim');
      expectOutcome(play(placing, '+c3')).toBeNull();
    });

    test('rounds 11 to 3 again with a new allowance of three each', () => {
      const moving = play(decide('1/0'), 'P', 'P', '+c3');
      expect(text(moving)).toContain('2/11/1/move 0/0');
      expect(moment(play(moving, 'g3:N'))).toBe('2/11/1/take');
    });

    test.each(['2/3/2/move 1/1', '2/8/2/move 3/2'])(
      '%s reaching the decision moment again leads straight to round 2',
      (from) => {
        const taken = from.startsWith('2/8') ? '-g2' : '.';
        expect(moment(play(`adam a1.b1.d6.f4.g3 a1.d3.g3 ${from} -`, 'g3:N', taken))).toBe('2/2/1/move');
      },
    );
  });

  test.each([2, 1])('3.8 in round %i a tile must be taken after moving', (round) => {
    const x = play(`adam a1.b1.d6.f4.g3 a1.d3.g3 1/${round}/1/move 3/3 - goon=1,2`, 'd3:N');
    expect(moment(x)).toBe(`1/${round}/1/take`);
    expect(refusalOf(x, '.')).toMatchObject({ code: 'must-take', details: { round } });
    expect(refusalOf(x, 'd2:N')?.message).toBe('Now it is time to take a tile.');
    expect(actionsOf(x)).toEqual(['-a1', '-d2', '-g3']);
    expect(text(play(x, '-d2'))).toContain(' 3/3 ');
  });

  describe('3.9 after round 1 without a win', () => {
    const end = (pass: number, field: string): string => `adam a1.b1.d6.f4.g3 a1.d3 ${pass}/1/2/move 3/3 -${field}`;
    const last = ['d3:N', '-d2'];

    test.each([
      [' goon=1', 2],
      [' goon=2', 1],
    ])('not prolonged and%s: that player loses and the other scores 12', (field, winner) => {
      expectOutcome(play(end(1, field), ...last)).toEqual({ winner, reason: 'went-on', points: 12 });
    });

    test('both went on: a tie', () => {
      expectOutcome(play(end(1, ' goon=1,2'), ...last)).toEqual({ winner: null, reason: 'tie', points: 0 });
    });

    test('prolonged: a tie', () => {
      expectOutcome(play(end(2, ''), ...last)).toEqual({ winner: null, reason: 'tie', points: 0 });
    });

    test('a win in round 1 is still a win', () => {
      expectOutcome(play(end(1, ' goon=1'), 'a1:S')).toEqual({ winner: 2, reason: 'uncovered', points: 12 });
    });
  });

  test.each([
    [1, 11, 22],
    [1, 3, 14],
    [1, 1, 12],
    [2, 11, 11],
    [2, 1, 1],
  ])('3.11 a win in pass %i, round %i scores %i', (pass, round, points) => {
    expectOutcome(play(`adam a1 a1.d3 ${pass}/${round}/2/move 3/3 -`, 'a1:S')).toEqual({
      winner: 2,
      reason: 'uncovered',
      points,
    });
  });

  test('nothing can be played when the game is over', () => {
    const over = play('adam a1 a1.d3 1/5/2/move 3/3 -', 'a1:S');
    for (const action of ['a2:N', '.', '!', 'P', '+a1', '~a1', '-a2'])
      expect(refusalOf(over, action)?.code).toBe('over');
  });
});
