/**
 * What a game provides for the play screen. The screen has the bar, menu, resigning, result, rematch, looking back,
 * hints, keys and everything online; a game fills its slots.
 */
import type { Played, Refusal, Seat } from '@speeltafel/rules';
import type { Chair, TableGame } from '@speeltafel/table';
import type { Component, JSX } from 'solid-js';
import type { LookBack } from '../../session/look-back.ts';
import type { Session } from '../../session/session.ts';
import type { SoundName } from '../../ui/sound.ts';

/** What the screen offers to a game's view. */
export interface PlayContext<O, P, A> {
  readonly session: Session<O, P, A>;
  readonly past: LookBack;
  /** Whether the player has turned the board. */
  turned(): boolean;
  /** Opens the result again after it was closed. */
  showResult(): void;
  /** Says that the player of a seat is away; null for players who are present. */
  away(seat: Seat): string | null;
  /** Why the list of moves does not start at the beginning; null if it does. */
  gap(): string | null;
  /** The buttons for stepping back and forward through the game; empty while that is not allowed. */
  readonly Steps: Component;
}

/** How a game ended. The texts come from the game; the frame and the buttons come from the screen. */
export interface Ending {
  readonly winner: Seat | null;
  readonly title: string;
  readonly text: string;
  /** A class for the frame of the result, such as the winner's colour. */
  readonly class?: string;
}

/** The slots of the screen. */
export interface PlayView {
  /** Classes for the root of the screen: the game's colours, and its layout if that differs. */
  classes(): Readonly<Record<string, boolean>>;
  /** Next to the name of the game. */
  readonly Subtitle: Component;
  readonly Board: Component;
  readonly Players: Component;
  /** What to do now, with the buttons for it. */
  readonly Now: Component;
  /** The actions played: next to the board, or alone in a panel. */
  readonly History: Component<{ readonly alone: boolean }>;
  /** Replaces the tools below the board of a phone while there is something to show. */
  readonly insteadOfTools?: { shown(): boolean; readonly Content: Component };
  /** Arranges the slots, for games that need more than the screen's own columns. */
  readonly Arrangement?: Component<{ readonly question: JSX.Element }>;
  /**
   * The whole game on a television: a stage of 1920 by 1080, readable from three metres, without input. `corner` says
   * how to join. Without it the screen shows the players, the board and what to do side by side.
   */
  readonly Television?: Component<{ readonly corner: JSX.Element }>;
  /** Above the items of the menu. */
  readonly MenuTop?: Component;
  /** The first items of the menu. */
  readonly MenuChoices?: Component<{ readonly onChoice: () => void }>;
  /** The last line of the menu. */
  menuNote?(): string;
  readonly canTurnBoard: boolean;
  /** Whether the game has its own button to take back a turn. */
  readonly hasUndo?: boolean;
  canLookBack(): boolean;
  /** Whether a hint is available now. */
  canHint(): boolean;
  /** Whether an animation is running, so that the result waits. */
  isBusy?(): boolean;
  /** Null while the game is running. */
  ending(): Ending | null;
  /** Whether a result covers the board and can be closed, or replaces what to do. */
  readonly result: 'over' | 'beside';
  /** Pictures for a result, and points or a ranking. */
  readonly ResultArt?: Component;
  readonly ResultDetails?: Component;
  /**
   * Handlers by `KeyboardEvent.key`, letters in lower case. Letters in `aria-keyshortcuts` need no entry: they press
   * their button.
   */
  keys(): Readonly<Record<string, () => void>>;
  /** The game's own keys for the list of shortcuts: the keys, and what they do. */
  keyHelp?(): readonly (readonly [keys: string, does: string])[];
  /** Shows a turn on the board as if the player had selected it: a hint. Actions are text of the rules. */
  showTurn?(actions: readonly string[]): void;
  /** The player's unfinished turn, for `showTurn` on another of their devices; null if nothing is selected. */
  inHand?(): readonly string[] | null;
}

/** A game's part of the play screen, loaded when a game is opened. */
export interface GamePlay<O, P, A> {
  readonly kit: TableGame<O, P, A>;
  createView(context: PlayContext<O, P, A>): PlayView;
  /** Describes an action, such as a turn that would be taken back. */
  tell(before: P, after: P, played: Played<A>, name: (seat: Seat) => string, isYou: (seat: Seat) => boolean): string;
  /** Explains a refusal that only the server can give; null for those that the page explains for all games. */
  why?(refused: Refusal): string | null;
  soundOf?(action: A): SoundName | undefined;
  /** The seating of a rematch; unchanged by default. */
  rematchChairs?(chairs: readonly Chair[]): readonly Chair[];
}

/** A game's part whose types are known only inside the called function. */
export type AnyGamePlay = <T>(use: <O, P, A>(play: GamePlay<O, P, A>) => T) => T;

export const gamePlay =
  <O, P, A>(play: GamePlay<O, P, A>): AnyGamePlay =>
  (use) =>
    use(play);
