/** What the parts of the play screen may ask and do. */
import type { floorsKit as kit } from '@speeltafel/rules';
import type { floorsMonster } from '@speeltafel/table';
import type { FloorsSession, WalkAnimation } from './animation.ts';
import type { Laying } from './laying.ts';
import type { People } from './players.ts';
import type { KeyedToken, Scene } from './position-scene.ts';
import type { Saying } from './sentences.ts';
import type { No, Turn } from './token-turn.ts';

/** What a card would do if it were turned now. */
export interface Ahead {
  readonly count: number;
  readonly walk: kit.Walk;
  readonly lost: readonly KeyedToken[];
}

export interface Foresight {
  /** The position the cards are tried on: as if the turn ended with the way drawn so far. */
  readonly base: kit.Position;
  readonly scene: Scene;
  readonly of: number;
  readonly cards: ReadonlyMap<kit.Card, Ahead>;
  /** So many of the cards would cost the token on that square. */
  readonly dangers: ReadonlyMap<kit.Square, number>;
}

export interface PlayModel {
  readonly session: FloorsSession;
  /** The monster of this table, as its players built it. */
  readonly monster: floorsMonster.Monster;
  readonly people: People;
  readonly animation: WalkAnimation;
  /** The number of actions before the earlier position that is looked at; null for the present. */
  past(): number | null;
  readonly turn: Turn;
  readonly laying: Laying;
  /** The position that is shown. */
  position(): kit.Position;
  over(): boolean;
  outcome(): kit.FloorsOutcome | null;
  /** The person at this device who is to move or to lay. */
  open(): kit.Player | null;
  foresight(): Foresight | null;
  /** The card that was tapped; its walk follows. */
  card(): kit.Card | null;
  pick(card: kit.Card | null): void;
  picked(): Ahead | null;
  /** What was said lately, the oldest first. */
  sayings(): readonly Saying[];
  /** The reasons of the walk that is on the stage, up to where it is. */
  reasons(): readonly string[] | null;
  no(): (No & { readonly text: string }) | null;
  /** How many actions have been shown in full. */
  shown(): number;
  lastWalk(): { readonly before: kit.Position; readonly card: kit.Card } | null;
}
