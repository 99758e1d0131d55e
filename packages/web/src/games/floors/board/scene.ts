/** What the hall shows. Keys identify pieces across changes, so that they are animated instead of jumping. */
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

/** A path being drawn: all places of the token, starting with the first. */
export interface SeenPath {
  readonly player: kit.Player;
  readonly shows: number;
  readonly places: readonly kit.Place[];
  /** A short note next to the token, such as the steps left. */
  readonly note?: string;
}

export interface SeenWalk {
  readonly from: kit.Square;
  readonly steps: readonly kit.Step[];
}

/** A look of the monster with its three lines of sight. `facing` is its direction before the look. */
export interface SeenLook {
  readonly from: kit.Square;
  readonly facing: kit.Direction;
  readonly look: kit.Look;
}

export interface SeenDanger {
  readonly square: kit.Square;
  /** Whether it is eaten in the walk that is shown. */
  readonly eaten?: boolean;
  /** The chance as text, such as 3/8. */
  readonly chance?: string;
}

/** Pale pieces: where something would be. */
export interface Ghosts {
  readonly tiles?: readonly kit.Tile[];
  readonly tokens?: readonly SeenToken[];
  readonly monster?: SeenMonster | null;
}

/** The handlers of a drag over the squares. */
export interface Drag {
  /** Returns true if a drag begins here: on a square, or at the door (`WAITING`). */
  start(place: kit.Place): boolean;
  enter(square: kit.Square): void;
  end(): void;
}
