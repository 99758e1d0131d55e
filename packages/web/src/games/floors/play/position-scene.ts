/** The scene of a position. Each piece has a key that stays the same while it moves. Pure. */
import { floorsKit as kit } from '@speeltafel/rules';
import type { SeenMonster, SeenToken } from '../board/scene.ts';

export type KeyedTile = kit.Tile & { readonly key: string };
export type KeyedToken = SeenToken & { readonly key: string };

export interface Scene {
  readonly monster: SeenMonster;
  readonly tiles: readonly KeyedTile[];
  readonly tokens: readonly KeyedToken[];
}

type Standing = Pick<kit.Position, 'monster' | 'facing' | 'tiles' | 'tokens'>;

/**
 * Carries the keys over to the new scene: first to pieces that did not change, then by ever looser similarity. What is
 * left gets a new key.
 */
function carry<T extends object>(
  before: readonly (T & { readonly key: string })[],
  after: readonly T[],
  likenesses: readonly ((a: T, b: T) => boolean)[],
): readonly (T & { readonly key: string })[] {
  const free = [...before];
  const keys = new Map<T, string>();
  for (const like of likenesses) {
    for (const thing of after) {
      const found = keys.has(thing) ? -1 : free.findIndex((old) => like(old, thing));
      if (found >= 0) keys.set(thing, free.splice(found, 1)[0]!.key);
    }
  }
  let next = 1 + Math.max(0, ...before.map(({ key }) => Number(key)));
  return after.map((thing) => ({ ...thing, key: keys.get(thing) ?? String(next++) }));
}

const sameSide = (a: SeenToken, b: SeenToken): boolean => a.player === b.player && a.shows === b.shows;

const TOKEN_LIKENESS: readonly ((a: SeenToken, b: SeenToken) => boolean)[] = [
  (a, b) => sameSide(a, b) && a.place === b.place && a.moved === b.moved,
  (a, b) => a.player === b.player && a.place === b.place && kit.isOnBoard(a.place),
  (a, b) => sameSide(a, b) && a.moved === b.moved,
  (a, b) => a.player === b.player && a.shows === kit.flip(b.shows) && a.moved !== b.moved,
  (a, b) => a.player === b.player && (a.shows === b.shows || a.shows === kit.flip(b.shows)),
];

const TILE_LIKENESS: readonly ((a: kit.Tile, b: kit.Tile) => boolean)[] = [
  (a, b) => a.kind === b.kind && a.square === b.square,
  (a, b) => a.kind === b.kind && kit.isBlock(a),
];

const NOTHING: Scene = { monster: { square: kit.EXIT, facing: kit.EAST }, tiles: [], tokens: [] };

export function sceneOf({ monster, facing, tiles, tokens }: Standing, before: Scene = NOTHING): Scene {
  return {
    monster: { square: monster, facing },
    tiles: carry<kit.Tile>(before.tiles, tiles, TILE_LIKENESS),
    tokens: carry<SeenToken>(before.tokens, tokens, TOKEN_LIKENESS),
  };
}

/** Moves a token to a square, or to one of the places beside the board. */
export function moveToken(scene: Scene, key: string, place: kit.Place): Scene {
  return { ...scene, tokens: scene.tokens.map((token) => (token.key === key ? { ...token, place } : token)) };
}

export const moveMonster = (scene: Scene, monster: Partial<SeenMonster>): Scene => ({
  ...scene,
  monster: { ...scene.monster, ...monster },
});

/** The tokens that a walk costs, in order. */
export function lostIn(scene: Scene, steps: readonly kit.Step[]): readonly KeyedToken[] {
  const lost: KeyedToken[] = [];
  let now = scene;
  for (const event of steps.flatMap(({ events }) => events)) {
    const after: Scene = kit.afterEvent(now, event);
    for (const token of now.tokens) {
      const gone = after.tokens.find(({ key }) => key === token.key);
      if (gone?.place === kit.EATEN && token.place !== kit.EATEN) lost.push(token);
    }
    now = after;
  }
  return lost;
}
