/**
 * What a game brings to the play screen. The screen has the bar, menu, resigning, result, rematch, looking back, hints, keys and
 * everything online; a game fills its slots.
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
  /** Whether the board is turned by hand. */
  turned(): boolean;
  /** Opens the result again, where it can be closed. */
  showResult(): void;
  /** Says that the player of a seat is not at their page; null for those who are. */
  away(seat: Seat): string | null;
  /** Why the list of moves does not begin at the beginning; null where it does. */
  gap(): string | null;
  /** The buttons for stepping back through the game and forth; nothing while that is not allowed. */
  readonly Steps: Component;
}

/** How a game ended. The words are the game's, the frame and the buttons below are the screen's. */
export interface Ending {
  readonly winner: Seat | null;
  readonly title: string;
  readonly text: string;
  /** On the frame of the result, such as the winner's colour. */
  readonly class?: string;
}

/** The slots of the screen. */
export interface PlayView {
  /** On the root of the screen: the game's colours, and its arrangement where that differs. */
  classes(): Readonly<Record<string, boolean>>;
  /** Beside the game's name. */
  readonly Subtitle: Component;
  readonly Board: Component;
  readonly Players: Component;
  /** What to do now, with the buttons that do it. */
  readonly Now: Component;
  /** What was played: beside the board, or alone in a panel. */
  readonly History: Component<{ readonly alone: boolean }>;
  /** In place of the tools below the board of a phone, while there is something to show. */
  readonly insteadOfTools?: { shown(): boolean; readonly Content: Component };
  /** Arranges the slots. For games that need more than the screen's own columns. */
  readonly Arrangement?: Component<{ readonly question: JSX.Element }>;
  /**
   * The whole game for a room: a stage of 1920 by 1080 that is read from three metres and takes no input. `corner` says how to join.
   * Without it the screen puts the players, the board and what to do side by side.
   */
  readonly Television?: Component<{ readonly corner: JSX.Element }>;
  /** Above the choices of the menu. */
  readonly MenuTop?: Component;
  /** The first of the menu's choices. */
  readonly MenuChoices?: Component<{ readonly onChoice: () => void }>;
  /** At the foot of the menu. */
  menuNote?(): string;
  readonly canTurnBoard: boolean;
  /** Whether the game has its own button for taking a turn back. */
  readonly hasUndo?: boolean;
  canLookBack(): boolean;
  /** Whether a hint can be given now. */
  canHint(): boolean;
  /** Whether something is still being shown, so that the result waits. */
  isBusy?(): boolean;
  /** Null while the game goes on. */
  ending(): Ending | null;
  /** A result covers the board and can be closed, or stands in the place of what to do. */
  readonly result: 'over' | 'beside';
  /** Pictures of a result, and points or a ranking. */
  readonly ResultArt?: Component;
  readonly ResultDetails?: Component;
  /** By `KeyboardEvent.key`, letters in lower case. Letters of `aria-keyshortcuts` need no entry: they press their button. */
  keys(): Readonly<Record<string, () => void>>;
  /** The game's own keys, for the list of keys: what is pressed, and what it does. */
  keyHelp?(): readonly (readonly [keys: string, does: string])[];
  /** Draws a turn on the board as if it were in hand: a hint. Actions as the rules write them. */
  showTurn?(actions: readonly string[]): void;
}

/** A game's part of the play screen, fetched when a game is opened. */
export interface GamePlay<O, P, A> {
  readonly kit: TableGame<O, P, A>;
  createView(context: PlayContext<O, P, A>): PlayView;
  /** An action in words, such as a turn that would be taken back. */
  tell(before: P, after: P, played: Played<A>, name: (seat: Seat) => string, isYou: (seat: Seat) => boolean): string;
  /** Explains a refusal that only the server can give; null for those that the page explains for all games. */
  why?(refused: Refusal): string | null;
  soundOf?(action: A): SoundName | undefined;
  /** Who sits where in a rematch; as before unless told. */
  rematchChairs?(chairs: readonly Chair[]): readonly Chair[];
}

/** A game's part with types that only the called function knows. */
export type AnyGamePlay = <T>(use: <O, P, A>(play: GamePlay<O, P, A>) => T) => T;

export const gamePlay =
  <O, P, A>(play: GamePlay<O, P, A>): AnyGamePlay =>
  (use) =>
    use(play);
