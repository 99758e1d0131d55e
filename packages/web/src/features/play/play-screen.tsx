/**
 * The play screen of every game, at a table on this device or on the server. The game fills its slots with a board, the
 * players, what to do now and the history; everything else is here.
 */
import './play.css';
import { isOver, lookOfRematch, waitsFor } from '@speeltafel/table';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GamePlay, PlayContext, PlayView } from '../../games/contract/play.ts';
import type { GameUi } from '../../games/game-ui.ts';
import { go, to } from '../../router/route.ts';
import { createCatchUp } from '../../session/catch-up.ts';
import { startGame } from '../../session/local.ts';
import { createLookBack } from '../../session/look-back.ts';
import type { Session } from '../../session/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { keepAwake } from '../../ui/keep-awake.ts';
import { press } from '../../ui/press.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Steps } from '../../ui/step-buttons.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { PlayBar } from './bar.tsx';
import { Columns } from './columns.tsx';
import { FirstGame } from './first-game.tsx';
import { playSounds } from './game-sounds.ts';
import { Hint } from './hints/hint-button.tsx';
import { KeyList } from './key-list.tsx';
import { listenForKeys } from './keys.ts';
import { Menu } from './menu.tsx';
import type { OnlineParts } from './online-parts.ts';
import { ResultBeside, ResultOver } from './result.tsx';
import { say } from './words.ts';

export interface PlayScreenProps<O, P, A> {
  readonly ui: GameUi;
  readonly play: GamePlay<O, P, A>;
  readonly session: Session<O, P, A>;
  readonly online?: OnlineParts;
  /** True if the first game on this device offers sound and hints. */
  readonly offersHelp?: boolean;
}

/** After this time without input the player is probably not looking, and the screen may turn off. */
const RESTS_AFTER = 10 * 60_000;

