/** The effect of every kind of tile on a token or a monster that meets it. */
import { describe, expect, test } from 'vitest';
import { draft } from '../../src/floors/path.ts';
import { board, ok, stepped, tokenPath } from './help.ts';

describe('the monster steps into', () => {
  test.each([
    ['a stone: pushes it', 'e6E s@f6 -', 'f6E s@g6 -'],
    ['a crystal: pushes it', 'e6E c@f6 -', 'f6E c@g6 -'],
    ['a right-turn stone: turns right and goes', 'e6E r@f6 -', 'e5S r@f6 -'],
    ['a half-turn stone: turns about and goes', 'e6E h@f6 -', 'd6W h@f6 -'],
    ['a teleporter: appears on its partner, facing its arrow', 'e6E 1<@f6,1v@k3 -', 'k3S 1<@f6,1v@k3 -'],
    ['a teleporter without a partner: just stands there', 'e6E 1<@f6 -', 'f6E 1<@f6 -'],
    ['the 2x2 pool: crosses it in one step', 'e6E P@f6 -', 'h6E P@f6 -'],
    ['the 1x4 pool lying: crosses its length', 'e6E H@f6 -', 'j6E H@f6 -'],
    ['the 1x4 pool standing: crosses its width', 'e6E V@f6 -', 'g6E V@f6 -'],
    ['the edge: comes in on the other side', 'p5E - -', 'a7E - -'],
    ['a token: eats it', 'e6E - A4f6', 'f6E - -'],
    ['the entrance: as any square', 'o1E - -', 'p1E - -'],
    ['the exit: as any square', 'b11W - -', 'a11W - -'],
  ])('%s', (_, before, after) => {
    const [monster, tiles, tokens] = before.split(' ');
    expect(stepped(board(monster!, tiles, tokens))).toBe(after);
  });

  test('the square it came from, once around: that square was free by then', () => {
    const stones = [...'abcdefghijk'].map((column) => `s@${column}6`).join(',');
    const pushed = [...'bcdefghijkl'].map((column) => `s@${column}6`).join(',');
    expect(stepped(board('p6E', stones, 'A1l6,A3m6,A4n6,A5o6'))).toBe(`a6E ${pushed} A1m6,A3n6,A4o6,A5p6`);
    const first = [...'abcdefghijk'].map((column) => `s@${column}6`).join(',');
    const slid = [...'bcdefghijk'].map((column) => `s@${column}6`).join(',');
    expect(stepped(board('p6E', `${first},H@l6`))).toBe(`a6E ${slid},H@l6,s@p6 -`);
  });
});

describe('the monster wraps onto', () => {
  test.each([
    ['a stone: pushes it on', 'p6E s@a6 -', 'a6E s@b6 -'],
    ['a crystal: pushes it on', 'p6E c@a6 -', 'a6E c@b6 -'],
    ['a right-turn stone: turns before the edge', 'p6E r@a6 -', 'p5S r@a6 -'],
    ['a half-turn stone: turns before the edge', 'p6E h@a6 -', 'o6W h@a6 -'],
    ['a teleporter: uses it', 'p6E 1>@a6,1^@h3 -', 'h3N 1>@a6,1^@h3 -'],
    ['the 2x2 pool: slides over it', 'p6E P@a6 -', 'c6E P@a6 -'],
    ['the 1x4 pool: slides over it', 'p6E H@a6 -', 'e6E H@a6 -'],
    ['a token: eats it', 'p6E - A4a6', 'a6E - -'],
    ['the entrance', 'a11N - -', 'p1N - -'],
    ['the exit', 'p1S - -', 'a11S - -'],
  ])('%s', (_, before, after) => {
    const [monster, tiles, tokens] = before.split(' ');
    expect(stepped(board(monster!, tiles, tokens))).toBe(after);
  });
});

