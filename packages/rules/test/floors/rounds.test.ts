import { describe, expect, test } from 'vitest';
import { floors } from '../../src/floors/floors.ts';
import { rank } from '../../src/floors/outcome.ts';
import { draft } from '../../src/floors/path.ts';
import { makePosition, type Position, parsePosition } from '../../src/floors/position.ts';
import { CHANCE } from '../../src/game.ts';
import { fromSeed } from '../../src/index.ts';
import { code, ok } from './help.ts';

const seed = fromSeed('00112233445566778899aabbccddeeff');
const start = (options: Record<string, unknown> = {}): Position => floors.start(ok(floors.options(options)), seed);
/** By version 1 of the rules. */
const early = (options: Record<string, unknown> = {}): Position => start({ ...options, rules: 1 });

function play(position: Position, ...texts: string[]): Position {
  let now = position;
  for (const text of texts) {
    const { seat, action } = ok(floors.parseAction(text, now));
    now = ok(floors.play(now, seat, action, 0));
  }
  return now;
}

const tryOut = (position: Position, text: string) => {
  const parsed = floors.parseAction(text, position);
  return parsed.ok ? floors.play(position, parsed.value.seat, parsed.value.action, 0) : parsed;
};
const read = (text: string): Position => ok(parsePosition(text));
const tokensOf = (position: Position): string => makePosition(position).split(' ')[3]!;
const clockOf = (position: Position): string => makePosition(position).split(' ')[0]!;
const ALL = '5.7.7.8.8.10.h1.h2';

describe('the start', () => {
  test('four tokens each with two to four players, three with five to seven', () => {
    expect(tokensOf(start({ players: 2 }))).toBe('A1-,A3-,A4-,A5-,B1-,B3-,B4-,B5-');
    expect(start({ players: 4 }).tokens).toHaveLength(16);
    expect(start({ players: 5 }).tokens).toHaveLength(15);
    expect(tokensOf(start({ players: 7 }))).toContain('G1-,G4-,G5-');
  });

  test('the basic game as a line of text', () => {
    expect(makePosition(start({ players: 2 }))).toBe(
      '1/1/A/A/tokens a11E s@c9,P@i9,s@m8,s@h7,s@i6,s@n6,s@g5,s@e4,s@m4,H@e3,s@o3,s@f2,s@i2 ' +
        `A1-,A3-,A4-,A5-,B1-,B3-,B4-,B5- ${ALL}`,
    );
  });
});

