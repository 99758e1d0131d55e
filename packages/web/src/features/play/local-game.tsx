/** `#/play/<id>`: a game stored on this device. */
import { createMemo, createResource, type JSX, onCleanup, Show } from 'solid-js';
import type { GamePlay } from '../../games/contract/play.ts';
import type { GameUi } from '../../games/game-ui.ts';
import { GAMES, isGame } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import { openSession } from '../../session/local.ts';
import { readGame } from '../../session/saved-games.ts';
import { say } from '../../session/words.ts';
import { enterScreen } from '../../ui/enter-screen.ts';
import { say as sayUi } from '../../ui/words.ts';
import { PlayScreen } from './play-screen.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';

const NotHere = () => (
  <main class="notice">
    <h1 tabindex="-1" ref={(heading) => enterScreen(heading, () => say().notHere)}>
      {say().notHere}
    </h1>
    <p>{say().notHereWhy}</p>
    <a class="btn primary" href={to()}>
      {sayUi().home}
    </a>
  </main>
);

/** The session lives as long as its screen. */
function Opened<O, P, A>(props: {
  readonly id: string;
  readonly ui: GameUi;
  readonly play: GamePlay<O, P, A>;
}): JSX.Element {
  const session = openSession(props.play.kit, props.id);
  onCleanup(() => session?.close());
  return (
    <Show when={session} keyed fallback={<NotHere />}>
      {(session) => (
        <>
          {/* The offer would cover the notice, and could not be stored either. */}
          <PlayScreen ui={props.ui} play={props.play} session={session} offersHelp={session.saved()} />
          <UnsavedNotice saved={session.saved()} />
        </>
      )}
    </Show>
  );
}

function Loaded(props: { readonly id: string; readonly ui: GameUi }): JSX.Element {
  const { id, ui } = props;
  const [play] = createResource(() => fetchPart(ui.play));
  return <Show when={play()}>{(open) => open()((play) => <Opened id={id} ui={ui} play={play} />)}</Show>;
}

export default function LocalGame(): JSX.Element {
  const id = createMemo(() => place().path[1] ?? '');
  const found = createMemo(() => {
    const game = readGame(id())?.table.game;
    return isGame(game) ? { id: id(), ui: GAMES[game] } : undefined;
  });
  return (
    <Show when={found()} keyed fallback={<NotHere />}>
      {({ id, ui }) => <Loaded id={id} ui={ui} />}
    </Show>
  );
}
