import { describe, expect, test } from 'vitest';
import { makeDirection, makeSquare } from '../../src/floors/board.ts';
import { walkOf } from '../../src/floors/trace.ts';
import { board, sq, stepped, told } from './help.ts';

describe('the printed example of the basic game', () => {
  const tokens = 'A1j10,A4k7,B1i4,C1m6,D1m9,E1m3,F1o6,G1p5';
  const position = board('j4E', 's@n6,P@k6', tokens);
  const walk = walkOf(position, '8');

  test('goes this way', () => {
    expect(walk.path).toEqual(['j5', 'j6', 'm6', 'n6', 'o6', 'p6', 'p5', 'p4']);
  });

  test('looks and turns as described, step by step', () => {
    const seen = walk.steps.map(({ look }) => [
      look.ahead?.token ?? null,
      look.left?.token ?? null,
      look.right?.token ?? null,
      look.why,
      makeDirection(look.facing),
    ]);
    expect(seen).toEqual([
      [null, 'A1', null, 'nearest', 'N'],
      ['A1', null, 'G1', 'nearest', 'N'],
      ['A1', null, 'C1', 'nearest', 'E'],
      [null, 'D1', 'E1', 'tie', 'E'],
      [null, null, null, 'nobody', 'E'],
      [null, null, null, 'nobody', 'E'],
      [null, null, 'G1', 'nearest', 'S'],
      [null, null, null, 'nobody', 'S'],
    ]);
  });

  test('eats C on the far side of the blood, pushes F and the stone over the edge, eats G', () => {
    expect(walk.eaten).toEqual(['C1', 'F1', 'G1']);
    const pushes = walk.steps.flatMap(({ events }) => events.filter(({ type }) => type === 'pushed'));
    expect(pushes).toMatchObject([
      { what: 'F1', from: sq('o6'), to: sq('p6'), gone: null },
      { what: 's', from: sq('n6'), to: sq('o6'), gone: null },
      { what: 'F1', gone: 'edge', to: null },
      { what: 's', gone: null },
      { what: 's', gone: 'edge', to: null },
    ]);
  });

  test('ends facing west, towards B', () => {
    expect(makeDirection(walk.position.facing)).toBe('W');
    expect(walk.closing).toMatchObject({ right: { token: 'B1', distance: 7 }, why: 'nearest' });
  });

  test('without G it leaves at shelf V and continues from the other side', () => {
    const without = walkOf(board('j4E', 's@n6,P@k6', tokens.replace(',G1p5', '')), '8');
    expect(without.path.slice(5)).toEqual(['p6', 'a6', 'b6']);
    expect(without.steps[6]!.events).toMatchObject([{ type: 'entered', wrapped: true }]);
  });
});

describe('the printed example of the advanced game', () => {
  const walk = walkOf(board('j4E', '1>@j7,c@k7,P@k6,h@m5,1v@o5,r@k4,2^@n4', 'A1j9,B1i7,C1l7,D1n5,E1m6'), '8');

  test('goes this way', () => {
    expect(walk.path).toEqual(['j5', 'j6', 'o5', 'n5', 'j7', 'k7', 'l7', 'm7']);
  });

  test('step by step', () => {
    const course = walk.steps.map(({ look, events, facing }) => [
      look.why,
      events.map(({ type }) => type).join(' '),
      makeDirection(facing),
    ]);
    expect(course).toEqual([
      ['nearest', 'entered', 'N'],
      ['nearest', 'entered', 'N'],
      ['tie', 'entered teleported', 'S'],
      ['nearest', 'ate entered', 'W'],
      ['nobody', 'turned entered teleported', 'E'],
      ['tie', 'pushed pushed entered', 'E'],
      ['nearest', 'pushed pushed entered', 'E'],
      ['nearest', 'pushed pushed entered', 'E'],
    ]);
  });

  test('the crystal ends on n7, C on o7, and the monster faces south, towards E', () => {
    const after = walk.position;
    expect(stepped(board('j4E', '1>@j7,c@k7,P@k6,h@m5,1v@o5,r@k4,2^@n4', 'A1j9,B1i7,C1l7,D1n5,E1m6'), 8)).toBe(
      'm7S 1>@j7,c@n7,P@k6,h@m5,1v@o5,r@k4,2^@n4 A1j9,B1i7,C1o7,E1m6',
    );
    expect(walk.closing.right).toMatchObject({ token: 'E1' });
    expect(walk.eaten).toEqual(['D1']);
    expect(makeSquare(after.monster)).toBe('m7');
  });
});

test('the distance example: two squares of floor ahead and two of blood to the side are equal, straight on', () => {
  const position = board('e6N', 'P@f6', 'A1e9,B1h6');
  expect(told(position).steps[0]!.look).toMatchObject({ ahead: { distance: 3 }, right: { distance: 3 }, why: 'tie' });
  expect(stepped(position)).toBe('e7N P@f6 A1e9,B1h6');
});
