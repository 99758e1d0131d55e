import { describe, expect, test } from 'vitest';
import { fromSeed, menhirs, menhirsKit } from '../../src/index.ts';
import { at, expectOutcome, moment, play, refusalOf, text } from './play.ts';

const menhirsOf = (position: string): string => position.split(' ')[1]!;

describe('4. Variant 2.0', () => {
  const start = 'v2 a2.b2.d2.f2.g3 a2.b2.d2.f2.g3 1/0/1/place 0/0 - place=3/3';

  test('the 3rd and the 5th menhir turned up are laid face down; fog on the other five; six to place', () => {
    const options = menhirs.options({ variant: 'v2' });
    const base = menhirs.options({ variant: 'base' });
    if (!options.ok || !base.ok) throw new Error('options');
    for (let i = 0; i < 50; i++) {
      const chance = fromSeed(i.toString(16).padStart(32, '0'));
      const turnedUp = menhirsOf(text(menhirs.start(base.value, chance))).split('.');
      const standing = turnedUp.filter((_, k) => k !== 2 && k !== 4).join('.');
      expect(text(menhirs.start(options.value, chance))).toBe(`v2 ${standing} ${standing} 1/0/1/place 0/0 - place=3/3`);
    }
  });

  test('menhirs turned up as tiles 2, 5, 9, 14, 20, 25, 30: c2 and e2 are laid face down', () => {
    const options = menhirs.options({ variant: 'v2' });
    const chance = {
      shuffle: <T>(_: string, things: readonly T[]): T[] => {
        const [menhir, forest] = [things[0]!, things.at(-1)!];
        return things.map((_, i) => ([2, 5, 9, 14, 20, 25, 30].includes(i + 1) ? menhir : forest));
      },
    };
    if (!options.ok) throw new Error('options');
    expect(text(menhirs.start(options.value, chance))).toBe(start);
    expect(menhirsKit.makePlaces(menhirsKit.dealtFaceDown(options.value, chance))).toBe('c2.e2');
  });

  test('placing is not a round; then round 1', () => {
    expect(moment(play(start, '+a1', '+a3', '+b1', '+b3', '+b4', '+c1'))).toBe('1/1/1/move');
  });

  test('rounds count upwards; without a taking in the schedule the turn ends with the move', () => {
    const x = play('v2 a1 a1.d3 1/3/1/move 0/0 -', 'd3:N');
    expect(moment(x)).toBe('1/3/2/move');
    expect(moment(play(x, 'd2:NE'))).toBe('1/4/1/move');
  });

  test('the default schedule: both must take in rounds 4, 6, 8, 10 and 12', () => {
    const forced = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((round) =>
      [1, 2].every((player) => moment(play(`v2 a1 a1.d3.g3 1/${round}/${player}/move 0/0 -`, 'd3:N')).endsWith('take')),
    );
    expect(forced).toEqual([4, 6, 8, 10, 12]);
    expect(refusalOf('v2 a1 a1.d3.g3 1/4/1/move 0/0 -', 'd3:N', '.')?.code).toBe('must-take');
  });

  test('an asymmetric schedule forces each player by their own list', () => {
    const round = (n: number, player: number): string => `v2 a1 a1.d3.g3 1/${n}/${player}/move 0/0 - take=2/3,4`;
    expect(moment(play(round(2, 1), 'd3:N'))).toBe('1/2/1/take');
    expect(moment(play(round(2, 2), 'd3:N'))).toBe('1/3/1/move');
    expect(moment(play(round(3, 1), 'd3:N'))).toBe('1/3/2/move');
    expect(moment(play(round(4, 2), 'd3:N'))).toBe('1/4/2/take');
    expect(text(play(round(4, 2), 'd3:N', '-g3'))).toContain(' 0/1 ');
  });

  test('a schedule without any taking', () => {
    expect(moment(play('v2 a1 a1.d3.g3 1/4/1/move 0/0 - take=-/-', 'd3:N'))).toBe('1/4/2/move');
  });

  test('if a forced taking has no legal tile, it is skipped', () => {
    expect(moment(play('v2 a1.a2 a1 1/4/1/move 0/0 -', 'a1:S'))).toBe('1/4/2/move');
  });

  test('no claims', () => {
    expect(refusalOf('v2 a1.g3 a1.d3.g3 1/3/1/move 0/0 -', 'd3:N', '!')?.code).toBe('claims-off');
  });

  test("after round 12 without a win: a draw; the winner's score: fog tiles on the board", () => {
    expectOutcome(play('v2 a1 a1.d3.g3 1/12/2/move 4/4 -', 'd3:N', '-g3')).toEqual({
      winner: null,
      reason: 'tie',
      points: 0,
    });
    expectOutcome(play('v2 a1 a1.d3.g3 1/7/2/move 4/4 -', 'a1:S')).toEqual({
      winner: 2,
      reason: 'uncovered',
      points: 3,
    });
  });
});

