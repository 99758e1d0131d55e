import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { floors } from '../../src/floors/floors.ts';
import { draft } from '../../src/floors/path.ts';
import { makePosition, parsePosition } from '../../src/floors/position.ts';
import { OUT } from '../../src/floors/tokens.ts';
import { board, code, ok, sq, square } from './help.ts';
import { randomPosition } from './random.ts';

const PILE = '5.7.7.8.8.10.h1.h2';

describe('impossible positions', () => {
  test.each([
    ['a token inside a stone', `1/3/A/A/monster a11E s@c9 A4c9 ${PILE}`, 'overlap', 'c9'],
    ['two tokens on one square', `1/3/A/A/monster a11E - A4c9,B4c9 ${PILE}`, 'overlap', 'c9'],
    ['a token on the monster', `1/3/A/A/monster a11E - A4a11 ${PILE}`, 'overlap', 'a11'],
    ['a token on a teleporter', `1/3/A/A/monster a11E 1>@c9 A4c9 ${PILE}`, 'overlap', 'c9'],
    ['a stone on a teleporter', `1/3/A/A/monster a11E s@c9,1>@c9 - ${PILE}`, 'overlap', 'c9'],
    ['two stones on one square', `1/3/A/A/monster a11E s@c9,c@c9 - ${PILE}`, 'overlap', 'c9'],
    ['the monster inside a stone', `1/3/A/A/monster c9E s@c9 - ${PILE}`, 'overlap', 'c9'],
    ['a stone on the exit', `1/3/A/A/monster c9E s@a11 - ${PILE}`, 'kept-free', 'a11'],
    ['a stone on the entrance', `1/3/A/A/monster c9E s@p1 - ${PILE}`, 'kept-free', 'p1'],
    ['a pool on the entrance', `1/3/A/A/monster c9E P@o2 - ${PILE}`, 'kept-free', 'o1'],
    ['pools over each other', `1/3/A/A/monster a11E P@c9,V@d9 - ${PILE}`, 'overlap', 'd9'],
    ['teleporters side by side', `1/3/A/A/monster a11E 1>@c9,2>@d9 - ${PILE}`, 'teleporters-touch', 'd9'],
    ['three teleporters of a pair', `1/3/A/A/monster a11E 1>@c9,1>@e9,1>@g9 - ${PILE}`, 'too-many-tiles', undefined],
    ['a stone off the board', `1/3/A/A/monster a11E s@a1 - ${PILE}`, 'off-board', 'a1'],
    ['a token off the board', `1/3/A/A/monster a11E - A4p11 ${PILE}`, 'off-board', 'p11'],
    ['the monster off the board', `1/3/A/A/monster p11E - - ${PILE}`, 'off-board', 'p11'],
    ['two monsters', `1/3/A/A/monster a11Eb11E - - ${PILE}`, 'bad-monster', undefined],
    ['two monsters, apart', `1/3/A/A/monster a11E,b11E - - ${PILE}`, 'bad-monster', undefined],
    ['no monster', `1/3/A/A/monster - - - ${PILE}`, 'bad-monster', undefined],
    ['a fifth token', `1/3/A/A/monster a11E - A1-,A2-,A3-,A4-,A5- ${PILE}`, 'too-many-tokens', undefined],
    [
      'a fourth token with five players',
      `1/3/A/A/monster a11E - A1-,A3-,A4-,A5-,E1- ${PILE}`,
      'too-many-tokens',
      undefined,
    ],
    ['two tokens with the same name', `1/3/A/A/tokens a11E - A4c9,A4c8 ${PILE}`, 'twin-tokens', undefined],
    ['two tokens that would get the same name', `1/3/A/A/tokens a11E - A3c9',A4c8 ${PILE}`, 'twin-tokens', undefined],
    ['three cards 7', '1/3/A/A/monster a11E - - 7.7.7', 'too-many-cards', undefined],
    ['an unknown card', '1/3/A/A/monster a11E - - 6', 'bad-card', undefined],
    ['no player’s turn', `1/3/A/A/tokens a11E - A4c9',B1c8 ${PILE}`, 'nothing-to-move', undefined],
    ['tokens out that did not leave', `1/3/A/A/monster a11E - A4* ${PILE}`, 'bad-left', undefined],
    ['tokens that left and are not out', `1/3/A/A/monster a11E - A4c9 ${PILE} left=A`, 'bad-left', undefined],
    ['a game that is won', `1/3/A/A/monster a11E - A1*,A3*,A4* ${PILE} left=A.A.A`, 'already-over', undefined],
    ['a game out of cards', '2/3/A/A/monster a11E - A1c9 -', 'already-over', undefined],
    ['a short game out of cards', '2/3/A/A/monster a11E - A1c9 8 pile=7', 'already-over', undefined],
    ['stage 1 out of cards', '1/3/A/A/monster a11E - A1c9 8', 'no-cards', undefined],
    ['a first card that can only be a hit card', '1/1/A/A/monster a11E - A1c9 h1.h2', 'no-cards', undefined],
    [
      'version 1: no first card but the 5 as three hits',
      '1/1/A/A/monster a11E - A1c9 5.h1 five=h3 rules=1',
      'no-cards',
      undefined,
    ],
    [
      'a version of the rules after the first round',
      `1/2/A/A/tokens a11E - A1c9 ${PILE} rules=1`,
      'bad-field',
      undefined,
    ],
    ['an unknown version of the rules', `1/1/A/A/tokens a11E - A1c9 ${PILE} rules=3`, 'bad-field', undefined],
    ['a game that goes on', `2/3/A/A/over a11E - A1c9 ${PILE}`, 'not-over', undefined],
    ['a round too many', `1/9/A/A/monster a11E - A1c9 ${PILE}`, 'bad-round', undefined],
    ['laying without tiles', `1/1/A/A/lay a11E - A1- ${PILE}`, 'bad-stock', undefined],
    ['a stock while playing', `1/1/A/A/tokens a11E - A1- ${PILE} stock=s`, 'bad-stock', undefined],
    ['laying in the middle', `1/2/A/A/lay a11E - A1- ${PILE} stock=s`, 'bad-phase', undefined],
    ['laying with a token inside', `1/1/A/A/lay a11E - A1c9 ${PILE} stock=s`, 'bad-phase', undefined],
    ['laying with a token that has moved', `1/1/A/A/lay a11E - A1-' ${PILE} stock=s`, 'bad-phase', undefined],
    ['laying with a card gone', `1/1/A/A/lay a11E - A1- 5.7.7.8.8.10.h1 stock=s`, 'bad-phase', undefined],
    ['laying with stones in the way', `1/1/A/A/lay a11E P@c9,s@c9 A1- ${PILE} stock=s`, 'overlap', 'c9'],
    ['more tiles than in the box', `1/1/A/A/lay a11E P@c9 A1- ${PILE} stock=P`, 'too-many-tiles', undefined],
    ['an unknown field', `1/3/A/A/monster a11E - - ${PILE} colour=red`, 'bad-field', undefined],
    ['fields out of order', `1/3/A/A/monster a11E - - ${PILE} pile=7 five=h3`, 'bad-field', undefined],
    ['another five', `1/3/A/A/monster a11E - - ${PILE} five=h2`, 'bad-field', undefined],
    ['two spaces', `1/3/A/A/monster  a11E - - ${PILE}`, 'bad-monster', undefined],
    ['an unknown player', `1/3/A/H/monster a11E - - ${PILE}`, 'bad-position', undefined],
    ['a third stage', `3/3/A/A/monster a11E - - ${PILE}`, 'bad-position', undefined],
    ['nothing', '', 'bad-position', undefined],
    ['no end', 'x'.repeat(5000), 'too-long', undefined],
  ])('%s', (_, text, why, where) => {
    const result = parsePosition(text);
    expect([code(result), square(result)]).toEqual([why, where]);
  });

  test('every refusal is a hyphenated code and a sentence', () => {
    const result = parsePosition(`1/3/A/A/monster a11E s@c9 A4c9 ${PILE}`);
    if (result.ok) throw new Error('accepted');
    expect(result.refusal.message).toBe('A4 cannot be on c9: the stone is there.');
    expect(result.refusal.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

describe('positions', () => {
  test.each([
    `1/3/A/A/monster c9E 1>@c9 - ${PILE}`,
    `1/3/B/G/tokens a11E P@c9,s@c9,V@f8 A1*',B4x,G4c8 5.10.h2 five=h3 left=A pile=7`,
    `1/1/A/C/lay a11E s@c9 A1-,B1-,C1- ${PILE} stock=rP12`,
    '2/8/A/A/over a11E - A1* - left=A',
    `1/3/A/A/tokens a11E - A3-,A3c9',A5- ${PILE}`,
  ])('%s is read back unchanged', (text) => {
    expect(makePosition(ok(parsePosition(text)))).toBe(text);
  });

  test('tiles are sorted by square, the pool under a stone first; tokens by player, number and place; cards by worth', () => {
    const text = "1/3/A/A/monster a11E s@c9,P@c9,s@d11 B1-,A4c8',A3-',A1c5 h1.10.5.7";
    expect(makePosition(ok(parsePosition(text)))).toBe(
      "1/3/A/A/monster a11E s@d11,P@c9,s@c9 A1c5,A3-',A4c8',B1- 5.7.10.h1",
    );
  });

  test('with one letter changed it is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(400), fc.string({ unit: 'binary', maxLength: 2 }), (seed, at, letter) => {
        const text = makePosition(randomPosition(seed));
        const changed = text.slice(0, at) + letter + text.slice(at + 1);
        const once = parsePosition(changed);
        if (!once.ok) {
          expect(once.refusal.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
          return;
        }
        const made = makePosition(once.value);
        expect(makePosition(ok(parsePosition(made)))).toBe(made);
      }),
      { numRuns: 2000 },
    );
  });

  test('any text is read or refused', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('1/3/A/A/tokens', 'a11E', '-', PILE, 'A4c9', 's@c9', 'left=A', 'stock=s', 'c9N', 'A1-,B1-'),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const result = parsePosition(words.join(' '));
        expect(result.ok ? ok(parsePosition(makePosition(result.value))) : null).toEqual(
          result.ok ? result.value : null,
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe('actions', () => {
  const position = board('k5N', 's@f6', 'A4e6,A5-,B1a11', 'tokens');

  test.each(['A4:e7-e8', 'A4:.', 'A4:a11-exit', 'A5:p1-p2', 'lay s@c9', 'lay 1>@c9', 'lay V@c9', 'card 8', 'card h1'])(
    '%s is read back unchanged',
    (text) => {
      const { action } = ok(floors.parseAction(text, position));
      expect(floors.makeAction(action, position, 1)).toBe(text);
    },
  );

  test('contain their seat: the player, the one whose turn it is, or chance', () => {
    expect(ok(floors.parseAction('B4:.', position)).seat).toBe(2);
    expect(ok(floors.parseAction('lay s@c9', position)).seat).toBe(1);
    expect(ok(floors.parseAction('card 8', position)).seat).toBe(0);
  });

  test.each([
    ['', 'bad-action'],
    ['A4', 'bad-action'],
    ['A4:', 'bad-action'],
    ['A7:.', 'bad-action'],
    ['H4:.', 'bad-action'],
    ['A4:e7-', 'off-board'],
    ['A4:e7--e8', 'off-board'],
    ['A4:q9', 'off-board'],
    ['A4:a1', 'off-board'],
    ['lay', 'bad-action'],
    ['lay x@c9', 'bad-tile'],
    ['card 9', 'bad-card'],
    ['card', 'bad-action'],
    [`A4:${'e7-'.repeat(60)}e7`, 'bad-action'],
  ])('"%s" cannot be read', (text, why) => expect(code(floors.parseAction(text, position))).toBe(why));

  test('any text is read or refused', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[A-G][1-6]:[a-p0-9.-]{0,20}$/),
      fc.stringMatching(/^(lay|card) [schrPHV12<>^v]{1,2}@?[a-p]?\d{0,2}$/),
    );
    fc.assert(
      fc.property(text, (word) => {
        const result = floors.parseAction(word, position);
        expect(result.ok ? floors.makeAction(result.value.action, position, result.value.seat) : word).toBe(word);
      }),
      { numRuns: 2000 },
    );
  });

  test('an illegal path is refused at the wrong step, and nothing has changed', () => {
    const before = JSON.stringify(position);
    for (const [text, why, where] of [
      ['A4:g6', 'not-next', 'g6'],
      ['A4:e7-g7', 'not-next', 'g7'],
      ['A4:f6-g6-h6-i6-j6', 'no-points', 'j6'],
      ['A4:e7-e8-e9-exit', 'not-at-exit', 'e9'],
      ['A5:p2', 'enter-first', 'p2'],
      ['A5:exit', 'not-at-exit', 'outside'],
      ['B1:exit-a11', 'not-your-turn', undefined],
    ] as const) {
      const { seat, action } = ok(floors.parseAction(text, position));
      const result = floors.play(position, seat, action, 0);
      expect([code(result), result.ok ? null : result.refusal.details.square], text).toEqual([why, where]);
    }
    expect(JSON.stringify(position)).toBe(before);
  });

  test('no token moves on after leaving', () => {
    const out = board('k5N', '-', 'A4a11', 'tokens');
    const { action } = ok(floors.parseAction('A4:exit-a11', out));
    expect(code(floors.play(out, 1, action, 0))).toBe('already-out');
  });

  test('every action comes from its own seat', () => {
    const { action } = ok(floors.parseAction('A4:.', position));
    expect(code(floors.play(position, 2, action, 0))).toBe('not-your-turn');
    expect(code(floors.play(position, 0, action, 0))).toBe('not-your-turn');
    const { action: theirs } = ok(floors.parseAction('B1:.', position));
    expect(code(floors.play(position, 1, theirs, 0))).toBe('not-your-turn');
    const { action: card } = ok(floors.parseAction('card 8', position));
    expect(code(floors.play(board('k5N', '-', 'A4e6'), 1, card, 0))).toBe('not-your-turn');
  });
});

describe('a path being drawn', () => {
  const position = board('d6N', 's@f6,P@e8,s@e10', 'A3e6,B1f5,A5-', 'tokens');

  test('lists every way on: where it ends, what it costs and pushes, and why others are impossible', () => {
    const drawn = ok(draft(position, 0, 3, []));
    expect(drawn).toMatchObject({ at: sq('e6'), spent: 0, points: 3, pushes: [], stop: null });
    expect(drawn.ways).toEqual([
      { to: sq('e9'), cost: 1, slides: true, pushes: [] },
      { to: sq('f6'), cost: 1, slides: false, pushes: [{ block: 's', from: sq('f6'), to: sq('g6'), gone: null }] },
      { to: sq('e5'), cost: 1, slides: false, pushes: [] },
    ]);
    expect(drawn.barred).toEqual([
      { code: 'monster-there', message: 'The monster is on d6.', details: { square: 'd6' } },
    ]);
  });

  test('follows the path, and collects its pushes', () => {
    const drawn = ok(draft(position, 0, 3, [sq('f6'), sq('f5')]));
    expect(drawn).toMatchObject({ at: sq('f5'), spent: 2, stop: { code: 'ends-on-token', details: { square: 'f5' } } });
    expect(drawn.pushes).toEqual([{ block: 's', from: sq('f6'), to: sq('g6'), gone: null }]);
  });

  test('at the last point blocks the way onto a token', () => {
    const drawn = ok(draft(position, 0, 3, [sq('f6'), sq('e6')]));
    expect(drawn.ways.map(({ to }) => to)).toContain(sq('e5'));
    const last = ok(draft(board('d6N', '-', 'A1e6,B1e5', 'tokens'), 0, 1, []));
    expect(last.ways.map(({ to }) => to)).not.toContain(sq('e5'));
    expect(last.barred.map((why) => why.code)).toEqual(['monster-there', 'ends-on-token']);
  });

  test('reports that the points are spent', () => {
    const drawn = ok(draft(position, 0, 3, [sq('e5'), sq('e4'), sq('e3')]));
    expect(drawn.ways).toEqual([]);
    expect(new Set(drawn.barred.map((why) => why.code))).toEqual(new Set(['no-points']));
    expect(drawn.stop).toBe(null);
  });

  test('begins outside with the entrance, and ends at the exit', () => {
    expect(ok(draft(position, 0, 5, [])).ways).toEqual([{ to: sq('p1'), cost: 1, slides: false, pushes: [] }]);
    const leaving = board('d6N', '-', 'A4a10', 'tokens');
    expect(ok(draft(leaving, 0, 4, [sq('a11')])).ways.map(({ to }) => to)).toEqual([sq('b11'), sq('a10'), OUT]);
    expect(ok(draft(leaving, 0, 4, [sq('a11'), OUT]))).toMatchObject({ at: OUT, ways: [], barred: [], stop: null });
  });

  test('says why a tile cannot be pushed', () => {
    const blocked = board('h6N', 's@f6,s@g6,s@e7,1>@e8,s@d6,s@p6', 'A4e6,B1c6,C1o6', 'tokens');
    expect(ok(draft(blocked, 0, 4, [])).barred.map((why) => why.message)).toEqual([
      'The stone on e7 cannot be pushed: a teleporter is behind it on e8.',
      'The stone on f6 cannot be pushed: a stone is behind it on g6.',
      'The stone on d6 cannot be pushed: B1 is behind it on c6.',
    ]);
    const more = board('g6N', 's@f6,s@e1', 'A4e6,A1e2', 'tokens');
    expect(ok(draft(more, 0, 4, [])).barred.map((why) => why.message)).toEqual([
      'The stone on f6 cannot be pushed: the monster is behind it on g6.',
    ]);
    expect(ok(draft(more, 0, 1, [])).barred.map((why) => why.message)).toContain(
      'The stone on e1 cannot be pushed: the edge is behind it.',
    );
    expect(ok(draft(board('a11E', 's@b11', 'A4c11', 'tokens'), 0, 4, [])).barred.map((why) => why.message)).toContain(
      'The stone on b11 cannot be pushed: the monster is behind it on a11.',
    );
    expect(ok(draft(board('g6N', '-', 'A4p6', 'tokens'), 0, 4, [])).barred.map((why) => why.message)).toEqual([
      'The floor ends east of p6; only the monster walks on there.',
    ]);
  });

  test('refuses a token that is not there and an invalid path', () => {
    expect(code(draft(position, 0, 6, []))).toBe('no-such-token');
    expect(code(draft(position, 0, 3, [sq('a5')]))).toBe('not-next');
  });
});