describe('a round', () => {
  test('players move one token each in turn; every token is flipped', () => {
    const position = play(early({ players: 2 }), 'A4:p1-p2', 'B5:.');
    expect(clockOf(position)).toBe('1/1/A/A/tokens');
    expect(tokensOf(position)).toBe("A1-,A3-,A3p2',A5-,B1-,B2-',B3-,B4-");
  });

  test('in the first round each player moves two tokens; the others are flipped outside', () => {
    const position = play(start({ players: 2 }), 'A4:p1-p2', 'B5:p1-o1', 'A1:p1', 'B4:p1-p2-p3');
    expect(clockOf(position)).toBe('1/1/A/A/monster');
    expect(tokensOf(position)).toBe("A2-',A3p2',A4-',A6p1',B2o1',B3p3',B4-',B6-'");
  });

  describe('in the first round a token that can enter must enter, and waiting outside does not count as a move', () => {
    const begun = start({ players: 2 });
    const stays = (position: Position): string[] =>
      floors
        .actions(position, floors.toAct(position)[0]!, 0)
        .map((action) => floors.makeAction(action, position, 0))
        .filter((text) => text.endsWith(':.'));

    test('staying outside is neither listed nor played', () => {
      expect(stays(begun)).toEqual([]);
      expect(code(tryOut(begun, 'A4:.'))).toBe('must-enter');
      expect(ok(draft(begun, 0, 4, [])).stop?.code).toBe('must-enter');
    });

    test('a token that cannot enter may stay, and counts as one of the two', () => {
      const taken = play(begun, 'A1:p1');
      expect(stays(taken)).toEqual(['B1:.']);
      const stayed = play(taken, 'B1:.', 'A4:p1-p2', 'B4:p1-o1');
      expect(clockOf(stayed)).toBe('1/1/A/A/monster');
    });

    test('from the second round on a token may stay outside', () => {
      const later = play(begun, 'A4:p1-p2', 'B5:p1-o1', 'A1:p1', 'B4:p1-p2-p3', 'card 5');
      expect(stays(later)).toContain('B4:.');
    });

    test('by version 1 of the rules it may stay', () => {
      expect(stays(early({ players: 2 }))).toEqual(['A1:.', 'A3:.', 'A4:.', 'A5:.']);
      expect(makePosition(early({ players: 2 }))).toMatch(/ rules=1$/);
      const text = makePosition(early({ players: 2 }));
      expect(stays(ok(parsePosition(text)))).toHaveLength(4);
    });

    test('after the first round a position is the same in both versions', () => {
      const later = play(early({ players: 2 }), 'A4:.', 'B5:.', 'A1:.', 'B1:.', 'card 8');
      expect(later.rules).toBe(2);
      expect(makePosition(later)).not.toContain('rules');
    });
  });

  test('in later rounds all tokens move', () => {
    let position = play(early({ players: 2 }), 'A4:.', 'B5:.', 'A1:.', 'B1:.', 'card 8');
    expect(clockOf(position)).toBe('1/2/B/B/tokens');
    position = play(position, 'B2:.', 'A2:.', 'B3:.', 'A3:.', 'B4:.', 'A4:.', 'B6:.');
    expect(clockOf(position)).toBe('1/2/B/A/tokens');
    expect(clockOf(play(position, 'A6:.'))).toBe('1/2/B/B/monster');
  });

  test('in the first round of stage 2 all tokens move, too', () => {
    const position = read(`2/1/A/A/tokens a11E - A1e5,A4e6,A5e7,B1e8',B4e9' ${ALL}`);
    expect(clockOf(play(position, 'A1:.', 'A4:.'))).toBe('2/1/A/A/tokens');
    expect(clockOf(play(position, 'A1:.', 'A4:.', 'A5:.'))).toBe('2/1/A/A/monster');
  });

  test('a player without a token left to move is skipped', () => {
    const position = read(`1/3/A/A/tokens a11E - A1e5,A4e6,B1e7',C1e8 ${ALL}`);
    expect(clockOf(play(position, 'A1:.'))).toBe('1/3/A/C/tokens');
    expect(clockOf(play(position, 'A1:.', 'C1:.'))).toBe('1/3/A/A/tokens');
    expect(clockOf(play(position, 'A1:.', 'C1:.', 'A4:.'))).toBe('1/3/A/A/monster');
  });

  test('the start marker passes to the left, even to a player without tokens', () => {
    const position = read(`2/3/A/A/monster a11E - A1e5',B1x,C1e8' ${ALL}`);
    expect(clockOf(play(position, 'card 5'))).toBe('2/4/B/C/tokens');
  });

  test("a moved token, an unknown one and another player's are refused", () => {
    const position = play(early({ players: 2 }), 'A4:p1-p2', 'B5:.');
    expect(code(tryOut(position, 'A4:.'))).toBe('no-such-token');
    expect(code(tryOut(play(position, 'A5:.', 'B1:.', 'card 8'), 'B1:.'))).toBe('no-such-token');
    expect(code(tryOut(position, 'B4:.'))).toBe('not-your-turn');
    expect(code(tryOut(read(`1/3/A/A/tokens a11E - A1e5,A4e6' ${ALL}`), 'A4:.'))).toBe('cannot-move');
    expect(code(tryOut(position, 'card 8'))).toBe('wrong-phase');
    expect(code(tryOut(position, 'lay s@c5'))).toBe('wrong-phase');
  });

  test('an eaten token waits outside in stage 1 with the side it had, and is out of the game in stage 2', () => {
    const eaten = (stage: number): string =>
      tokensOf(play(read(`${stage}/3/A/A/monster e6E - A4f6',B1p1' ${ALL}`), 'card h1'));
    expect(eaten(1)).toBe('A4-,B1p1');
    expect(eaten(2)).toBe('A4x,B1p1');
  });
});

