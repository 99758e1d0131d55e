/** The parts of the rules with which a page shows a walk and a board. */
import { describe, expect, test } from 'vitest';
import { floors, fromSeed, floorsKit as kit } from '../../src/index.ts';

const TILES: readonly kit.Tile[] = kit.BASIC_TILES;

const seedOf = (i: number): string => i.toString(16).padStart(32, '0');

/** Positions of random games in which the monster is about to walk. */
function* beforeWalks(games: number): Generator<kit.Position> {
  for (let i = 0; i < games; i++) {
    const chance = fromSeed(seedOf(i + 1));
    const options = floors.options({ players: 3, setup: 'random' });
    if (!options.ok) throw new Error(options.refusal.message);
    let position = floors.start(options.value, chance);
    for (let n = 0; n < 60 && floors.outcome(position) === null; n++) {
      if (position.phase === 'monster') yield position;
      const [seat] = floors.toAct(position);
      const actions = seat === 0 ? [floors.draw(position, chance)!] : floors.actions(position, seat!, 0);
      const next = floors.play(position, seat!, actions[(n * 7 + i) % actions.length]!, 0);
      if (!next.ok) throw new Error(next.refusal.message);
      position = next.value;
    }
  }
}

const boardOf = ({ monster, facing, tiles, tokens }: kit.Position) => ({
  monster: { square: monster, facing },
  tiles,
  tokens,
});

describe('the walk of the monster, event by event', () => {
  test('leads to the board that the rules produce', () => {
    let walks = 0;
    for (const position of beforeWalks(6)) {
      for (const card of position.pile.slice(0, 3)) {
        const walk = kit.walkOf(position, card);
        let board = boardOf(position);
        for (const { look, events, square, facing } of walk.steps) {
          board = { ...board, monster: { ...board.monster, facing: look.facing } };
          for (const event of events) board = kit.afterEvent(board, event);
          expect(board.monster).toEqual({ square, facing });
        }
        const after = boardOf(walk.position);
        expect(kit.sortTiles(board.tiles)).toEqual(kit.sortTiles(after.tiles));
        const onBoard = ({ tokens }: typeof board): number[] =>
          tokens
            .map(({ place }) => place)
            .filter(kit.isOnBoard)
            .toSorted();
        expect(onBoard(board)).toEqual(onBoard(after));
        const eaten = ({ tokens }: typeof board): number => tokens.filter(({ place }) => place === kit.EATEN).length;
        expect(eaten(board) - eaten(boardOf(position))).toBe(walk.eaten.length);
        walks++;
      }
    }
    expect(walks).toBeGreaterThan(20);
  });
});

describe('the reach of sight', () => {
  test('is where a token is still seen, and none is beyond', () => {
    const from = kit.parseSquare('g6')!;
    for (const facing of kit.DIRECTIONS) {
      const reach = kit.reachOfSight(TILES, from, facing);
      let square = kit.next(from, facing);
      for (let distance = 1; square >= 0; distance++, square = kit.next(square, facing)) {
        if (TILES.some((tile) => kit.isBlock(tile) && tile.square === square)) continue;
        const text = `${kit.makeSquare(from)}${kit.makeDirection(facing)}`;
        const seen = tokenSeen(text, square);
        expect(seen, `${text} ${kit.makeSquare(square)}`).toBe(distance <= reach);
      }
    }
  });
});

/** True if a monster that looks from there sees a token on the square. */
function tokenSeen(monster: string, square: kit.Square): boolean {
  const start = [...beforeWalks(1)][0]!;
  const from = kit.parseSquare(monster.slice(0, -1))!;
  const facing = kit.parseDirection(monster.slice(-1))!;
  const [token] = start.tokens;
  const tokens = start.tokens.map((each) => ({ ...each, place: each === token ? square : kit.OUT }));
  const position = { ...start, monster: from, facing, tiles: TILES, tokens };
  const { look } = kit.walkOf(position, '5').steps[0]!;
  return look.ahead?.square === square;
}

describe('the contents of a square', () => {
  test('are listed with exit, entrance and monster first, then tiles, then tokens; pools on all their squares', () => {
    for (const position of beforeWalks(2)) {
      const board = boardOf(position);
      const contents = kit.contentsOf(board);
      const kinds = [...contents.values()].flat().map(({ kind }) => kind);
      const count = (kind: string): number => kinds.filter((each) => each === kind).length;
      expect([count('exit'), count('entrance'), count('monster')]).toEqual([1, 1, 1]);
      expect(count('tile')).toBe(board.tiles.flatMap((tile) => kit.coveredBy(tile) ?? []).length);
      expect(count('token')).toBe(board.tokens.filter(({ place }) => kit.isOnBoard(place)).length);
      expect(contents.get(kit.EXIT)?.[0]).toEqual({ kind: 'exit' });
      for (const [square, here] of contents) {
        const tokens = here.flatMap((each) => (each.kind === 'token' ? [each.token.place] : []));
        expect(tokens).toEqual(tokens.map(() => square));
      }
    }
  });
});
