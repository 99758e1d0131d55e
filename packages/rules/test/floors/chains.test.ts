/** Combinations of rows, pools, turn stones and hit cards. */
import { describe, expect, test } from 'vitest';
import { makeSquare } from '../../src/floors/board.ts';
import { walkOf } from '../../src/floors/trace.ts';
import { board, stepped, tokenPath, told } from './help.ts';

const after = (before: string, steps = 1): string => {
  const [monster, tiles, tokens] = before.split(' ');
  return stepped(board(monster!, tiles, tokens), steps);
};

describe('the monster pushes a row', () => {
  test.each([
    ['stone, token, stone', 'e6E s@f6,s@h6 A4g6', 'f6E s@g6,s@i6 A4h6'],
    ['a token behind two stones', 'e6E s@f6,s@g6 A4h6', 'f6E s@g6,s@h6 A4i6'],
    ['only as far as it is unbroken', 'e6E s@f6,s@h6 -', 'f6E s@g6,s@h6 -'],
    ['over the edge, a token at its end', 'm6E s@n6,s@o6 A4p6', 'n6E s@o6,s@p6 -'],
    ['into a teleporter, a token at its end', 'e6E s@f6,1>@h6 A4g6', 'f6E s@g6,1>@h6 -'],
    [
      'onto a pool: the first of it slides over, the next takes its place',
      'e6E s@f6,c@g6,P@h6 -',
      'f6E s@g6,P@h6,c@j6 -',
    ],
    ['onto a pool: a token slides over', 'e6E s@f6,P@h6 A4g6', 'f6E s@g6,P@h6 A4j6'],
    [
      'onto a pool that is full: what lies on it is part of the row',
      'e6E s@f6,P@g6,c@g6,r@h6 -',
      'f6E P@g6,s@g6,c@h6,r@i6 -',
    ],
    ['onto a pool: stops before a stone', 'e6E s@f6,H@g6,c@j6 -', 'f6E H@g6,s@i6,c@j6 -'],
    ['onto a pool: stops before a token behind it', 'e6E s@f6,P@g6 A4i6', 'f6E P@g6,s@h6 A4i6'],
    ['onto a pool: stops before a teleporter', 'e6E s@f6,P@g6,1>@i6 -', 'f6E P@g6,s@h6,1>@i6 -'],
    ['onto a pool along the edge: stays on it', 'm6E s@n6,P@o6 -', 'n6E P@o6,s@p6 -'],
    ['from a pool along the edge: over the edge', 'o6E P@o6,s@p6 -', 'a6E P@o6 -'],
    ['onto a pool: a token sliding against a stone pushes it', 'e6E s@f6,P@h6,c@j6 A4g6', 'f6E s@g6,P@h6,c@k6 A4j6'],
    [
      'onto a pool: a token stops before a stone that cannot be pushed',
      'e6E s@f6,P@h6,c@j6,s@k6 A4g6',
      'f6E s@g6,P@h6,c@j6,s@k6 A4i6',
    ],
    ['onto a pool: a token stops before a token', 'e6E s@f6,P@h6 A4g6,B1j6', 'f6E s@g6,P@h6 A4i6,B1j6'],
    ['onto a pool: a token stays on it at the edge', 'l6E s@m6,P@o6 A4n6', 'm6E s@n6,P@o6 A4p6'],
  ])('%s', (_, before, result) => expect(after(before)).toBe(result));

  test('a token over the edge at the exit corner is eaten, not out', () => {
    const { position, eaten } = walkOf(board('c11W', 's@b11', 'A4a11'), 'h1');
    expect(eaten).toEqual(['A4']);
    expect(position.left).toEqual([]);
  });
});

