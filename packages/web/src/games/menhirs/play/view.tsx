/** The play screen's slots: the moor in the middle, the players and the round track around it, and what to do now. */
import './play.css';
import type { menhirsKit, Seat } from '@speeltafel/rules';
import { isOver } from '@speeltafel/table';
import { createEffect, createMemo, For, type JSX, on, onCleanup, Show } from 'solid-js';
import type { PlayContext, PlayView } from '../../contract/play.ts';
import { HeldMoor } from '../board/playable-board.tsx';
import { readGame } from '../game-view.ts';
import { createHand, type Playable } from '../input.ts';
import { say } from '../words.ts';
import { createSpeech } from './announcements.ts';
import { Claim, claimOf } from './claim.tsx';
import { Decision } from './decision.tsx';
import { DirectionKeys } from './direction-keys.tsx';
import { endingOf } from './ending.ts';
import { Moves } from './move-list.tsx';
import { Plate } from './player-plate.tsx';
import { Prompt } from './prompt.tsx';
import { Track } from './round-track.tsx';
import { Emblem } from './seat-emblem.tsx';
import './result.css';
import './sizes.css';

/** Long enough to see what was played before a computer player answers. */
const TO_BE_SEEN = 650;

type Context = PlayContext<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>;

/** Computer players wait until the last action has been on the screen for a moment. */
function holdComputers({ session }: Context): void {
  createEffect(
    on(
      () => session.table().version,
      () => {
        const release = session.hold();
        const timer = setTimeout(release, TO_BE_SEEN);
        onCleanup(() => {
          clearTimeout(timer);
          release();
        });
      },
    ),
  );
}

/** When a button that was pressed with the keyboard goes away, the focus returns to the board. */
function keepFocus(changes: () => unknown): void {
  let byKeyboard = false;
  const onKeyDown = (): void => {
    byKeyboard = true;
  };
  const onPointerDown = (): void => {
    byKeyboard = false;
  };
  addEventListener('keydown', onKeyDown);
  addEventListener('pointerdown', onPointerDown);
  onCleanup(() => {
    removeEventListener('keydown', onKeyDown);
    removeEventListener('pointerdown', onPointerDown);
  });
  createEffect(
    on(changes, () => {
      const focus = document.activeElement;
      if (byKeyboard && (focus === null || focus === document.body)) {
        document.querySelector<HTMLElement>('.mh-place[tabindex="0"]')?.focus();
      }
    }),
  );
}

export function createView(context: Context): PlayView {
  const { session, past, turned } = context;
  const game = readGame(session, past.at);
  const table: Playable = { ...session, view: game.shown, actor: game.actor };
  const hand = createHand(table);
  const { view } = game;

  createEffect(on(past.at, () => hand.putDown(), { defer: true }));
  holdComputers(context);
  keepFocus(() => [session.table().version, hand.settled.way(), hand.holding()]);

  const claim = (seat: Seat, at: number): void => {
    hand.putDown();
    hand.refuse(session.act(seat, { kind: 'claim' }, at));
  };
  const ending = createMemo(() => (game.over() ? endingOf(game) : null));
  /** The seat whose claim stands beside the board; two people at one device have it on their plates. */
  const claimSeat = (): Seat => game.persons()[0] ?? 1;
  const mine = claimOf(game, () => (game.together() ? (view().claimant ?? 1) : claimSeat()));
  createSpeech(game, mine.open);
  const claims = (): boolean => view().options.claims && game.persons().length > 0;
  const seats = (): readonly [Seat, Seat] => (turned() ? [2, 1] : [1, 2]);

  const PlateOf = (props: { readonly seat: Seat }): JSX.Element => (
    <Plate game={game} seat={props.seat} winner={past.at() === null && ending()?.winner === props.seat}>
      <Show when={game.together() && claims() && !game.over()}>
        <Claim game={game} seat={props.seat} small onClaim={claim} />
      </Show>
    </Plate>
  );

  return {
    classes: () => ({ 'mh-table': true, 'mh-unclaimed': !claims() || game.together() }),
    Subtitle: () => (
      <>
        {say().variants[view().options.variant]}
        <Show when={view().options.hidden}>
          <span class="play-wide">, {say().hiddenFog}</span>
        </Show>
      </>
    ),
    Players: () => (
      <>
        <For each={[seats()[0]]}>{(seat) => <PlateOf seat={seat} />}</For>
        <Track game={game} />
        <For each={[seats()[1]]}>{(seat) => <PlateOf seat={seat} />}</For>
      </>
    ),
    Board: () => <HeldMoor table={table} hand={hand} faceDown={game.faceDown()} turned={turned()} last={game.last()} />,
    Now: () => (
      <>
        <Show
          when={view().phase === 'decide' && past.at() === null}
          fallback={<Prompt game={game} hand={hand} canClaim={mine.open()} away={context.away} />}
        >
          <Decision game={game} hand={hand} away={context.away} />
        </Show>
        <Show when={claims() && !game.together()}>
          <Claim game={game} seat={claimSeat()} onClaim={claim} />
        </Show>
      </>
    ),
    History: (props) => (
      <Moves game={game} gap={context.gap()} sentences={props.alone}>
        <context.Steps />
      </Moves>
    ),
    insteadOfTools: {
      shown: () => hand.settled.chosen() !== 0,
      Content: () => <DirectionKeys hand={hand} turned={turned()} />,
    },
    canTurnBoard: true,
    // With hidden fog a player has to remember.
    canLookBack: () => !session.position().options.hidden || isOver(session.kit, session.table()),
    canHint: () => game.actor() !== null && !view().options.hidden,
    ending,
    result: 'beside',
    ResultArt: () => <Show when={ending()?.winner}>{(winner) => <Emblem seat={winner()} />}</Show>,
    ResultDetails: () => (
      <Show when={ending()?.points}>
        {(points) => (
          <p class="mh-score">
            {points()} <small>{say().points(points())}</small>
          </p>
        )}
      </Show>
    ),
    keys: () => ({ Escape: hand.putDown }),
  };
}
