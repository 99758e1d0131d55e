/** The board of Menhirs in lessons and puzzles, with the same input as in a game, on a practice session. */
import './play/play.css';
import './practice-board.css';
import { menhirsKit, type Seat } from '@speeltafel/rules';
import { createMemo, type JSX, Show } from 'solid-js';
import type { Practice } from '../../session/practice.ts';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/icon.tsx';
import { press } from '../../ui/press.ts';
import { Board, type Last } from './board/board.tsx';
import { arrowLabel, placeLabel } from './board/place-labels.ts';
import { readGame } from './game-view.ts';
import { createInput, type Playable } from './input.ts';
import { Decision } from './play/decision.tsx';
import { Prompt } from './play/prompt.tsx';
import { sentence } from './sentences.ts';
import { say } from './words.ts';

const { EVERYWHERE } = menhirsKit;

export type MenhirsPractice = Practice<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>;

export interface Pointed {
  readonly set: menhirsKit.PlaceSet;
  readonly direction: menhirsKit.Direction;
}

export interface PracticeState {
  readonly game: ReturnType<typeof readGame>;
  readonly table: Playable;
  readonly input: ReturnType<typeof createInput>;
  readonly session: MenhirsPractice;
}

export function createPracticeBoard(session: MenhirsPractice): PracticeState {
  const game = readGame(session, () => null);
  const table: Playable = { ...session, view: game.shown, actor: game.actor };
  return { game, table, input: createInput(table), session };
}

/** Announces an action of the opponent. */
export const speakMove = (seat: Seat, action: menhirsKit.Action, name: string): void =>
  announce(sentence({ seat, action, at: 0 }, name, false));

/** The last turn: played here, or part of the position. */
function lastOf({ game, session }: PracticeState): Last | null {
  const played = game.last();
  const told = game.view().last;
  if (played !== null || told === null) return played;
  const seat: Seat = session.position().state.phase === menhirsKit.TAKING ? game.view().player : 3 - game.view().player;
  return { ...told, seat, side: game.sideOf(seat), placed: 0 };
}

export function PracticeBoard(props: {
  readonly board: PracticeState;
  /** Disables input for the moment. */
  readonly still: boolean;
  /** A move to show as a hint. */
  readonly pointed?: Pointed | null;
  /** Tiles to show as a hint. */
  readonly marked?: menhirsKit.PlaceSet;
}): JSX.Element {
  const { game, input } = props.board;
  const { view } = game;
  const free = (): boolean => !props.still && game.actor() !== null;
  const last = createMemo(() => lastOf(props.board));
  const laying = (): menhirsKit.PlaceSet => {
    const place = input.settled.picked();
    return place !== null && view().phase === 'place' ? 1 << place : 0;
  };
  const takable = (): menhirsKit.PlaceSet => (free() ? input.takable() : 0);
  const ghost = (): Pointed | null => {
    const direction = input.settled.way();
    return direction === null ? (props.pointed ?? null) : { set: input.settled.chosen(), direction };
  };
  const over = (): boolean => view().phase === 'over';
  return (
    <Board
      name={say().board}
      menhirs={view().menhirs}
      fog={view().fog}
      faceDown={game.faceDown()}
      chosen={input.chosen() || (props.pointed?.set ?? 0)}
      picked={(input.picked() & ~laying()) | (props.marked ?? 0)}
      splitting={input.splitting()}
      arrows={free() ? input.arrows() : []}
      lifted={input.settled.chosen() || (props.pointed?.set ?? 0)}
      ghost={ghost()}
      laying={laying()}
      takable={takable()}
      locked={takable() === 0 ? 0 : view().fog & ~takable()}
      spots={view().phase === 'place' && free() && !input.pending() ? EVERYWHERE & ~view().fog & ~laying() : 0}
      last={over() ? null : last()}
      halo={over() && (view().fog & view().menhirs) === 0}
      label={(place) => placeLabel(place, props.board.table, input, game.faceDown())}
      arrowLabel={arrowLabel}
      onPlace={(place) => free() && input.touch(place)}
      onDirection={(direction) => free() && input.go(direction)}
      onDrag={(place, direction, done) => free() && input.drag(place, direction, done)}
    />
  );
}

/** The prompt and its buttons, with a claim button if a claim is possible. */
export function PracticePrompt(props: {
  readonly board: PracticeState;
  readonly seat: Seat;
  /** Further buttons next to the claim. */
  readonly children?: JSX.Element;
  readonly noClaim?: boolean;
}): JSX.Element {
  const { game, input, session } = props.board;
  const claimable = (): boolean => !props.noClaim && game.view().claimant === props.seat && game.actor() === props.seat;
  const claim = (): void => {
    input.putDown();
    input.refuse(session.act(props.seat, { kind: 'claim' }));
  };
  return (
    <Show when={game.view().phase !== 'decide'} fallback={<Decision game={game} input={input} />}>
      <Prompt game={game} input={input} canClaim={false} />
      <Show when={claimable() && !input.holding()}>
        <div class="practice-buttons">
          <button type="button" class="btn urgent" onClick={press(claim)}>
            <Icon name="flag" />
            {say().claim}
          </button>
          {props.children}
        </div>
      </Show>
    </Show>
  );
}
