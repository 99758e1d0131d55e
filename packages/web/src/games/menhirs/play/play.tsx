/** The table: the moor in the middle, the players around it, and what to do now. */
import { Hint } from '../../../features/play/hints/hint-button.tsx';
import type { MenhirsFilm } from '../../../session/game-record.ts';
import './play.css';
import type { Seat } from '@speeltafel/rules';
import { isOver } from '@speeltafel/table';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import type { Apart } from '../../../features/play/local-game.tsx';
import { Unsaved } from '../../../features/play/unsaved-notice.tsx';
import { go, to } from '../../../router/route.ts';
import { startGame } from '../../../session/local.ts';
import { createPast } from '../../../session/look-back.ts';
import { arrive } from '../../../ui/arrive.ts';
import { Icon } from '../../../ui/icon.tsx';
import { createMediaMatch } from '../../../ui/media.ts';
import { press } from '../../../ui/press.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { putSprite } from '../art/sprite.ts';
import { HeldMoor } from '../board/playable-board.tsx';
import { type MenhirsSession, readGame } from '../game-view.ts';
import { createHand, type Playable } from '../input.ts';
import { say } from '../words.ts';
import { createSpeech } from './announcements.ts';
import { Claim, claimOf } from './claim.tsx';
import { Decision } from './decision.tsx';
import { Menu } from './menu.tsx';
import { Moves } from './move-list.tsx';
import { Plate } from './player-plate.tsx';
import { Prompt } from './prompt.tsx';
import { endingOf, Result } from './result.tsx';
import { Track } from './round-track.tsx';
import { Keys } from './thumb-bar.tsx';
import './sizes.css';

// While the words are fetched: what the browser makes of all the drawings is then done before the board needs them.
putSprite();

/** Long enough to see what was played before a computer player answers. */
const TO_BE_SEEN = 650;