describe('the monster on blood', () => {
  test.each([
    ['eats the tokens on the way and on the landing square', 'e6E P@f6 A1f6,A4g6,B1h6', 'h6E P@f6 -'],
    ['pushes a stone on the way square by square', 'e6E P@f6,s@f6 -', 'h6E P@f6,s@i6 -'],
    ['pushes the row behind', 'e6E P@f6,s@h6,c@i6 -', 'h6E P@f6,s@i6,c@j6 -'],
    ['goes on through the wall', 'n6E P@o6 -', 'a6E P@o6 -'],
    ['goes on through the wall onto the other pool', 'n6E P@o6,H@a6 -', 'e6E H@a6,P@o6 -'],
    ['is turned by a turn stone behind and slides on', 'e6E P@f6,r@h6 -', 'g4S P@f6,r@h6 -'],
    ['is turned about behind it and slides back', 'e6E P@f6,h@h6 -', 'e6W P@f6,h@h6 -'],
    ['takes the teleporter behind', 'e6E P@f6,1>@h6,1^@c8 -', 'c8N 1^@c8,P@f6,1>@h6 -'],
    ['crosses two pools side by side in one step', 'e6E P@f6,H@h6 -', 'l6E P@f6,H@h6 -'],
  ])('%s', (_, before, result) => expect(after(before)).toBe(result));

  test('does not look in between', () => {
    expect(after('e6E P@f6 A4g9')).toBe('h6E P@f6 A4g9');
  });

  test('held between two half-turn stones it stays after four turns', () => {
    const [step] = told(board('f6E', 'P@f6,h@e6,h@h6')).steps;
    expect(step!.events.filter(({ type }) => type === 'turned')).toHaveLength(4);
    expect(step!.events.at(-1)).toMatchObject({ type: 'stayed' });
  });
});

describe('turn stones', () => {
  test('a token strictly nearest at the side takes precedence over the stone', () => {
    expect(after('e6E r@f6 A4e8')).toBe('e7N r@f6 A4e8');
    expect(told(board('e6E', 'r@f6', 'A4e8')).steps[0]!.events).toMatchObject([{ type: 'entered' }]);
  });

  test('with a tie, the stone turns the monster', () => {
    const position = board('e6E', 'h@f6', 'A4e8,B1e4');
    expect(told(position).steps[0]).toMatchObject({
      look: { why: 'tie' },
      events: [{ type: 'turned' }, { type: 'entered' }],
    });
    expect(stepped(position)).toBe('d6W h@f6 A4e8,B1e4');
  });

  test('one after the other turn it again, without another look', () => {
    expect(after('e6E r@f6,r@e5 A4c7')).toBe('d6W r@f6,r@e5 A4c7');
    expect(after('e6E r@f6,r@e5,r@d6 -')).toBe('e7N r@d6,r@f6,r@e5 -');
  });

  test('a ring of them holds it: four turns, and the step is used up', () => {
    const position = board('e6E', 'r@e7,r@d6,r@f6,r@e5', 'A4a11');
    expect(stepped(position)).toBe('e6E r@e7,r@d6,r@f6,r@e5 A4a11');
    expect(told(position, 3).steps.map(({ square }) => makeSquare(square))).toEqual(['e6', 'e6', 'e6']);
    expect(told(position).steps[0]!.events.map(({ type }) => type)).toEqual([
      'turned',
      'turned',
      'turned',
      'turned',
      'stayed',
    ]);
  });

  test('two half-turn stones hold it, facing as before', () => {
    expect(after('e6E h@d6,h@f6 -')).toBe('e6E h@d6,h@f6 -');
  });

  test('behind a stone are pushed with it', () => {
    expect(after('e6E s@f6,r@g6,h@h6 -')).toBe('f6E s@g6,r@h6,h@i6 -');
  });
});

