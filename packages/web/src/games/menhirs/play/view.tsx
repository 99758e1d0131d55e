/**
 * The slots of the play screen: the moor in the middle, the players and the round track around it, and what to do now.
 */
import './play.css';
import { menhirs, type menhirsKit, type Seat } from '@speeltafel/rules';
import { isOver } from '@speeltafel/table';
import { createEffect, createMemo, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { screen } from '../../../router/lazy-screen.ts';
import { byKeyboard } from '../../../ui/by-keyboard.ts';
import { createMediaMatch } from '../../../ui/media.ts';
import { Moment, type MomentWords } from '../../../ui/moment.tsx';
import type { PlayContext, PlayView } from '../../contract/play.ts';
import { PlayableBoard } from '../board/playable-board.tsx';
import { type MenhirsGame, readGame } from '../game-view.ts';
import type { Line } from '../history.ts';
import { createInput, type Playable } from '../input.ts';
import { say as sayOptions } from '../options/words.ts';
import type { TelevisionProps } from '../television/television.tsx';
import { say } from '../words.ts';
import { createSpeech } from './announcements.ts';
import { Claim, claimOf } from './claim.tsx';
import { Decision } from './decision.tsx';
import { DirectionKeys } from './direction-keys.tsx';
import { endingOf } from './ending.ts';
import { createFirstClaim } from './first-claim.ts';
import { LastTurn } from './last-turn.tsx';
import { Moves } from './move-list.tsx';
import { Plate } from './player-plate.tsx';
import { choicesOf, chosenBy, Prompt } from './prompt.tsx';
import { Track } from './round-track.tsx';
import { Emblem } from './seat-emblem.tsx';
import './result.css';
import './tools.css';
import './sizes.css';
import { colourOf } from '../sides.ts';

/** Long enough to see the last action before a computer player replies. */
const TO_BE_SEEN = 650;

const Television = screen<TelevisionProps>(() => import('../television/television.tsx'));

type Context = PlayContext<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>;

/** Computer players wait until the last action has been visible for a moment. */
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

/** When a button that was pressed with the keyboard disappears, the focus returns to the board. */
function keepFocus(changes: () => unknown): void {
  createEffect(
    on(
      changes,
      () => {
        const focus = document.activeElement;
        if (byKeyboard() && (focus === null || focus === document.body)) {
          document.querySelector<HTMLElement>('.mh-place[tabindex="0"]')?.focus();
        }
      },
      { defer: true },
    ),
  );
}

/** The choices of both players, face up. */
const Choices = (props: { readonly game: MenhirsGame; readonly lines: readonly Line[] }): JSX.Element => (
  <For each={props.lines}>
    {({ seat, action }) => (
      <span class={`moment-turned ${colourOf(seat)}`}>
        <Emblem side={props.game.sideOf(seat)} />
        {action.kind === 'prolong' ? say().prolong : say().goOn}
      </span>
    )}
  </For>
);

/** The moments to highlight: a claim, the choices of both players, and the final move. */
function momentOf(game: MenhirsGame): MomentWords | null {
  const { fog, menhirs: stones } = game.shown();
  const last = game.log().at(-1);
  if (game.over()) {
    const seat = menhirs.outcome(game.session.position())?.winner ?? null;
    if ((fog & stones) !== 0 || seat === null) return null;
    return { key: 'free', title: say().stonesFree, art: () => <Emblem side={game.sideOf(seat)} /> };
  }
  const choices = choicesOf(game);
  // The choices are revealed only once the decision moment is over, because they are secret until then.
  if (choices !== null && game.view().phase !== 'decide')
    return {
      key: `chosen-${game.log().length}`,
      // Aloud, the second player is not asked if the first one goes on.
      title: chosenBy(game).length > 1 ? say().bothChosen : say().decided,
      text: choices,
      art: () => <Choices game={game} lines={chosenBy(game)} />,
    };
  if (last?.action.kind !== 'claim') return null;
  const title = say().claimed(game.who(last.seat));
  return {
    key: `claim-${game.log().length}`,
    title,
    text: say().claimedNow,
    art: () => <Emblem side={game.sideOf(last.seat)} />,
  };
}

export function createView(context: Context): PlayView {
  const { session, past } = context;
  const game = readGame(session, past.at);
  const table: Playable = { ...session, view: game.shown, actor: game.actor };
  const input = createInput(table);
  const { view } = game;

  createEffect(on(past.at, () => input.putDown(), { defer: true }));
  holdComputers(context);
  keepFocus(() => [session.table().version, input.settled.way(), input.holding()]);

  const claim = (seat: Seat, at: number): void => {
    input.putDown();
    input.refuse(session.act(seat, { kind: 'claim' }, at));
  };
  const ending = createMemo(() => (game.over() ? endingOf(game) : null));
  /** The seat whose claim button is next to the board. Two people at one device have theirs on their plates. */
  const claimSeat = (): Seat => game.persons()[0] ?? 1;
  const mine = claimOf(game, () => (game.together() ? (view().claimant ?? 1) : claimSeat()));
  const explains = createFirstClaim(game, mine.open);
  createSpeech(game, mine.open);
  const claims = (): boolean => view().options.claims && game.persons().length > 0;
  /** A single person at this device sits at the bottom. */
  const turned = (): boolean =>
    context.turned() !== (game.persons().length === 1 && game.sideOf(game.persons()[0]!) === 'north');
  const seats = (): readonly [Seat, Seat] => (turned() === (game.sideOf(1) === 'north') ? [2, 1] : [1, 2]);
  const phone = createMediaMatch('phone');

  const PlateOf = (props: { readonly seat: Seat }): JSX.Element => (
    <Plate game={game} seat={props.seat} winner={past.at() === null && ending()?.winner === props.seat}>
      <Show when={game.together() && claims() && !game.over()}>
        <Claim game={game} seat={props.seat} small onClaim={claim} />
      </Show>
    </Plate>
  );

  const MoorSlot = (): JSX.Element => (
    <>
      <PlayableBoard table={table} input={input} faceDown={game.faceDown()} turned={turned()} last={game.last()} />
      <Moment of={past.at() === null ? momentOf(game) : null} />
    </>
  );

  return {
    classes: () => ({ 'mh-table': true, 'mh-together': game.together() }),
    Subtitle: () => (
      <>
        {sayOptions().variants[view().options.variant]}
        <Show when={view().options.hidden}>
          <span class="play-wide">, {say().hiddenFog}</span>
        </Show>
      </>
    ),
    Television: (props) => <Television game={game} corner={props.corner} Board={MoorSlot} />,
    Players: () => (
      <>
        <For each={[seats()[0]]}>{(seat) => <PlateOf seat={seat} />}</For>
        <Track game={game} />
        <For each={[seats()[1]]}>{(seat) => <PlateOf seat={seat} />}</For>
      </>
    ),
    Board: MoorSlot,
    Now: () => (
      <>
        <LastTurn game={game} explains={explains() && mine.open() && !game.together()} />
        <Show
          when={view().phase === 'decide' && past.at() === null}
          fallback={
            <Prompt
              game={game}
              input={input}
              canClaim={mine.open()}
              explains={explains()}
              away={context.away}
              turned={turned()}
              claim={
                claims() && !game.together() ? <Claim game={game} seat={claimSeat()} onClaim={claim} /> : undefined
              }
            />
          }
        >
          <Decision game={game} input={input} away={context.away} />
        </Show>
      </>
    ),
    History: (props) => (
      <Moves game={game} gap={context.gap()} sentences={props.alone}>
        <context.Steps />
      </Moves>
    ),
    insteadOfTools: {
      shown: () => input.settled.chosen() !== 0 && !phone(),
      Content: () => <DirectionKeys input={input} turned={turned()} />,
    },
    canTurnBoard: true,
    // With hidden fog players have to remember.
    canLookBack: () => !session.position().options.hidden || isOver(session.kit, session.table()),
    canHint: () => game.actor() !== null && !view().options.hidden,
    ending,
    result: 'beside',
    ResultArt: () => <Show when={ending()?.winner}>{(winner) => <Emblem side={game.sideOf(winner())} />}</Show>,
    ResultDetails: () => (
      <Show when={ending()?.points}>
        {(points) => (
          <p class="mh-score">
            {points()} <small>{say().points(points())}</small>
          </p>
        )}
      </Show>
    ),
    keys: () => ({ Escape: input.putDown }),
    keyHelp: () => say().keys,
    showTurn([first = '']) {
      const parsed = menhirs.parseAction(first, session.position());
      if (parsed.ok) input.show(parsed.value.action);
    },
    inHand() {
      const action = input.inHand();
      return action && [menhirs.makeAction(action, session.position(), game.actor() ?? 1)];
    },
  };
}
