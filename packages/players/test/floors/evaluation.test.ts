import { floors, floorsKit, fromSeed } from '@speeltafel/rules';
import { describe, expect, test } from 'vitest';
import { ALL_CARDS, forEachCard } from '../../src/floors/card-outcomes.ts';
import { Danger } from '../../src/floors/danger.ts';
import { Evaluation, leaderOf, roundsAfter } from '../../src/floors/evaluation.ts';
import { QuickReach } from '../../src/floors/quick-reach.ts';
import { NO_WAY, roundsFor, routeOf } from '../../src/floors/route.ts';
import { movers } from '../../src/floors/turns.ts';
import { Random } from '../../src/random.ts';
import { bare, hall } from './help.ts';

const { CARDS, Match, parseSquare, playCard, Reach, WAITING } = floorsKit;

/** Positions from random games of all sizes, at every turn. */
function* met(games: number): Generator<floorsKit.Position> {
  const random = new Random(11);
  for (let game = 0; game < games; game++) {
    const chance = fromSeed(game.toString(16).padStart(32, '0'));
    const options = floors.options({ players: 2 + (game % 6), setup: 'random' });
    if (!options.ok) throw new Error(options.refusal.message);
    let position = floors.start(options.value, chance);
    while (floors.outcome(position) === null) {
      yield position;
      const seat = floors.toAct(position)[0]!;
      const action = seat === 0 ? floors.draw(position, chance)! : random.pick(floors.actions(position, seat, 0));
      const played = floors.play(position, seat, action, 0);
      if (!played.ok) throw new Error(played.refusal.message);
      position = played.value;
    }
  }
}

describe('card outcomes', () => {
  test('one walk gives exactly what each card alone would do', () => {
    let cards = 0;
    for (const position of met(12)) {
      if (position.phase !== 'monster') continue;
      const match = new Match(position);
      const seen = forEachCard(match, ALL_CARDS, (count, card) => {
        const alone = new Match(position);
        floorsKit.walk(alone, floorsKit.walkLengthOf(card, position.fiveIsHits));
        expect(count).toBe(position.pile.filter((other) => other === CARDS[card]).length);
        expect(match.bytes.subarray(0, 258)).toEqual(alone.bytes.subarray(0, 258));
        cards++;
      });
      expect(seen).toBe(floorsKit.preview(position).of);
      expect(match.bytes).toEqual(new Match(position).bytes);
    }
    expect(cards).toBeGreaterThan(500);
  });

  test('only the cards that a level considers are seen', () => {
    const match = new Match(bare('1/3/A/A/monster', 'c6E', "A1h6'", '5.7.7.8.10'));
    const seen = (...cards: floorsKit.Card[]): string => {
      const told: string[] = [];
      const considered = cards.reduce((bits, card) => bits | (1 << CARDS.indexOf(card)), 0);
      const count = forEachCard(match, considered, (each, card) => told.push(`${each}x${CARDS[card]}`));
      return `${count}: ${told.join(' ')}`.trim();
    };
    expect([seen(), seen('5'), seen('5', '7'), seen('h1')]).toEqual(['0:', '1: 1x5', '3: 1x5 2x7', '0:']);
  });

  test('the danger of every token matches the preview', () => {
    let lost = 0;
    for (const position of met(4)) {
      const match = new Match(position);
      const expected = floorsKit.preview(position).dangers.map(({ cards }) => cards);
      expect([...new Danger(match).look(match, ALL_CARDS).cards]).toEqual(expected);
      lost += expected.reduce((sum, cards) => sum + cards, 0);
    }
    expect(lost).toBeGreaterThan(100);
  });
});

describe('quick reach', () => {
  test('ends only where a turn may end, and finds every end of a turn without a push', () => {
    const reach = new Reach();
    const quick = new QuickReach();
    for (const position of met(4)) {
      if (position.phase !== 'tokens') continue;
      const match = new Match(position);
      for (const token of movers(match)) {
        reach.search(match, token);
        const ends = new Set<number>();
        const quiet = new Set<number>();
        for (let result = 0; result < reach.count; result++) {
          ends.add(reach.placeOf(result));
          const mark = match.mark();
          reach.apply(result);
          if (match.mark() - mark <= 1) quiet.add(reach.placeOf(result));
          match.undo(mark);
        }
        quick.from(match, token);
        const found = new Set(quick.places.subarray(0, quick.count));
        expect(found.size).toBe(quick.count);
        const entersByPushing = match.mustEnter && match.placeOf(token) === WAITING && quiet.size === 0;
        if (entersByPushing) quiet.add(WAITING);
        else for (const place of found) expect(ends).toContain(place);
        expect(found).toEqual(quiet);
      }
    }
  });
});