describe('the very first card', () => {
  const first = play(early({ players: 2 }), 'A4:.', 'B5:.', 'A1:.', 'B1:.');

  test('is not a hit card, and those stay in the pile', () => {
    expect(floors.actions(first, CHANCE, 0).map((action) => floors.makeAction(action, first, CHANCE))).toEqual([
      'card 5',
      'card 7',
      'card 8',
      'card 10',
    ]);
    expect(code(tryOut(first, 'card h1'))).toBe('hit-card-first');
    expect(makePosition(play(first, 'card 7'))).toContain(' 5.7.8.8.10.h1.h2');
  });

  test('the 5 played as three hits may be the first card', () => {
    const position = read(`1/1/A/A/monster a11E - A1-',B1-' ${ALL} five=h3`);
    expect(clockOf(play(position, 'card 5'))).toBe('1/2/B/B/tokens');
    expect(code(tryOut(position, 'card h2'))).toBe('hit-card-first');
  });

  test('by version 1 of the rules it is not the 5 if that counts as three hits', () => {
    const position = read(`1/1/A/A/monster a11E - A1-',B1-' ${ALL} five=h3 rules=1`);
    expect(code(tryOut(position, 'card 5'))).toBe('hit-card-first');
  });

  test('is drawn with equal probability from the others, and is the same for the same seed', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 3000; i++) {
      const chance = fromSeed(i.toString(16).padStart(32, '0'));
      const action = floors.draw(first, chance)!;
      expect(floors.draw(first, chance)).toEqual(action);
      const text = floors.makeAction(action, first, CHANCE);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['card 10', 'card 5', 'card 7', 'card 8']);
    for (const [text, share] of [
      ['card 5', 500],
      ['card 7', 1000],
      ['card 8', 1000],
      ['card 10', 500],
    ] as const) {
      expect(Math.abs(counts.get(text)! - share), text).toBeLessThan(120);
    }
  });

  test('a card that is not in the pile is refused', () => {
    expect(code(tryOut(read(`1/3/A/A/monster a11E - A1-' 5.7`), 'card 8'))).toBe('card-not-in-pile');
  });
});

describe('stages', () => {
  const last = (stage: number, pile: string, extra = ''): Position =>
    read(`${stage}/7/A/A/monster e6E - A4f6',A5-',B1p1' ${pile}${extra}`);

  test('stage 1 ends after the seventh card, the eighth is not played; stage 2 has all eight', () => {
    const position = play(last(1, '8.h1'), 'card h1');
    expect(makePosition(position)).toBe(`2/1/B/B/tokens f6E - A4-,A5-,B1p1 ${ALL}`);
  });

  test('before that the stage goes on', () => {
    expect(makePosition(play(last(1, '7.8.h1'), 'card h1'))).toBe('1/8/B/B/tokens f6E - A4-,A5-,B1p1 7.8');
  });

  test('stage 2 lasts until the last card', () => {
    expect(clockOf(play(last(2, '8.h1'), 'card h1'))).toBe('2/8/B/B/tokens');
    const over = play(last(2, '8'), 'card 8');
    expect(over.phase).toBe('over');
    expect(floors.outcome(over)).toMatchObject({ winner: null, reason: 'last-card' });
    expect(floors.toAct(over)).toEqual([]);
    expect(code(tryOut(over, 'card 8'))).toBe('over');
  });

  test('stage 2 of seven cards, by the option', () => {
    const over = play(last(2, '8.h1', ' pile=7'), 'card h1');
    expect(floors.outcome(over)).toMatchObject({ reason: 'last-card' });
    expect(makePosition(over)).toBe("2/7/A/A/over f6E - A4x',A5-',B1p1' 8 pile=7");
  });

  test('a whole game has 15 rounds, or 14 with the short stage', () => {
    for (const [options, rounds] of [
      [{ players: 2 }, 15],
      [{ players: 2, pile: 7 }, 14],
    ] as const) {
      let position = early(options);
      let cards = 0;
      while (position.phase !== 'over') {
        if (position.phase === 'monster') cards++;
        const token = position.tokens.find(({ player, moved }) => player === position.turn && !moved);
        const action =
          position.phase === 'monster'
            ? floors.draw(position, seed)!
            : ({ type: 'move', player: position.turn, shows: token!.shows, path: [] } as const);
        position = ok(floors.play(position, floors.toAct(position)[0]!, action, 0));
      }
      expect(cards).toBe(rounds);
    }
  });
});