describe('hit cards', () => {
  const hit = (tokens: string, card: 'h1' | 'h2', tiles = '-') => walkOf(board('e6E', tiles, tokens), card);

  test('one hit: the walk ends with the first token eaten, and a final look', () => {
    const walk = hit('A4h6,B1k6,C1h9', 'h1');
    expect([walk.path, walk.eaten]).toEqual([['f6', 'g6', 'h6'], ['A4']]);
    expect(walk.closing).toMatchObject({ why: 'tie', ahead: { token: 'B1' }, left: { token: 'C1' } });
  });

  test('two hits: the second token, too', () => expect(hit('A4h6,B1k6', 'h2').path.at(-1)).toBe('k6'));

  test('4. Hit cards: a stone pushed over the edge or into a teleporter is no hit', () => {
    expect(walkOf(board('o6E', 's@p6', 'A4e6'), 'h1').path.at(-1)).toBe('e6');
    expect(hit('A4p6', 'h1', 's@f6,1>@g6,1>@m6').path.at(-1)).toBe('p6');
  });

  test('a token pushed over the edge or into a teleporter is a hit', () => {
    expect(walkOf(board('n6E', 's@o6', 'A4p6'), 'h1').path).toEqual(['o6']);
    expect(hit('A4g6', 'h1', 's@f6,1>@h6').path).toEqual(['f6']);
  });

  test('the step of the last hit is completed, and may hit more', () => {
    expect(hit('A4f6,B1g6,C1h6', 'h1', 'P@f6')).toMatchObject({ path: ['h6'], eaten: ['A4', 'B1', 'C1'] });
  });

  test('without a token to eat it ends after 20 steps', () => expect(hit('-', 'h1').path).toHaveLength(20));

  test('the 5 as three hits', () => {
    const position = { ...board('e6E', '-', 'A4f6,B1g6,C1j6'), fiveIsHits: true };
    expect(walkOf(position, '5').path).toHaveLength(5);
    expect(walkOf({ ...position, tokens: [] }, '5').path).toHaveLength(20);
    expect(walkOf({ ...position, fiveIsHits: false, tokens: [] }, '5').path).toHaveLength(5);
  });

  test.each([['5'], ['7'], ['8'], ['10']] as const)('a %s is as many steps', (card) => {
    expect(walkOf(board('e6E', '-', 'A4f6'), card).path).toHaveLength(Number(card));
  });
});

describe('a token on blood', () => {
  const path = (tiles: string, tokens: string, squares: string, monster = 'a11E'): string =>
    tokenPath(board(monster, tiles, tokens, 'tokens'), squares);

  test.each([
    ['pushes the stone behind the pool', 'P@f6,s@h6', 'A4e6', 'h6', 'h6 P@f6,s@i6'],
    ['pushes on a stone that lies on the pool', 'H@f6,s@h6', 'A4e6', 'j6', 'j6 H@f6,s@k6'],
    [
      'stops before a stone that cannot be pushed, on the last possible square',
      'P@f6,s@h6,s@i6',
      'A4e6',
      'g6',
      'g6 P@f6,s@h6,s@i6',
    ],
    ['stops at the edge', 'P@o6', 'A4n6', 'p6', 'p6 P@o6'],
    ['stops before a teleporter', 'P@f6,1>@h6', 'A4e6', 'g6', 'g6 P@f6,1>@h6'],
    ['leaves again in the direction it chooses, sliding', 'P@f6,s@h6,s@i6', 'A4e6', 'g6-g4', 'g4 P@f6,s@h6,s@i6'],
    ['slides over tokens on the pool', 'P@f6', 'A4e6,B1g6', 'h6', 'h6 P@f6'],
    ['slides over a token behind it with a point to go on', 'P@f6', 'A4e6,B1h6', 'h6-i6', 'i6 P@f6'],
    ['may not end on a token behind it', 'P@f6', 'A1e6,B1h6', 'h6', 'ends-on-token h6'],
    ['may not end on a token where the way is blocked', 'P@o6', 'A4n6,B1p6', 'p6', 'ends-on-token p6'],
    ['cannot stop on the way', 'H@f6', 'A4e6', 'g6', 'not-next g6'],
  ])('%s', (_, tiles, tokens, squares, result) => expect(path(tiles, tokens, squares)).toBe(result));

  test('stops before the monster', () => expect(path('P@f6', 'A4e6', 'g6', 'h6N')).toBe('g6 P@f6'));

  test('may start on it', () => expect(path('P@f6', 'A4f6', 'h6')).toBe('h6 P@f6'));
});

describe('a token’s points', () => {
  const position = board('a11E', '-', 'A3e6', 'tokens');
  test('may be spent back and forth', () => expect(tokenPath(position, 'f6-e6-f6')).toBe('f6 -'));
  test('need not be spent', () => expect(tokenPath(position, '.')).toBe('e6 -'));
  test('are no more than its number', () => expect(tokenPath(position, 'f6-g6-h6-i6')).toBe('no-points i6'));
  test('may bring it back to where a tile was pushed from', () => {
    expect(tokenPath(board('a11E', 's@f6', 'A3e6', 'tokens'), 'f6-e6')).toBe('e6 s@g6');
  });
});
