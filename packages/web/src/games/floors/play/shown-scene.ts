/** What the hall shows now: the animation while it runs, otherwise the turn being made and what may come. */
import { floorsKit as kit } from '@speeltafel/rules';
import { createMemo } from 'solid-js';
import { settings } from '../../../settings/settings.ts';
import type { Ghosts, SeenDanger, SeenLook, SeenPath, SeenToken, SeenWalk } from '../board/scene.ts';
import { squareNames } from '../board/square-names.ts';
import { say } from '../words.ts';
import type { PlayModel } from './play-model.ts';
import type { KeyedTile, KeyedToken, Scene } from './position-scene.ts';
import { tilesAfter } from './reachable.ts';
import { cardName } from './sentences.ts';

export interface Seen {
  tiles(): readonly KeyedTile[];
  tokens(): readonly KeyedToken[];
  monster(): Scene['monster'];
  /** The place of the selected token. It is known before anything else of its path is drawn. */
  hand(): kit.Place | null;
  path(): SeenPath | null;
  lit(): readonly kit.Square[];
  far(): readonly kit.Square[];
  /** Squares on which a token can be chosen or moved, or a tile laid. */
  stops(): readonly kit.Square[];
  faint(): readonly kit.Square[];
  ghosts(): Ghosts;
  walk(): SeenWalk | null;
  look(): SeenLook | null;
  dangers(): readonly SeenDanger[];
  label(square: kit.Square): string;
  /** The square to scroll to when the hall is zoomed. */
  focus(): kit.Square;
}

const onFloor = (place: kit.Place): boolean => place < kit.SQUARES;
const isNew =
  (old: readonly kit.Tile[]) =>
  (tile: kit.Tile): boolean =>
    kit.isBlock(tile) && !old.some((other) => other.kind === tile.kind && other.square === tile.square);

/** The tokens that a walk pushes but does not eat, at their final places. */
function pushedAside(scene: Scene, steps: readonly kit.Step[]): readonly SeenToken[] {
  const end = steps.flatMap(({ events }) => events).reduce<Scene>(kit.afterEvent, scene);
  return end.tokens.filter(
    (token) =>
      onFloor(token.place) && scene.tokens.some(({ key, place }) => key === token.key && place !== token.place),
  );
}

/** Equal marks are not drawn again. */
const alike = { equals: (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b) };