describe('the end', () => {
  test('a player wins at once with all but one token out: 3 of 4', () => {
    const position = read(`1/3/A/A/tokens e6E - A1*,A3*,A4a11,A5-,B1-,B4* ${ALL} left=A.B.A`);
    const over = play(position, 'A4:exit');
    expect(makePosition(over)).toBe(`1/3/A/A/over e6E - A1*,A3*,A3*',A5-,B1-,B4* ${ALL} left=A.B.A.A`);
    expect(floors.outcome(over)).toEqual({
      winner: 1,
      reason: 'all-but-one',
      ranking: [
        { seat: 1, out: 3, place: 1 },
        { seat: 2, out: 1, place: 2 },
      ],
    });
  });

  test('2 of 3 with five players', () => {
    const position = read(`1/3/A/A/tokens e6E - A1*,A4a11,A5-,B1-,C1-,D1-,E1- ${ALL} left=A`);
    expect(floors.outcome(play(position, 'A4:exit'))).toMatchObject({ winner: 1, reason: 'all-but-one' });
    const four = read(`1/3/A/A/tokens e6E - A1*,A4a11,A5-,B1-,C1-,D1- ${ALL} left=A`);
    expect(floors.outcome(play(four, 'A4:exit'))).toBe(null);
  });

  test('in stage 2 the game ends when no token is left in play, neither on the board nor outside', () => {
    const eaten = (rest: string): Position => play(read(`2/3/A/A/monster e6E - A4f6',B1x${rest} ${ALL}`), 'card h1');
    expect(floors.outcome(eaten(''))).toMatchObject({ winner: null, reason: 'none-left' });
    expect(eaten(",B4-'").phase).toBe('tokens');
    const left = play(read(`2/3/A/A/tokens e6E - A4a11,B1x ${ALL}`), 'A4:exit');
    expect(floors.outcome(left)).toMatchObject({ winner: 1, reason: 'none-left' });
  });

  test('in stage 1 it does not end this way: the monster walks on alone, until stage 2 begins', () => {
    const walking = play(read(`1/3/A/A/monster e6E - A4* ${ALL} left=A`), 'card 5');
    expect(clockOf(walking)).toBe('1/4/B/B/monster');
    const ended = play(read('1/7/A/A/monster e6E - A4* 5.8 left=A'), 'card 5');
    expect(floors.outcome(ended)).toMatchObject({ winner: 1, reason: 'none-left' });
  });

  test('most tokens out wins; if equal, the player who reached that number first; without tokens out there is no winner', () => {
    const places = (left: readonly number[], players = 3): number[] => rank({ players, left }).map(({ seat }) => seat);
    expect(places([0, 1, 1, 0])).toEqual([2, 1, 3]);
    expect(places([0, 1, 0, 1])).toEqual([1, 2, 3]);
    expect(places([2, 1, 2, 0])).toEqual([3, 2, 1]);
    expect(rank({ players: 3, left: [1] }).map(({ place }) => place)).toEqual([1, 2, 2]);
    const over = play(read(`2/8/A/A/monster e6E - A1*,B1*,B4f6' 8 left=B.A`), 'card 8');
    expect(floors.outcome(over)).toMatchObject({ winner: 2, ranking: [{ seat: 2 }, { seat: 1 }] });
  });
});