describe('the distance to the exit', () => {
  const at = (name: string): number => parseSquare(name)!;

  test('counts the squares, the entrance and the way out', () => {
    const route = routeOf(new Match(bare('1/2/A/A/tokens', 'p2S', 'A1-,B1-')));
    expect(route[at('a11')]).toBe(1);
    expect(route[at('p1')]).toBe(26);
    expect(route[floorsKit.WAITING]).toBe(27);
    expect(route[floorsKit.OUT]).toBe(0);
  });

  test('does not depend on the monster or on other tokens', () => {
    // Two stones in a row cannot be pushed, so the only way from o1 leads over one square of the floor.
    const tiles = (['o2', 'o3'] as const).map((name) => ({ kind: 's', square: at(name) }) as const);
    for (const monster of ['p2S', 'n1N', 'b11W', 'a10N']) {
      const route = routeOf(new Match({ ...bare('1/2/A/A/tokens', monster, 'A1d4,B1c11,B3m1'), tiles }));
      for (const name of ['o1', 'n1', 'c11', 'b11', 'a9']) {
        expect(route[at(name)], `${name} ${monster}`).toBe(
          floorsKit.columnOf(at(name)) + floorsKit.rowOf(at(name)) + 1,
        );
      }
    }
  });

  test('a slide over blood costs one point', () => {
    const route = routeOf(new Match(hall('1/2/A/A/tokens', 'p2S', 'A1-,B1-')));
    // From k9 over the pool on i9 and j9 to h9, ten squares from the exit.
    expect(route[at('h9')]).toBe(10);
    expect(route[at('k9')]).toBe(11);
  });

  test('no way leads from a teleporter', () => {
    const match = new Match({
      ...bare('1/2/A/A/tokens', 'p2S', 'A1-,B1-'),
      tiles: [{ kind: 1, square: at('d4'), arrow: 0 }],
    });
    expect(routeOf(match)[at('d4')]).toBe(NO_WAY);
  });

  test.each([
    [0, 3, 0],
    [1, 1, 1],
    [2, 1, 2],
    [7, 1, 2],
    [8, 1, 3],
    [9, 1, 4],
    [10, 3, 3],
    [14, 6, 4],
  ])('%i points with a token that shows %i take %i rounds', (points, shows, rounds) => {
    expect(roundsFor(points, shows)).toBe(rounds);
  });
});

describe('evaluation', () => {
  const evaluationOf = (position: floorsKit.Position): Evaluation => {
    const match = new Match(position);
    return new Evaluation(match, routeOf(match));
  };

  test('counts the rounds after the next card', () => {
    const left = (clock: string, pile: string, extras = ''): number =>
      roundsAfter(new Match(bare(clock, 'p2S', 'A1d4,B1e4', pile, extras)));
    expect(left('1/1/A/A/tokens', '5.7.7.8.8.10.h1.h2')).toBe(14);
    expect(left('1/7/A/A/tokens', '5.7')).toBe(8);
    expect(left('2/1/A/A/tokens', '5.7.7.8.8.10.h1.h2')).toBe(7);
    expect(left('2/8/A/A/tokens', '5')).toBe(0);
    expect(left('2/7/A/A/tokens', '5.7', ' pile=7')).toBe(0);
  });

  test('the chances of all players add up to one', () => {
    for (const position of met(3)) {
      const evaluation = evaluationOf(position);
      let sum = 0;
      for (let player = 0; player < position.players; player++) sum += evaluation.chance(player, 5);
      expect(sum).toBeCloseTo(1, 9);
    }
  });

  test('a token is worth more if it is nearer to the exit, out, or still in the game', () => {
    const chance = (tokens: string, extras = ''): number =>
      evaluationOf(bare('2/3/A/A/tokens', 'p2S', tokens, '5.7.7.8', extras)).chance(0, 3);
    const base = chance('A1d4,A3f6,B1d5,B3f5');
    expect(chance('A1d6,A3f6,B1d5,B3f5')).toBeGreaterThan(base);
    expect(chance('A1x,A3f6,B1d5,B3f5')).toBeLessThan(base);
    expect(chance('A1*,A3f6,B1d5,B3f5', ' left=A')).toBeGreaterThan(chance('A1d6,A3f6,B1d5,B3f5'));
  });

  test('after the last card the player with most tokens out wins, and of equals the first to have them', () => {
    const position = bare('2/8/A/A/tokens', 'p2S', 'A1*,A3f6,B1*,B3f5', '5', ' left=B.A');
    expect(leaderOf(new Match(position))).toBe(1);
    expect(evaluationOf(position).chance(1, 0)).toBe(1);
    expect(evaluationOf(position).chance(0, 0)).toBe(0);
    const last = new Match({ ...position, phase: 'monster' });
    playCard(last, 0);
    expect(floors.outcome(last.position())?.winner).toBe(2);
  });
});
