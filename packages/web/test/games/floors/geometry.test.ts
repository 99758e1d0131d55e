import { floorsKit as kit } from '@speeltafel/rules';
import { describe, expect, it } from 'vitest';
import {
  angleOf,
  boardDirection,
  gridOf,
  middleOf,
  plaques,
  squareOfGrid,
} from '../../../src/games/floors/board/geometry.ts';
import { turnTo } from '../../../src/games/floors/board/rotation.ts';

const square = (name: string): kit.Square => kit.parseSquare(name)!;

describe('the drawing of the hall', () => {
  it('rotates a quarter clockwise and is never mirrored', () => {
    expect(gridOf(square('a11'), true)).toEqual({ x: 10, y: 0 });
    expect(gridOf(square('p1'), true)).toEqual({ x: 0, y: 15 });
    for (const turned of [false, true]) {
      for (let each = 0; each < kit.SQUARES; each++) {
        const { x, y } = gridOf(each, turned);
        expect(squareOfGrid(x, y, turned)).toBe(each);
      }
      for (const screen of kit.DIRECTIONS) {
        expect(angleOf(boardDirection(screen, turned), turned) % 360).toBe(screen * 90);
      }
    }
  });

  it('puts both doors outside the walls', () => {
    expect(middleOf(kit.OUT, false).x).toBeLessThan(0);
    expect(middleOf(kit.WAITING, false).x).toBeGreaterThan(1600);
    expect(middleOf(kit.OUT, true).y).toBeLessThan(0);
    expect(middleOf(kit.WAITING, true).y).toBeGreaterThan(1600);
  });

  it('shows every letter twice, on opposite walls', () => {
    const letters = plaques(false);
    expect(letters).toHaveLength(54);
    for (const { letter, x, y } of letters) {
      const twins = letters.filter((other) => other.letter === letter);
      expect(twins).toHaveLength(2);
      const far = twins.find((twin) => twin.x !== x || twin.y !== y)!;
      expect(far.x).toBeCloseTo(1600 - x);
      expect(far.y).toBeCloseTo(1100 - y);
    }
    expect(letters[0]).toMatchObject({ letter: 'A', x: 50 });
    expect(letters.find(({ letter }) => letter === 'M')).toMatchObject({ x: 1228.5, y: 29 });
  });

  it('rotates the monster the short way', () => {
    expect(turnTo(0, 270)).toBe(-90);
    expect(turnTo(-90, 0)).toBe(0);
    expect(Math.abs(turnTo(0, 180))).toBe(180);
  });
});