describe('a token steps into', () => {
  test.each([
    ['a stone: pushes it', 's@f6', 'A4e6', 'f6', 'f6 s@g6'],
    ['a crystal: pushes it', 'c@f6', 'A4e6', 'f6', 'f6 c@g6'],
    ['a right-turn stone: pushes it', 'r@f6', 'A4e6', 'f6', 'f6 r@g6'],
    ['a half-turn stone: pushes it', 'h@f6', 'A4e6', 'f6', 'f6 h@g6'],
    ['a teleporter: never', '1>@f6', 'A4e6', 'f6', 'teleporter-there f6'],
    ['the 2x2 pool: slides over it', 'P@f6', 'A4e6', 'h6', 'h6 P@f6'],
    ['the 2x2 pool: cannot stop on it', 'P@f6', 'A4e6', 'f6', 'slides-on f6'],
    ['the 1x4 pool: slides over it', 'H@f6', 'A4e6', 'j6', 'j6 H@f6'],
    ['a token: may not end on it', '-', 'A4e6,B1f6', 'f6', 'ends-on-token f6'],
    ['a token: may pass over it', '-', 'A4e6,B1f6', 'f6-g6', 'g6 -'],
    ['the monster: never', '-', 'A4a10', 'a11', 'monster-there a11'],
    ['the entrance from outside, for one point', '-', 'A4-', 'p1-p2-p3-p4', 'p4 -'],
    ['the entrance from inside', '-', 'A4o1', 'p1', 'p1 -'],
  ])('%s', (_, tiles, tokens, path, after) => {
    expect(tokenPath(board('a11E', tiles, tokens, 'tokens'), path)).toBe(after);
  });

  test('the edge: never, straight or stepped', () => {
    const barred = (token: string): (string | number | undefined)[] =>
      ok(draft(board('a11E', '-', token, 'tokens'), 0, 4, [])).barred.map(
        ({ code, details }) => `${code} ${details.square}`,
      );
    expect(barred('A4p6')).toEqual(['over-the-edge p6']);
    expect(barred('A4m10')).toEqual(['over-the-edge m10', 'over-the-edge m10']);
    expect(barred('A4d2')).toEqual(['over-the-edge d2', 'over-the-edge d2']);
  });

  test('the 1x4 pool standing: slides over it', () => {
    expect(tokenPath(board('a11E', 'V@f6', 'A4e6', 'tokens'), 'g6')).toBe('g6 V@f6');
    expect(tokenPath(board('a11E', 'V@f6', 'A4f7', 'tokens'), 'f2')).toBe('f2 V@f6');
  });

  test('the exit, and leaves with one more point', () => {
    const position = board('k5N', '-', 'A4a10', 'tokens');
    expect(tokenPath(position, 'a11')).toBe('a11 -');
    expect(tokenPath(position, 'a11-exit')).toBe('beside -');
    expect(tokenPath(position, 'exit')).toBe('not-at-exit a10');
    expect(tokenPath(board('k5N', '-', 'A1a10', 'tokens'), 'a11-exit')).toBe('no-points exit');
    expect(tokenPath(board('k5N', '-', 'A1a11', 'tokens'), 'exit')).toBe('beside -');
    expect(tokenPath(board('k5N', '-', 'A1a11', 'tokens'), 'a11-exit')).toBe('beside -');
  });

  test('the monster on the entrance blocks the way in', () => {
    expect(tokenPath(board('p1N', '-', 'A4-', 'tokens'), 'p1')).toBe('monster-there p1');
  });
});

describe('a tile pushed by a token meets', () => {
  test.each([
    ['a stone', 's@f6,s@g6', 'A4e6', 'push-blocked f6'],
    ['a crystal', 's@f6,c@g6', 'A4e6', 'push-blocked f6'],
    ['a right-turn stone', 's@f6,r@g6', 'A4e6', 'push-blocked f6'],
    ['a half-turn stone', 's@f6,h@g6', 'A4e6', 'push-blocked f6'],
    ['a teleporter', 's@f6,1>@g6', 'A4e6', 'push-blocked f6'],
    ['the 2x2 pool: slides to the far side', 's@f6,P@g6', 'A4e6', 'f6 P@g6,s@i6'],
    ['the 1x4 pool: slides to the far side', 's@f6,H@g6', 'A4e6', 'f6 H@g6,s@k6'],
    ['a pool with a stone behind: stays on its last square', 's@f6,P@g6,s@i6', 'A4e6', 'f6 P@g6,s@h6,s@i6'],
    ['a pool with a token behind: stays on its last square', 's@f6,P@g6', 'A4e6,B1i6', 'f6 P@g6,s@h6'],
    ['a pool with a teleporter behind: stays on its last square', 's@f6,P@g6,1>@i6', 'A4e6', 'f6 P@g6,s@h6,1>@i6'],
    ['a pool whose first square is taken', 's@f6,P@g6,s@g6', 'A4e6', 'push-blocked f6'],
    ['the 1x4 pool standing: slides to the far side', 's@f6,V@g6', 'A4e6', 'f6 V@g6,s@h6'],
    ['a token', 's@f6', 'A4e6,B1g6', 'push-blocked f6'],
  ])('%s', (_, tiles, tokens, after) => {
    expect(tokenPath(board('a11E', tiles, tokens, 'tokens'), 'f6')).toBe(after);
  });

  test('the edge', () => {
    expect(tokenPath(board('a11E', 's@p6', 'A4o6', 'tokens'), 'p6')).toBe('push-blocked p6');
  });

  test('the monster', () => {
    expect(tokenPath(board('g6E', 's@f6', 'A4e6', 'tokens'), 'f6')).toBe('push-blocked f6');
    expect(tokenPath(board('i6E', 's@f6,P@g6', 'A4e6', 'tokens'), 'f6')).toBe('f6 P@g6,s@h6');
  });

  test('the entrance or the exit: it leaves the game', () => {
    expect(tokenPath(board('k5E', 's@o1', 'A4n1', 'tokens'), 'o1')).toBe('o1 -');
    expect(tokenPath(board('k5E', 'c@b11', 'A4c11', 'tokens'), 'b11')).toBe('b11 -');
  });
});

