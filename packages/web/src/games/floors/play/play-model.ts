/** The interface between the play screen's model and its parts. */
import type { floorsKit as kit } from '@speeltafel/rules';
import type { floorsMonster } from '@speeltafel/table';
import type { FloorsSession, WalkAnimation } from './animation.ts';
import type { Laying } from './laying.ts';
import type { People } from './players.ts';
import type { KeyedToken, Scene } from './position-scene.ts';
import type { Saying } from './sentences.ts';
import type { No, Turn } from './token-turn.ts';

/** The effect that a card would have if it were turned now. */
export interface Ahead {
  readonly count: number;
  readonly walk: kit.Walk;
  readonly lost: readonly KeyedToken[];
}

export interface Foresight {
  /** The position on which the cards are tried: as if the turn ended with the path drawn so far. */
  readonly base: kit.Position;
  readonly scene: Scene;
  readonly of: number;
  readonly cards: ReadonlyMap<kit.Card, Ahead>;
  /** For each square with a token in danger, how many of the possible cards would eat it. */
  readonly dangers: ReadonlyMap<kit.Square, number>;
}

export interface PlayModel {
  readonly session: FloorsSession;
  /** The monster of this table. */
  readonly monster: floorsMonster.Monster;
  readonly people: People;
  readonly animation: WalkAnimation;
  /** The number of actions before the earlier position that is shown; null for the current one. */
  past(): number | null;
  readonly turn: Turn;
  readonly laying: Laying;
  /** The position that is shown. */
  position(): kit.Position;
  over(): boolean;
  outcome(): kit.FloorsOutcome | null;
  /** The player on this device who is to move or to lay a tile. */
  open(): kit.Player | null;
  foresight(): Foresight | null;
  /** The card that was tapped. Its walk is shown next. */
  card(): kit.Card | null;
  pick(card: kit.Card | null): void;
  picked(): Ahead | null;
  /** The latest sentences, the oldest first. */
  sayings(): readonly Saying[];
  /** The reasons of the walk that is shown, up to the current step. */
  reasons(): readonly string[] | null;
  no(): (No & { readonly text: string }) | null;
  /** How many actions have been shown in full. */
  shown(): number;
  lastWalk(): { readonly before: kit.Position; readonly card: kit.Card } | null;
}
