/** `#/play/<id>`: a game kept on this device, at its own game's table. */
import type { floorsKit, menhirsKit, Seat } from '@speeltafel/rules';
import { floorsTable, menhirsTable, type TableGame } from '@speeltafel/table';
import { type Component, createMemo, type JSX, onCleanup, Show } from 'solid-js';
import { screen } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import { openSession, type Session } from '../../session/local.ts';
import { readGame } from '../../session/saved-games.ts';
import { say } from '../../session/words.ts';
import { arrive } from '../../ui/arrive.ts';
import { hearGame } from './game-sounds.ts';

/** What a table with people elsewhere brings along. */
export interface Apart {
  /** Stands in the bar, where a hint would be: nobody helps there. */
  tools(): JSX.Element;
  /** Asks for another game; nothing for somebody who only watches. */
  readonly rematch: (() => void) | undefined;
  /** What somebody, or oneself, has asked the others, as long as it waits for an answer. */
  question(): JSX.Element;
  /** How much would be left of the game if the question were answered with yes, and somebody else asks. */
  wouldBe(): number | null;
  /** What is said of somebody who is to play and not at their page; null for those who are. */
  away(seat: Seat): string | null;
  /** What is to be said about the list of moves, where it is not whole. */
  gap(): string | null;
  /** Where the game can be looked at again. */
  lookBack(): string;
}

export interface PlayProps<O, P, A> {
  readonly session: Session<O, P, A>;
  readonly apart?: Apart;
}

const MenhirsPlay = screen<PlayProps<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>>(
  () => import('../../games/menhirs/play/play.tsx'),
);
const FloorsPlay = screen<PlayProps<floorsKit.Options, floorsKit.Position, floorsKit.Action>>(
  () => import('../../games/floors/play/play.tsx'),
);

const NotHere = () => (
  <main class="notice">
    <h1 tabindex="-1" ref={(heading) => arrive(heading, () => say().notHere)}>
      {say().notHere}
    </h1>
    <p>{say().notHereWhy}</p>
    <a class="btn primary" href={to()}>
      {say().home}
    </a>
  </main>
);

/** The session lives as long as its screen. */
function Opened<O, P, A extends { readonly kind?: string; readonly type?: string }>(props: {
  readonly id: string;
  readonly kit: TableGame<O, P, A>;
  readonly play: Component<PlayProps<O, P, A>>;
}) {
  const session = createMemo(() => {
    const opened = openSession(props.kit, props.id);
    if (opened !== undefined) hearGame(opened);
    onCleanup(() => opened?.close());
    return opened;
  });
  return (
    <Show when={session()} keyed fallback={<NotHere />}>
      {(session) => <props.play session={session} />}
    </Show>
  );
}

export default function Play() {
  const id = createMemo(() => place().path[1] ?? '');
  const game = createMemo(() => readGame(id())?.table.game);
  return (
    <Show when={id()} keyed fallback={<NotHere />}>
      {(id) => (
        <Show
          when={game() === 'menhirs'}
          fallback={
            <Show when={game() === 'floors'} fallback={<NotHere />}>
              <Opened id={id} kit={floorsTable} play={FloorsPlay} />
            </Show>
          }
        >
          <Opened id={id} kit={menhirsTable} play={MenhirsPlay} />
        </Show>
      )}
    </Show>
  );
}