describe('a row pushed by the monster meets', () => {
  test.each([
    ['a stone: it goes along', 'e6E s@f6,s@g6 -', 'f6E s@g6,s@h6 -'],
    ['a crystal: it goes along', 'e6E s@f6,c@g6 -', 'f6E s@g6,c@h6 -'],
    ['a right-turn stone: it goes along', 'e6E s@f6,r@g6 -', 'f6E s@g6,r@h6 -'],
    ['a half-turn stone: it goes along', 'e6E c@f6,h@g6 -', 'f6E c@g6,h@h6 -'],
    ['a teleporter: the first of it leaves the game', 'e6E s@f6,1>@g6 -', 'f6E 1>@g6 -'],
    ['the 2x2 pool: slides over it', 'e6E s@f6,P@g6 -', 'f6E P@g6,s@i6 -'],
    ['the 1x4 pool: slides over it', 'e6E s@f6,H@g6 -', 'f6E H@g6,s@k6 -'],
    ['the 1x4 pool: a token slides over it', 'e6E s@f6,H@h6 A4g6', 'f6E s@g6,H@h6 A4l6'],
    ['the 1x4 pool standing: slides over it', 'e6E s@f6,V@g6 -', 'f6E V@g6,s@h6 -'],
    ['the edge: goes over it', 'o6E s@p6 -', 'p6E - -'],
    ['a token: it goes along', 'e6E s@f6 A4g6', 'f6E s@g6 A4h6'],
    ['the entrance: a tile leaves the game', 'n1E s@o1 -', 'o1E - -'],
    ['the exit: a tile leaves the game', 'c11W s@b11 -', 'b11W - -'],
    ['the entrance: a token stays there', 'm1E s@n1 A4o1', 'n1E s@o1 A4p1'],
    ['the exit: a token stays there', 'd11W s@c11 A4b11', 'c11W s@b11 A4a11'],
    ['the exit with a token on it: over the edge with it', 'c11W s@b11 A4a11', 'b11W - -'],
  ])('%s', (_, before, after) => {
    const [monster, tiles, tokens] = before.split(' ');
    expect(stepped(board(monster!, tiles, tokens))).toBe(after);
  });
});

describe('sight meets', () => {
  /** The monster looks north; to its right is something, and behind that a token. */
  const turnsEast = (tiles: string, tokens: string): boolean =>
    stepped(board('e6N', tiles, tokens), 0).startsWith('e6E');

  test.each([
    ['a stone: ends', 's@g6', 'A4i6', false],
    ['a crystal: passes', 'c@g6', 'A4i6', true],
    ['two crystals: passes', 'c@g6,c@h6', 'A4i6', true],
    ['a right-turn stone: ends', 'r@g6', 'A4i6', false],
    ['a half-turn stone: ends', 'h@g6', 'A4i6', false],
    ['a teleporter: passes', '1>@g6', 'A4i6', true],
    ['the 2x2 pool: passes', 'P@g6', 'A4i6', true],
    ['the 1x4 pool: passes', 'H@f6', 'A4j6', true],
    ['the 1x4 pool standing: passes', 'V@g6', 'A4i6', true],
    ['a token on blood: sees it', 'P@g6', 'A4h6', true],
    ['a stone on blood: ends', 'P@g6,s@h6', 'A4i6', false],
  ])('%s', (_, tiles, tokens, seen) => {
    expect(turnsEast(tiles, tokens)).toBe(seen);
  });

  test('the edge: ends, though the monster would walk on', () => {
    expect(stepped(board('p5N', '-', 'A4a7'), 0)).toBe('p5N - A4a7');
  });

  test('the steps of the edge: ends', () => {
    expect(stepped(board('m10N', '-', 'A4d2'), 0)).toBe('m10N - A4d2');
    expect(stepped(board('d2S', '-', 'A4m10'), 0)).toBe('d2S - A4m10');
  });

  test('a token: the first one counts, at its own distance', () => {
    expect(stepped(board('e6N', '-', 'A4e9,B1g6,C1h6'), 0)).toBe('e6E - A4e9,B1g6,C1h6');
    expect(stepped(board('e6N', '-', 'A4e7,B1g6'), 0)).toBe('e6N - A4e7,B1g6');
  });

  test('nothing behind the monster, and nothing diagonally', () => {
    expect(stepped(board('e6N', '-', 'A4e5,B1f7,C1d7'), 0)).toBe('e6N - A4e5,B1f7,C1d7');
  });

  test('the entrance and the exit: sees a token there', () => {
    expect(stepped(board('p5E', '-', 'A4p1'), 0)).toBe('p5S - A4p1');
    expect(stepped(board('a7W', '-', 'A4a11'), 0)).toBe('a7N - A4a11');
  });
});
