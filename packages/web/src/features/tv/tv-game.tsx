/** A game as a room sees it: only what everyone may know, without controls. Arrow keys look back. */
import { isOver } from '@speeltafel/table';
import { createMemo, createResource, type JSX, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Ending, GamePlay, PlayContext, PlayView } from '../../games/contract/play.ts';
import { GAMES } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { createLookBack, type LookBack } from '../../session/look-back.ts';
import { createRemote } from '../../session/online.ts';
import { say as sayUi } from '../../ui/words.ts';
import type { TableConnection } from '../online/table/table-connection.ts';
import { linkTo } from '../online/waiting/table-link.ts';
import { playSounds } from '../play/game-sounds.ts';
import { JoinCorner } from './lobby.tsx';

function lookBackByKeys(past: LookBack): void {
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') past.go(past.count() - 1);
    if (key === 'ArrowRight') past.go(past.count() + 1);
    if (key === 'ArrowUp' || key === 'ArrowDown') past.go(past.of());
  };
  addEventListener('keydown', onKey);
  onCleanup(() => removeEventListener('keydown', onKey));
}

const Result = (props: { readonly view: PlayView; readonly ending: Ending }): JSX.Element => (
  <section class={`tv-result ${props.ending.class ?? ''}`} aria-label={sayUi().result}>
    <h2>{props.ending.title}</h2>
    <p>{props.ending.text}</p>
    <Dynamic component={props.view.ResultDetails} />
  </section>
);

const SideBySide = (props: { readonly view: PlayView; readonly corner: JSX.Element }): JSX.Element => (
  <div class="tv-plain" classList={{ ...props.view.classes() }}>
    <div>
      <Dynamic component={props.view.Players} />
    </div>
    <div>
      <Dynamic component={props.view.Board} />
    </div>
    <div>
      <Dynamic component={props.view.Now} />
      {props.corner}
    </div>
  </div>
);

function Playing<O, P, A>({
  connection,
  play,
}: {
  readonly connection: TableConnection;
  readonly play: GamePlay<O, P, A>;
}): JSX.Element {
  const { id, guest, line, received, ask } = connection;
  const session = createRemote(play.kit, id, guest.id, line, () => received()!, ask);
  const past = createLookBack(session, () => view.canLookBack());
  const context: PlayContext<O, P, A> = {
    session,
    past,
    turned: () => false,
    showResult() {},
    away: () => null,
    gap: () => null,
    Steps: () => null,
  };
  const view = play.createView(context);
  playSounds(session, play.soundOf);
  lookBackByKeys(past);
  const ending = createMemo(() =>
    isOver(session.kit, session.table()) && !view.isBusy?.() && past.at() === null ? view.ending() : null,
  );
  const corner = (): JSX.Element => <JoinCorner code={connection.code} link={linkTo(connection)} />;
  return (
    <>
      <Show when={view.Television} fallback={<SideBySide view={view} corner={corner()} />}>
        {(television) => <Dynamic component={television()} corner={corner()} />}
      </Show>
      <Show when={ending()}>{(end) => <Result view={view} ending={end()} />}</Show>
      <Show when={past.at() !== null}>
        <p class="tv-back">{sayUi().lookingBack}</p>
      </Show>
    </>
  );
}

export default function TvGame(props: { readonly connection: TableConnection }): JSX.Element {
  const { connection } = props;
  const [play] = createResource(() => fetchPart(GAMES[connection.game].play));
  return <Show when={play()}>{(open) => open()((play) => <Playing connection={connection} play={play} />)}</Show>;
}