export default function Play(props: { readonly session: MenhirsSession; readonly apart?: Apart }): JSX.Element {
  const { session } = props;
  /** With hidden fog one has to remember. */
  const past = createPast(
    session,
    () => !session.position().options.hidden || isOver(session.kit, session.table()),
    () => props.apart?.wouldBe() ?? null,
  );
  const game = readGame(session, past.at);
  const table: Playable = { ...session, view: game.shown, actor: game.actor };
  const hand = createHand(table);
  const [turned, setTurned] = createSignal(false);
  const [sheet, setSheet] = createSignal<'moves' | 'menu' | null>(null);
  const { view } = game;
  let screen!: HTMLElement;
  let board!: HTMLDivElement;

  const wide = createMediaMatch('desktop');

  createEffect(on(past.at, () => hand.putDown(), { defer: true }));
  const LookBack = (): JSX.Element => (
    <Show when={past.of() > 0 && past.allowed()}>
      <Steps
        at={past.count()}
        of={past.of()}
        onStep={(to) => {
          past.go(to);
          setSheet(null);
        }}
      />
    </Show>
  );

  const turnBoard = press(() => {
    setTurned(!turned());
    setSheet(null);
  });
  const undo = press(() => {
    session.undo();
    setSheet(null);
  });
  const claim = (seat: Seat, at: number): void => {
    hand.putDown();
    hand.refuse(session.act(seat, { kind: 'claim' }, at));
  };
  const resign = (): void => {
    const seat = game.actor() ?? game.persons()[0];
    if (seat !== undefined) session.resign(seat);
    setSheet(null);
  };
  const rematch = (): void => {
    const { chairs, clocks, course } = session.table();
    // Who went second goes first now.
    const swapped = chairs.map((chair) => ({ ...chair, seat: 3 - chair.seat })).toSorted((a, b) => a.seat - b.seat);
    go(to('play', startGame(session.kit, { options: course.options, chairs: swapped, clock: clocks.rule })));
  };

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

  const film = (): MenhirsFilm | null => {
    const { chairs, course, brokenOff } = session.table();
    if (game.actor() === null || view().options.hidden) return null;
    return { game: 'menhirs', record: '', course, chairs, brokenOff, own: true, running: true };
  };
  const ending = createMemo(() => (game.over() ? endingOf(game) : null));
  /** The seat whose claim stands beside the board; two people at one device have it on their plates. */
  const claimSeat = (): Seat => game.persons()[0] ?? 1;
  const mine = claimOf(game, () => (game.together() ? (view().claimant ?? 1) : claimSeat()));
  createSpeech(game, mine.open);
  const claims = (): boolean => view().options.claims && game.persons().length > 0;
  const seats = (): readonly [Seat, Seat] => (turned() ? [2, 1] : [1, 2]);

  let byKeyboard = false;
  const onKeyDown = (event: KeyboardEvent): void => {
    byKeyboard = true;
    if (document.querySelector('dialog[open]') !== null || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (past.pressed(event)) return;
    if (key === 'escape') hand.putDown();
    else if (key === 'u' || key === 'c') {
      screen.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${key}"]:enabled`)?.click();
    }
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
  // A button that has done its work is gone: the keys go on from the board.
  createEffect(
    on([() => session.table().version, hand.settled.way, hand.holding], () => {
      const focus = document.activeElement;
      if (byKeyboard && (focus === null || focus === document.body)) {
        board.querySelector<HTMLElement>('.mh-place[tabindex="0"]')?.focus();
      }
    }),
  );

  const PlateOf = (plate: { readonly seat: Seat }): JSX.Element => (
    <Plate game={game} seat={plate.seat} winner={past.at() === null && ending()?.winner === plate.seat}>
      <Show when={game.together() && claims() && !game.over()}>
        <Claim game={game} seat={plate.seat} small onClaim={claim} />
      </Show>
    </Plate>
  );

  return (
    <main
      ref={screen}
      class="mh-table"
      classList={{ 'mh-ended': game.over(), 'mh-unclaimed': !claims() || game.together() }}
    >
      <header class="mh-bar">
        <a class="btn icon quiet" href={to()} aria-label={say().back}>
          <Icon name="prev" />
        </a>
        <h1 tabindex="-1" ref={(heading) => arrive(heading, props.apart ? undefined : () => say().game)}>
          {say().game}{' '}
          <small>
            {say().variants[view().options.variant]}
            <Show when={view().options.hidden}>
              <span class="mh-wide">, {say().hiddenFog}</span>
            </Show>
          </small>
        </h1>
        <Show when={props.apart} fallback={<Hint film={film()} />}>
          {(apart) => apart().tools()}
        </Show>
        <a class="btn icon quiet" href={to('rules', 'menhirs')} aria-label={say().rules}>
          <Icon name="book" />
        </a>
        <button type="button" class="btn icon quiet mh-wide" aria-label={say().turnBoard} onClick={turnBoard}>
          <Icon name="turn" />
        </button>
        <button
          type="button"
          class="btn icon quiet mh-wide"
          aria-label={say().undo}
          aria-keyshortcuts="u"
          disabled={!session.canUndo()}
          onClick={undo}
        >
          <Icon name="undo" />
        </button>
        <button type="button" class="btn icon quiet" aria-label={say().menu} onClick={() => setSheet('menu')}>
          <Icon name="menu" />
        </button>
      </header>
      <div class="mh-left">
        <For each={[seats()[0]]}>{(seat) => <PlateOf seat={seat} />}</For>
        <Track game={game} />
        <For each={[seats()[1]]}>{(seat) => <PlateOf seat={seat} />}</For>
      </div>
      <div class="mh-middle" ref={board}>
        <HeldMoor table={table} hand={hand} faceDown={game.faceDown()} turned={turned()} last={game.last()} />
      </div>
      <div class="mh-side">
        <Show when={wide()}>
          <div class="mh-list">
            <Moves game={game} gap={props.apart?.gap()}>
              <LookBack />
            </Moves>
          </div>
        </Show>
        <Show
          when={ending()}
          fallback={
            <section class="mh-now">
              {props.apart?.question()}
              <Show
                when={view().phase === 'decide' && past.at() === null}
                fallback={<Prompt game={game} hand={hand} canClaim={mine.open()} away={props.apart?.away} />}
              >
                <Decision game={game} hand={hand} away={props.apart?.away} />
              </Show>
              <Show when={claims() && !game.together()}>
                <Claim game={game} seat={claimSeat()} onClaim={claim} />
              </Show>
            </section>
          }
        >
          {(end) => (
            <Result
              ending={end()}
              question={props.apart?.question()}
              lookBack={props.apart?.lookBack() ?? to('replay', session.id)}
              onRematch={props.apart === undefined ? rematch : props.apart.rematch}
            />
          )}
        </Show>
      </div>
      <Keys
        hand={hand}
        turned={turned()}
        canUndo={session.canUndo()}
        lookBack={past.at() === null ? null : <LookBack />}
        onMoves={press(() => setSheet('moves'))}
        onTurn={turnBoard}
        onUndo={undo}
      />
      <Unsaved session={session} />
      <Sheet open={sheet() === 'moves'} name={say().moves} onClose={() => setSheet(null)}>
        <Show when={sheet() === 'moves'}>
          <Moves game={game} gap={props.apart?.gap()} sentences>
            <LookBack />
          </Moves>
        </Show>
      </Sheet>
      <Sheet open={sheet() === 'menu'} name={say().menu} onClose={() => setSheet(null)}>
        <Menu game={game} onTurn={turnBoard} onUndo={undo} onResign={resign} />
      </Sheet>
    </main>
  );
}