export function createSeen(model: PlayModel, turned: () => boolean): Seen {
  const { animation, turn, laying } = model;

  const drawn = createMemo(() => (animation.busy() ? null : turn.settled()));
  const path = createMemo((): SeenPath | null => {
    const now = drawn();
    if (now === null) return null;
    const { chosen, draft } = now;
    return {
      player: chosen.player,
      shows: chosen.shows,
      places: [chosen.from, ...now.path],
      note: say().left(draft.points - draft.spent),
    };
  });
  /** All tokens except the selected one. */
  const tokens = createMemo((): readonly KeyedToken[] => {
    const all = animation.scene().tokens;
    const chosen = drawn()?.chosen;
    if (chosen === undefined) return all;
    return all.filter(
      ({ player, shows, place, moved }) =>
        !(player === chosen.player && shows === chosen.shows && place === chosen.from && !moved),
    );
  });
  const lit = createMemo(
    (): readonly kit.Square[] => {
      const laid = laying.tile();
      if (laid !== null) return laying.no() === null ? (kit.coveredBy(laid) ?? []) : [];
      return (drawn()?.draft.ways ?? []).map(({ to }) => to).filter(onFloor);
    },
    undefined,
    alike,
  );
  const far = createMemo(
    () => {
      const near = new Set(lit());
      return drawn() ? [...turn.ways().keys()].filter((place) => onFloor(place) && !near.has(place)) : [];
    },
    undefined,
    alike,
  );
  const stops = createMemo(
    (): readonly kit.Square[] => {
      if (laying.kind() !== null) return laying.free();
      if (drawn() !== null) return lit();
      const waits = tokens().filter(({ player, moved }) => player === model.open() && !moved);
      return waits.map(({ place }) => place).filter(onFloor);
    },
    undefined,
    alike,
  );
  const drafted = (): readonly kit.Tile[] => tilesAfter(animation.scene().tiles, drawn()?.draft.pushes ?? []);
  const faint = createMemo(
    () => {
      const after = model.picked()?.walk.position.tiles ?? drafted();
      return animation.busy()
        ? []
        : animation
            .scene()
            .tiles.filter(isNew(after))
            .map(({ square }) => square);
    },
    undefined,
    alike,
  );
  const ghosts = createMemo(
    (): Ghosts => {
      if (animation.busy()) return {};
      const laid = laying.tile();
      const ahead = model.picked();
      const scene = model.foresight()?.scene;
      const tiles = (ahead?.walk.position.tiles ?? drafted()).filter(isNew(animation.scene().tiles));
      return {
        tiles: laid === null ? tiles : [...tiles, laid],
        tokens: ahead && scene ? pushedAside(scene, ahead.walk.steps) : [],
        monster: ahead && { square: ahead.walk.position.monster, facing: ahead.walk.position.facing },
      };
    },
    undefined,
    alike,
  );
  const walk = createMemo(
    (): SeenWalk | null => {
      const ahead = model.picked();
      if (animation.busy()) return animation.frame()?.walk ?? null;
      return ahead && { from: model.position().monster, steps: ahead.walk.steps };
    },
    undefined,
    alike,
  );
  const look = createMemo(
    (): SeenLook | null => {
      if (animation.busy()) return animation.frame()?.look ?? null;
      const first = model.picked()?.walk.steps[0];
      return first === undefined
        ? null
        : { from: model.position().monster, facing: model.position().facing, look: first.look };
    },
    undefined,
    alike,
  );
  const dangers = createMemo(
    (): readonly SeenDanger[] => {
      const ahead = model.picked();
      const foresight = model.foresight();
      if (foresight === null || (ahead === null && !settings().hints)) return [];
      const squares = new Set([...foresight.dangers.keys(), ...(ahead?.lost ?? []).map(({ place }) => place)]);
      return [...squares].filter(onFloor).map((square) => ({
        square,
        eaten: ahead?.lost.some(({ place }) => place === square) ?? false,
        chance: `${foresight.dangers.get(square) ?? 0}/${foresight.of}`,
      }));
    },
    undefined,
    alike,
  );

  /** The cards that would eat the token on each square. */
  const eatenBy = createMemo(() => {
    const cards = new Map<kit.Square, string[]>();
    const foresight = model.foresight();
    for (const [card, { lost, count }] of foresight?.cards ?? []) {
      for (const { place } of count > 0 ? lost : []) {
        const name = cardName(card, model.position().fiveIsHits);
        cards.set(place, [...(cards.get(place) ?? []), name]);
      }
    }
    return cards;
  });

  const things = createMemo(() => {
    const words = say();
    const { monster, tiles } = animation.scene();
    const named = squareNames({ monster, tiles, tokens: tokens() }, turned(), model.people.describe);
    const add = (square: kit.Square, name: string): void => {
      const names = named.get(square);
      if (names === undefined) named.set(square, [name]);
      else names.push(name);
    };
    const now = drawn();
    if (now && onFloor(now.draft.at)) {
      add(now.draft.at, `${model.people.tokenName({ ...now.chosen, moved: false })}, ${words.inHand}`);
    }
    for (const [square, cards] of eatenBy()) if (onFloor(square)) add(square, words.eatenIf(words.anyOf(cards)));
    for (const [place, ways] of now ? turn.ways() : []) {
      if (onFloor(place)) add(place, words.inSteps(ways[0]?.length ?? 1));
    }
    return named;
  });

  return {
    tiles: () => animation.scene().tiles,
    tokens,
    monster: () =>
      model.over() && !animation.busy() ? { ...animation.scene().monster, mood: 'asleep' } : animation.scene().monster,
    hand: () => (animation.busy() || turn.pending() ? null : (turn.draft()?.at ?? null)),
    path,
    lit,
    far,
    stops,
    faint,
    ghosts,
    walk,
    look,
    dangers,
    label: (square) => [kit.makeSquare(square), ...(things().get(square) ?? [])].join(', '),
    focus() {
      const at = path()?.places.at(-1);
      if (animation.busy() || at === undefined) return animation.scene().monster.square;
      return at === kit.OUT ? kit.EXIT : onFloor(at) ? at : kit.ENTRANCE;
    },
  };
}
