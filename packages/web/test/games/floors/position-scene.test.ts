import { floors, floorsKit as kit } from '@speeltafel/rules';
import { describe, expect, it } from 'vitest';
import { moveFrames, PACE, walkFrames } from '../../../src/games/floors/play/animation-frames.ts';
import { lostIn, sceneOf } from '../../../src/games/floors/play/position-scene.ts';
import { gentlest, isBetween, stepTo, tilesAfter, waysOn } from '../../../src/games/floors/play/reachable.ts';

const EXAMPLE =
  "2/4/B/A/tokens j4E P@k6,H@e3,1>@j7,1v@o5,2<@n4,2^@d7,s@c9,c@g9,r@m9,h@f8,c@k7,s@f6,h@m5,r@h5,r@c5,r@k4,s@m2 A4g1,A3d10,A2m6',A1*,B3j9',B6b8',B5*,B3x,C4l7',C2n5',C4-,C1x,D2i7',D6o2',D3*,D4* 7.7.8.8.h2 left=A.B.D.D";

function read(text: string): kit.Position {
  const position = kit.parsePosition(text);
  if (!position.ok) throw new Error(position.refusal.message);
  return position.value;
}
const square = (name: string): kit.Square => kit.parseSquare(name)!;

describe('the scene', () => {
  it('ends a walk where the rules end it, and every piece keeps its key', () => {
    const position = read(EXAMPLE);
    for (const card of kit.CARDS) {
      const start = sceneOf(position);
      const walk = kit.walkOf(position, card);
      for (const reduced of [false, true]) {
        const end = walkFrames(start, walk, reduced).at(-1)!.scene;
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

  it('passes keys on to the next position', () => {
    const position = read(EXAMPLE);
    const before = sceneOf(position);
    const walk = kit.walkOf(position, '8');
    const after = sceneOf(walk.position, before);
    const crystal = before.tiles.find((tile) => tile.square === square('k7'))!;
    expect(after.tiles.find((tile) => tile.square === square('n7'))?.key).toBe(crystal.key);
    expect(after.tokens.map(({ key }) => key).sort()).toEqual(before.tokens.map(({ key }) => key).sort());
  });

  it('keeps the key of a token that moved and was flipped, also of those flipped outside', () => {
    const keysAfter = (text: string, action: string): Record<string, string> => {
      const position = read(text);
      const before = sceneOf(position);
      const parsed = floors.parseAction(action, position);
      if (!parsed.ok) throw new Error(parsed.refusal.message);
      const next = floors.play(position, parsed.value.seat, parsed.value.action, 0);
      if (!next.ok) throw new Error(next.refusal.message);
      const was = new Map(before.tokens.map((token) => [token.key, kit.makeToken(token)]));
      return Object.fromEntries(
        sceneOf(next.value, before).tokens.map((token) => [was.get(token.key)!, kit.makeToken(token)]),
      );
    };
    const hall = '1/3/A/A/tokens h11E - A4e6,A3g6,B4c9,B1- 5.7.7.8.8.10.h1.h2';
    expect(keysAfter(hall, 'A4:e5-e4')).toEqual({ A4e6: "A3e4'", A3g6: 'A3g6', B4c9: 'B4c9', 'B1-': 'B1-' });
    const first = "1/1/A/A/tokens h11E - A1-,A3-',A5-,B1- 5.7.7.8.8.10.h1.h2";
    expect(keysAfter(first, 'A1:p1')).toEqual({ 'A1-': "A6p1'", "A3-'": "A3-'", 'A5-': "A2-'", 'B1-': 'B1-' });
  });

  it('moves a token square by square', () => {
    const position = read(EXAMPLE);
    const path = ['g2', 'g4', 'f4'].map(square);
    const frames = moveFrames(sceneOf(position), position, { type: 'move', player: 0, shows: 4, path }, false);
    expect(frames.map(({ scene }) => scene.tokens.find((t) => t.player === 0 && t.shows === 4)!.place)).toEqual(path);
  });
});

describe('the animation of a walk', () => {
  /** The frames of this many steps: the monster's place and state, the duration, and what else is shown. */
  function moments(monster: string, tiles: string, tokens: string, steps = 1) {
    const position = read(`1/3/A/A/monster ${monster} ${tiles} ${tokens} 5.7.7.8.8.10.h1.h2`);
    const walk = kit.trace(new kit.Match(position), { steps, hits: Number.POSITIVE_INFINITY });
    return walkFrames(sceneOf(position), walk, false).map(({ scene, ms, look, bite, closing, step }) => {
      const { square: at, facing, mood } = scene.monster;
      const shown = [bite ? 'bites' : '', look ? 'looks' : '', closing ? 'ends' : ''].filter(Boolean).join(' ');
      return `${step} ${kit.makeSquare(at)}${kit.makeDirection(facing)} ${mood ?? 'awake'} ${ms} ${shown}`.trim();
    });
  }

  it('looks, turns to the token it sees, steps without looking, and looks a last time', () => {
    expect(moments('e6E', '-', 'A1e9')).toEqual([
      `1 e6E awake ${PACE.look} looks`,
      `1 e6N awake ${PACE.turn} looks`,
      `1 e7N awake ${PACE.step}`,
      '1 e7N awake 60',
      `1 e7N awake ${PACE.look} looks ends`,
      `1 e7N awake ${PACE.look} looks ends`,
    ]);
  });

  it('bites after it arrives on the square', () => {
    expect(moments('e6E', '-', 'A1f6').slice(1, 3)).toEqual([
      `1 f6E awake ${PACE.step}`,
      `1 f6E biting ${PACE.bite} bites`,
    ]);
  });

  it('is faster over blood', () => {
    const slide = moments('e6E', 'P@f6', '-').slice(1, 4);
    expect(slide).toEqual(['f6', 'g6', 'h6'].map((name) => `1 ${name}E awake ${PACE.slide}`));
  });

  it('hides the monster briefly at a wall or a teleporter', () => {
    expect(moments('p6E', '-', '-').slice(1, 4)).toEqual([
      `1 p6E gone ${PACE.vanish}`,
      '1 a6E gone 40',
      `1 a6E awake ${PACE.vanish}`,
    ]);
    expect(moments('e6E', '1>@f6,1v@k4', '-').slice(1, 5)).toEqual([
      `1 f6E awake ${PACE.step}`,
      `1 f6E gone ${PACE.vanish}`,
      '1 k4S gone 40',
      `1 k4S awake ${PACE.vanish}`,
    ]);
  });

  it('still shows the look while a turn stone turns the monster; without a way out it stays', () => {
    expect(moments('e6E', 'r@f6', '-').slice(1, 3)).toEqual([
      `1 e6S awake ${PACE.turn} looks`,
      `1 e5S awake ${PACE.step}`,
    ]);
    expect(moments('e6E', 'r@f6,r@e5,r@d6,r@e7', '-')).toContain(`1 e6E awake ${PACE.stay}`);
  });

  it('counts its steps; the last look belongs to the last step', () => {
    const steps = moments('e6E', '-', '-', 3).map((moment) => Number(moment[0]));
    expect([...new Set(steps)]).toEqual([1, 2, 3]);
    expect(steps.at(-1)).toBe(3);
  });
});

describe('a line of sight', () => {
  it('ends at the edge and at every stone except crystals', () => {
    const west = (from: string, tiles: readonly kit.Tile[] = []): number =>
      kit.reachOfSight(tiles, square(from), kit.WEST);
    const on = (kind: 's' | 'c' | 'r' | 'h'): readonly kit.Tile[] => [{ kind, square: square('c11') }];
    expect(west('f11')).toBe(5);
    expect([west('f11', on('s')), west('f11', on('r')), west('f11', on('h')), west('f11', on('c'))]).toEqual([
      2, 2, 2, 5,
    ]);
  });
});

describe('where a token can go', () => {
  const position = read(EXAMPLE);
  const draftOf = (...path: string[]): kit.Draft => {
    const draft = kit.draft(position, 0, 4, path.map(square));
    if (!draft.ok) throw new Error(draft.refusal.message);
    return draft.value;
  };

  it('finds a legal path to every offered square', () => {
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

  it('finds every square beyond another token while passing over it', () => {
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

  it('treats a tap on blood as the slide that starts there', () => {
    expect(stepTo(draftOf('g2'), square('g3'))?.to).toBe(square('g4'));
    expect(stepTo(draftOf('g2'), square('g4'))?.to).toBe(square('g4'));
    expect(stepTo(draftOf('g2'), square('g7'))).toBeUndefined();
    expect(isBetween(square('g2'), square('g4'), square('g3'))).toBe(true);
    expect(isBetween(square('g2'), square('g4'), square('h3'))).toBe(false);
  });

  it('moves the stones that a path pushes', () => {
    const push = { block: 's', from: square('c9'), to: square('c10'), gone: null } as const;
    expect(kit.makeTiles(tilesAfter(position.tiles, [push]))).toContain('s@c10');
    expect(kit.makeTiles(tilesAfter(position.tiles, [{ ...push, to: null }]))).not.toContain('s@c');
  });
});