export function PlayScreen<O, P, A>(props: PlayScreenProps<O, P, A>): JSX.Element {
  const { ui, play, session, online } = props;
  const [panel, setPanel] = createSignal<'menu' | 'history' | 'keys' | null>(null);
  const closePanel = (): void => {
    setPanel(null);
  };
  const [turned, setTurned] = createSignal(false);
  const [resultOpen, setResultOpen] = createSignal(false);
  const past = createLookBack(
    session,
    () => view.canLookBack(),
    () => online?.preview() ?? null,
  );
  const catchUp = createCatchUp(past, () => online?.missed() ?? 0);
  const context: PlayContext<O, P, A> = {
    session,
    past,
    turned,
    showResult: () => setResultOpen(true),
    away: (seat) => online?.away(seat) ?? null,
    gap: () => online?.gap() ?? null,
    Steps: () => (
      <Show when={past.of() > 0 && past.allowed()}>
        <Steps
          at={past.count()}
          of={past.of()}
          onStep={(to) => {
            closePanel();
            past.go(to);
          }}
        />
      </Show>
    ),
  };
  const view: PlayView = play.createView(context);
  online?.keepHand(view);
  playSounds(session, play.soundOf);
  createEffect(on(() => session.table().version, keepAwake(RESTS_AFTER), { defer: true }));
  let screen!: HTMLElement;

  const over = createMemo(() => isOver(session.kit, session.table()));
  const ending = createMemo(() => (over() && !view.isBusy?.() && !catchUp.running() ? view.ending() : null));
  const ended = createMemo(() => ending() !== null);
  createEffect(on(ended, (now) => setResultOpen(now)));
  const coversBoard = (): boolean => view.result === 'over' && ended() && resultOpen();

  const turnBoard = press(() => {
    setTurned(!turned());
    closePanel();
  });
  const undo = press(() => {
    session.undo();
    closePanel();
  });
  /** The seat that resigns: the person on this device whose turn it is, otherwise the first person. */
  const resigner = createMemo(() => {
    const { chairs } = session.table();
    const persons = chairs.filter(({ controller }) => controller.kind === 'person').map(({ seat }) => seat);
    return waitsFor(session.kit, session.table()).find((seat) => persons.includes(seat)) ?? persons[0];
  });
  /**
   * With more than two players, the others play on without a player of this device if one of them is a person
   * elsewhere.
   */
  const resigns = (): 'loses' | 'ends' | 'leaves' => {
    const { chairs } = session.table();
    if (chairs.length === 2) return 'loses';
    return chairs.some(({ controller }) => controller.kind === 'elsewhere') ? 'leaves' : 'ends';
  };
  const actionsHere = createMemo(() => {
    const { chairs, course } = session.table();
    const here = chairs.filter(({ controller }) => controller.kind === 'person').map(({ seat }) => seat);
    return course.played.filter(({ seat }) => here.includes(seat)).length;
  });
  const resign = (): void => {
    const seat = resigner();
    if (seat !== undefined) session.resign(seat);
    closePanel();
  };
  const rematch = (): void => {
    const { chairs, clocks, course } = session.table();
    const next = play.rematchChairs?.(chairs) ?? chairs;
    const look = lookOfRematch(session.kit, session.look());
    go(to('play', startGame(session.kit, { options: course.options, chairs: next, clock: clocks.rule, look })));
  };

  listenForKeys(
    () => screen,
    (event) => {
      if (event.key === '?') {
        setPanel('keys');
        return true;
      }
      if (!coversBoard() || event.key !== 'Escape') return past.pressed(event);
      setResultOpen(false);
      return true;
    },
    view.keys,
  );

  const next = {
    view,
    get question() {
      return online?.question();
    },
    get rematch() {
      return online === undefined ? rematch : online.rematch;
    },
    get keep() {
      return online?.keep() ?? null;
    },
    get tournament() {
      return online?.tournament() ?? null;
    },
    get replay() {
      return online?.replay() ?? to('replay', session.id);
    },
  };
  /** Shown inside the result while that covers the board. */
  const question = (): JSX.Element =>
    !coversBoard() && (catchUp.running() ? online?.missedBox(catchUp.skip) : online?.question());

  return (
    <main
      ref={screen}
      class="play"
      classList={{ ...view.classes(), 'play-ended': ended(), 'play-covered': coversBoard() }}
    >
      <PlayBar
        ui={ui}
        view={view}
        online={online !== undefined}
        tools={
          online === undefined ? (
            <Hint
              game={ui.id}
              table={session.table()}
              canHint={view.canHint()}
              onAsk={() => session.noteHint?.()}
              onShow={(actions) => view.showTurn?.(actions)}
            />
          ) : (
            online.tools()
          )
        }
        canUndo={session.canUndo()}
        onTurnBoard={turnBoard}
        onUndo={undo}
        onMenu={() => setPanel('menu')}
      />
      <Show
        when={view.Arrangement}
        fallback={
          <Columns
            view={view}
            looksBack={past.at() !== null}
            Steps={context.Steps}
            canUndo={session.canUndo()}
            onHistory={press(() => setPanel('history'))}
            onTurnBoard={turnBoard}
            onUndo={undo}
            question={question()}
            ended={ended() && view.result === 'beside'}
            result={<ResultBeside {...next} ending={ending()!} />}
          />
        }
      >
        {(arrangement) => <Dynamic component={arrangement()} question={question()} />}
      </Show>
      <Show when={props.offersHelp}>
        <FirstGame actions={actionsHere()} />
      </Show>
      <Sheet open={panel() === 'history'} name={sayUi().moves} onClose={closePanel}>
        <Show when={panel() === 'history'}>
          <Dynamic component={view.History} alone />
        </Show>
      </Sheet>
      <Dialog open={panel() === 'keys'} title={say().keysTitle} onClose={closePanel}>
        <KeyList view={view} />
      </Dialog>
      <Menu
        open={panel() === 'menu'}
        onKeys={() => setPanel('keys')}
        title={ui.name}
        game={ui.id}
        view={view}
        resigns={resigns()}
        canUndo={session.canUndo()}
        canResign={!over() && resigner() !== undefined}
        onTurnBoard={turnBoard}
        onUndo={undo}
        onResign={resign}
        onClose={closePanel}
      />
      <Show when={coversBoard() && ending()}>
        {(end) => <ResultOver {...next} ending={end()} onClose={() => setResultOpen(false)} />}
      </Show>
    </main>
  );
}