describe('5. The base game', () => {
  test('all seven menhirs are kept, seven fog on them, four to place, its own schedule', () => {
    const options = menhirs.options({ variant: 'base', schedule: [[1], [12]] });
    const position = menhirs.start(options.ok ? options.value : ({} as never), fromSeed('0'.repeat(32)));
    const [variant, stones, fog, moment, , , place, take] = text(position).split(' ');
    expect([variant, moment, place, take]).toEqual(['base', '1/0/1/place', 'place=2/2', 'take=1/12']);
    expect(stones!.split('.')).toHaveLength(7);
    expect(fog).toBe(stones);
  });
});

describe('6. Hidden fog', () => {
  const options = { variant: 'adam', hidden: true } as const;
  const withHidden = menhirs.options(options);
  const read = (position: string) => {
    if (!withHidden.ok) throw new Error('options');
    const parsed = menhirs.parsePosition(position, withHidden.value);
    if (!parsed.ok) throw new Error(parsed.refusal.message);
    return parsed.value;
  };

  test('what lies under fog is not in the view, for players and spectators alike', () => {
    const position = read('adam a1.b1.c1.d1.e1 a1.b1.f4.g3 1/6/1/move 2/2 -');
    for (const seat of [1, 2, null])
      expect(menhirs.view(position, seat).menhirs).toBe(at('adam c1.d1.e1 a1 1/6/1/move 2/2 -').state.menhirs);
  });

  test.each([
    ['adam', 2],
    ['v2', 1],
    ['base', 1],
  ])('the set-up of %s is visible before it is covered, and no longer', (variant, seen) => {
    const hidden = menhirs.options({ variant, hidden: true });
    if (!hidden.ok) throw new Error('options');
    let position = menhirs.start(hidden.value, fromSeed('0'.repeat(32)));
    for (let played = 0; !moment(position).endsWith('/move'); played++) {
      const { menhirs: stones, fog } = position.state;
      for (const seat of [1, 2, null]) {
        expect(menhirs.view(position, seat).menhirs).toBe(played < seen ? stones : stones & ~fog);
      }
      const [seat = 1] = menhirs.toAct(position);
      const next = menhirs.play(position, seat, menhirs.actions(position, seat, 0)[0]!, 0);
      if (!next.ok) throw new Error(next.refusal.message);
      position = next.value;
    }
  });

  test('when the game is over everything is shown', () => {
    const tie = play(read('adam a1.b1.d6.f4.g3 a1.d3 1/1/2/move 3/3 - goon=1,2'), 'd3:N', '-d2');
    expect(menhirs.view(tie, 1).menhirs).toBe(tie.state.menhirs);
  });

  test('by default it is visible through the fog', () => {
    const position = at('adam a1.b1 a1.d3 1/6/1/move 2/2 -');
    expect(menhirs.view(position, 2).menhirs).toBe(position.state.menhirs);
  });
});

describe('a board drawn by the players', () => {
  const chance = fromSeed('7'.repeat(32));
  const begin = (input: string): string => {
    const options = menhirs.parseOptions(input);
    if (!options.ok) throw new Error(options.refusal.message);
    expect(menhirs.makeOptions(options.value)).toBe(input);
    return text(menhirs.start(options.value, chance));
  };

  test('has its menhirs instead of dealt ones; everything else is as usual', () => {
    const seven = 'a1.b1.b4.d3.e4.f2.g2';
    expect(begin(`adam board=${seven}`)).toBe(`adam ${seven} - 1/12/1/flip 0/0 -`);
    expect(begin(`base board=${seven}`)).toBe(`base ${seven} ${seven} 1/0/1/place 0/0 - place=2/2`);
    const standing = 'a1.b1.d3.f2.g2';
    expect(begin(`v2 board=${seven}`)).toBe(`v2 ${standing} ${standing} 1/0/1/place 0/0 - place=3/3`);
  });

  test('with five menhirs nothing is flipped or laid face down', () => {
    const five = 'b1.b4.e4.f2.g2';
    const played = play('adam a1.b1.b4.d3.e4.f2.g2 - 1/12/1/flip 0/0 -', '~a1', '~d3');
    expect(begin(`adam board=${five}`)).toBe(text(played));
    expect(begin(`v2 board=${five}`)).toBe(`v2 ${five} ${five} 1/0/1/place 0/0 - place=3/3`);
  });

  test.each([
    ['adam board=-', 'bad-option'],
    ['adam board=a1.b1', 'bad-option'],
    ['adam board=a1.a1.b1.b2.b3', 'bad-option'],
    ['adam board=a9.b1.b2.b3.b4', 'bad-option'],
    ['base board=b1.b4.e4.f2.g2', 'bad-option'],
  ])('%j is refused with a sentence', (input, code) => {
    const options = menhirs.parseOptions(input);
    expect(options.ok ? 'accepted' : options.refusal.code).toBe(code);
  });
});
