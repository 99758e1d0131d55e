import { describe, expect, test } from 'vitest';
import { floors } from '../../src/floors/floors.ts';
import { type Position, parsePosition } from '../../src/floors/position.ts';
import { preview } from '../../src/floors/preview.ts';
import { isOnBoard, makeToken } from '../../src/floors/tokens.ts';
import { CHANCE } from '../../src/game.ts';
import { fromSeed } from '../../src/index.ts';
import { ok } from './help.ts';
import { randomPosition } from './random.ts';

const read = (text: string): Position => ok(parsePosition(text));
const chances = (position: Position): Record<string, string> => {
  const { dangers, of } = preview(position);
  return Object.fromEntries(dangers.map(({ token, cards }) => [makeToken(token), `${cards}/${of}`]));
};

/** A token six squares ahead of the monster: the cards 7, 8 and 10 and the hit cards reach it, the 5 does not. */
const lane = (clock: string, pile: string, extra = ''): Position => read(`${clock} e6E - A4k6',B1a11' ${pile}${extra}`);

describe('the preview', () => {
  test('has the walk for every distinct card left, and the number of these cards', () => {
    const { ahead, of } = preview(lane('1/3/A/A/monster', '5.7.7.10.h1'));
    expect(ahead.map(({ walk, count }) => [walk.card, count, walk.path.length])).toEqual([
      ['5', 1, 5],
      ['7', 2, 7],
      ['10', 1, 10],
      ['h1', 1, 6],
    ]);
    expect(of).toBe(5);
  });

  test('has each token’s exact probability of being eaten', () => {
    expect(chances(lane('1/3/A/A/monster', '5.7.7.10.h1'))).toEqual({ "A4k6'": '4/5', "B1a11'": '0/5' });
    expect(chances(lane('1/3/A/A/monster', '5.7.7.10.h1.h2'))["A4k6'"]).toBe('5/6');
    expect(chances(lane('1/3/A/A/monster', '5.8'))).toEqual({ "A4k6'": '1/2', "B1a11'": '0/2' });
  });

  test('respects that hit cards are never first', () => {
    expect(chances(lane('1/1/A/A/monster', '5.7.7.8.8.10.h1.h2'))["A4k6'"]).toBe('5/6');
    expect(chances(lane('1/1/A/A/monster', '5.7.7.8.8.10.h1.h2', ' five=h3 rules=1'))["A4k6'"]).toBe('5/5');
    expect(chances(lane('1/1/A/A/monster', '5.7.7.8.8.10.h1.h2', ' five=h3'))["A4k6'"]).toBe('6/6');
  });

  test('counts the 5 as three hits if chosen', () => {
    expect(chances(lane('1/3/A/A/monster', '5.7', ' five=h3'))["A4k6'"]).toBe('2/2');
  });

  test('after the last card of stage 1 counts all eight again', () => {
    const before = read("1/7/A/A/monster e6W - A4k6',B1p1' 5.h1");
    const after = ok(floors.play(before, CHANCE, { type: 'card', card: '5' }, 0));
    expect(after.stage).toBe(2);
    expect(preview(after).of).toBe(8);
  });

  test('exists while tokens still move, and is empty when the game is over', () => {
    expect(preview(read('1/3/A/A/tokens e6E - A4k6,B1a11 5.8')).of).toBe(2);
    expect(preview(read('2/3/A/A/over e6E - A4* 8.h1 left=A'))).toMatchObject({ ahead: [], of: 0 });
  });

  test('a walk changes monster, tiles and tokens only', () => {
    const position = read("1/3/A/A/monster e6E s@f6 A4k6',B1a11' 5.8 pile=7");
    const { walk } = preview(position).ahead[0]!;
    const { monster, facing, tiles, tokens, ...others } = walk.position;
    expect({ ...position, ...others }).toEqual(position);
    expect([monster, tiles, facing, tokens]).not.toEqual([
      position.monster,
      position.tiles,
      position.facing,
      position.tokens,
    ]);
  });

  test('before the very first card hit cards have a walk too, but probability 0', () => {
    const { ahead, of } = preview(lane('1/1/A/A/monster', '5.7.7.10.h1'));
    expect(ahead.map(({ walk, count }) => [walk.card, count])).toEqual([
      ['5', 1],
      ['7', 2],
      ['10', 1],
      ['h1', 0],
    ]);
    expect(of).toBe(4);
  });

  test('its probabilities match playing every card of the pile', () => {
    for (let seed = 0; seed < 300; seed++) {
      const drawn = randomPosition(seed);
      const pile =
        seed % 2 === 0 ? drawn.pile : drawn.pile.filter((_, i) => i === 1 || i === 4 || ((seed >> i) & 1) === 1);
      const position: Position = { ...drawn, pile, phase: 'monster', round: seed % 2 === 0 ? 1 : 4 };
      const lost = new Map<string, number>();
      let of = 0;
      for (const card of position.pile) {
        const played = floors.play(position, CHANCE, { type: 'card', card }, 0);
        if (!played.ok) continue;
        of++;
        const there = new Set(
          played.value.tokens.filter(({ place }) => isOnBoard(place)).map((token) => `${token.player}${token.shows}`),
        );
        for (const token of position.tokens) {
          if (isOnBoard(token.place) && !there.has(`${token.player}${token.shows}`)) {
            lost.set(makeToken(token), (lost.get(makeToken(token)) ?? 0) + 1);
          }
        }
      }
      const told = preview(position);
      expect(told.of).toBe(of);
      for (const { token, cards } of told.dangers)
        expect(cards).toBe(isOnBoard(token.place) ? (lost.get(makeToken(token)) ?? 0) : 0);
    }
  });

  test('its probabilities match draws from many seeds', () => {
    const position = lane('1/3/A/A/monster', '5.7.7.10.h1');
    let eaten = 0;
    for (let i = 0; i < 2000; i++) {
      const action = floors.draw(position, fromSeed(i.toString(16).padStart(32, '0')))!;
      const after = ok(floors.play(position, CHANCE, action, 0));
      if (after.tokens.filter(({ place }) => isOnBoard(place)).length === 1) eaten++;
    }
    expect(Math.abs(eaten / 2000 - 4 / 5)).toBeLessThan(0.04);
  });
});
