/** What is to be seen in the hall. Keys let a thing keep its identity while it moves, so that it travels instead of jumping. */
import type { floorsKit as kit } from '@speeltafel/rules';

export type Keyed<T> = T & { readonly key?: string };

export interface SeenToken {
  readonly player: kit.Player;
  readonly shows: number;
  readonly place: kit.Place;
  readonly moved: boolean;
}

export type MonsterMood = 'awake' | 'biting' | 'gone' | 'asleep';

export interface SeenMonster {
  readonly square: kit.Square;
  readonly facing: kit.Direction;
  readonly mood?: MonsterMood;
}

/** A way being drawn: every place it was at, the first one where it began. */
export interface SeenPath {
  readonly player: kit.Player;
  readonly shows: number;
  readonly places: readonly kit.Place[];
  /** A few words beside the token, such as the steps left. */
  readonly note?: string;
}

export interface SeenWalk {
  readonly from: kit.Square;
  readonly steps: readonly kit.Step[];
}

/** A look with its three beams; `facing` is before the look. */
export interface SeenLook {
  readonly from: kit.Square;
  readonly facing: kit.Direction;
  readonly look: kit.Look;
}

export interface SeenDanger {
  readonly square: kit.Square;
  /** It is eaten in the walk shown. */
  readonly eaten?: boolean;
  /** The chance as words, such as 3/8. */
  readonly chance?: string;
}

/** Pale things: where something would be. */
export interface Ghosts {
  readonly tiles?: readonly kit.Tile[];
  readonly tokens?: readonly SeenToken[];
  readonly monster?: SeenMonster | null;
}

/** What a drag over the squares does. */
export interface Drag {
  /** True if a drag begins here: on a square, or `WAITING` at the door. */
  start(place: kit.Place): boolean;
  enter(square: kit.Square): void;
  end(): void;
}
