import { floorsKit as kit } from '@speeltafel/rules';
import { describe, expect, it } from 'vitest';
import { moveFrames, walkFrames } from '../../src/floors/play/frames.ts';
import { gentlest, isBetween, stepTo, tilesAfter, waysOn } from '../../src/floors/play/reachable.ts';
import { lostIn, sceneOf } from '../../src/floors/play/scene.ts';

const EXAMPLE =
  "2/4/B/A/tokens j4E P@k6,H@e3,1>@j7,1v@o5,2<@n4,2^@d7,s@c9,c@g9,r@m9,h@f8,c@k7,s@f6,h@m5,r@h5,r@c5,r@k4,s@m2 A4g1,A3d10,A2m6',A1*,B3j9',B6b8',B5*,B3x,C4l7',C2n5',C4-,C1x,D2i7',D6o2',D3*,D4* 7.7.8.8.h2 left=A.B.D.D";

function read(text: string): kit.Position {
  const position = kit.parsePosition(text);
  if (!position.ok) throw new Error(position.refusal.message);
  return position.value;
}
const square = (name: string): kit.Square => kit.parseSquare(name)!;

describe('the scene', () => {
  it('ends a walk where the rules end it, with every thing keeping its key', () => {
    const position = read(EXAMPLE);
    for (const card of kit.CARDS) {
      const start = sceneOf(position);
      const walk = kit.walkOf(position, card);
      for (const calm of [false, true]) {
        const end = walkFrames(start, walk, calm).at(-1)!.scene;
        expect(end.monster).toMatchObject({ square: walk.position.monster, facing: walk.position.facing });
        const onFloor = (tokens: readonly { player: number; shows: number; place: number }[]): string[] =>
          tokens
            .filter(({ place }) => kit.isOnBoard(place))
            .map((token) => kit.nameOf(token) + token.place)
            .sort();
        expect(onFloor(end.tokens)).toEqual(onFloor(walk.position.tokens));
        expect(kit.makeTiles(end.tiles)).toBe(kit.makeTiles(walk.position.tiles));
        expect(new Set(end.tokens.map(({ key }) => key)).size).toBe(position.tokens.length);
      }
      expect(lostIn(start, walk.steps).map(kit.nameOf)).toEqual(walk.eaten);
    }
  });

  it('hands keys on to the next position', () => {
    const position = read(EXAMPLE);
    const before = sceneOf(position);
    const walk = kit.walkOf(position, '8');
    const after = sceneOf(walk.position, before);
    const crystal = before.tiles.find((tile) => tile.square === square('k7'))!;
    expect(after.tiles.find((tile) => tile.square === square('n7'))?.key).toBe(crystal.key);
    expect(after.tokens.map(({ key }) => key).sort()).toEqual(before.tokens.map(({ key }) => key).sort());
  });

  it('walks a token square by square', () => {
    const position = read(EXAMPLE);
    const path = ['g2', 'g4', 'f4'].map(square);
    const frames = moveFrames(sceneOf(position), position, { type: 'move', player: 0, shows: 4, path }, false);
    expect(frames.map(({ scene }) => scene.tokens.find((t) => t.player === 0 && t.shows === 4)!.place)).toEqual(path);
  });
});

describe('where a token can go', () => {
  const position = read(EXAMPLE);
  const draftOf = (...path: string[]): kit.Draft => {
    const draft = kit.draft(position, 0, 4, path.map(square));
    if (!draft.ok) throw new Error(draft.refusal.message);
    return draft.value;
  };

  it('finds a legal way to every place it offers', () => {
    for (const path of [[], ['g2'], ['g2', 'g4']]) {
      const ways = waysOn(position, 0, 4, path.map(square), draftOf(...path));
      expect(ways.size).toBeGreaterThan(3);
      for (const [place, found] of ways) {
        const way = gentlest(position, 0, 4, path.map(square), found);
        const end = kit.draft(position, 0, 4, [...path.map(square), ...way]);
        expect(end.ok && end.value.at).toBe(place);
      }
    }
  });

  it('finds every place beyond another token while it stands on that one', () => {
    const crowd = read(EXAMPLE.replace("A2m6'", "A2f1'").replace('A3d10', 'A3e1'));
    const path = [square('f1')];
    const draft = kit.draft(crowd, 0, 4, path);
    if (!draft.ok) throw new Error(draft.refusal.message);
    expect(draft.value.stop?.code).toBe('ends-on-token');
    const ways = waysOn(crowd, 0, 4, path, draft.value);
    const ends = new Map<kit.Place, number>();
    const walk = (way: readonly kit.Place[]): void => {
      const here = kit.draft(crowd, 0, 4, [...path, ...way]);
      if (!here.ok) return;
      const { at, stop, ways: steps } = here.value;
      const known = ends.get(at);
      if (way.length > 0 && (stop === null || way.length === 1))
        ends.set(at, Math.min(known ?? way.length, way.length));
      for (const { to } of steps) walk([...way, to]);
    };
    walk([]);
    expect(new Map([...ways].map(([place, found]) => [place, found[0]!.length]))).toEqual(ends);
    expect(ends.size).toBeGreaterThan(draft.value.ways.length);
    expect(Math.max(...ends.values())).toBe(3);
  });

  it('takes a tap on blood for the slide that begins there', () => {
    expect(stepTo(draftOf('g2'), square('g3'))?.to).toBe(square('g4'));
    expect(stepTo(draftOf('g2'), square('g4'))?.to).toBe(square('g4'));
    expect(stepTo(draftOf('g2'), square('g7'))).toBeUndefined();
    expect(isBetween(square('g2'), square('g4'), square('g3'))).toBe(true);
    expect(isBetween(square('g2'), square('g4'), square('h3'))).toBe(false);
  });

  it('moves the stones that a way pushes', () => {
    const push = { block: 's', from: square('c9'), to: square('c10'), gone: null } as const;
    expect(kit.makeTiles(tilesAfter(position.tiles, [push]))).toContain('s@c10');
    expect(kit.makeTiles(tilesAfter(position.tiles, [{ ...push, to: null }]))).not.toContain('s@c');
  });
});
