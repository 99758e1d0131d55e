/**
 * `#/tv`: a screen for a whole room. It shows a code, and then the tables and tournaments that players send to it;
 * `#/tv/<id or code>` shows that one table. The screen has no name and no seat on the server, so it gets nothing that a
 * spectator may not know.
 */
import '../online/styles.ts';
import { createEffect, createMemo, createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { screen } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import { NoServer } from '../online/identity/require-guest.tsx';
import { NoticeBox } from '../online/table/connection-notice.tsx';
import { find } from '../online/table/find-table.ts';
import type { FoundTable } from '../online/table/kept-connection.ts';
import { connectToTable, type TableConnection, TELEVISION } from '../online/table/table-connection.ts';
import { linkTo } from '../online/waiting/table-link.ts';
import { say as sayOnline } from '../online/words.ts';
import { Lobby } from './lobby.tsx';
import { createOwnTelevision } from './own-television.ts';
import { Stage } from './stage.tsx';

const TvGame = screen<{ readonly connection: TableConnection }>(() => import('./tv-game.tsx'));
const TvTournament = screen<{ readonly id: string }>(() => import('./tv-tournament.tsx'));

const Notice = (props: { readonly children: JSX.Element }): JSX.Element => (
  <div class="tv-notice">{props.children}</div>
);

function Connected(props: FoundTable & { readonly onNext: (table: string) => void }): JSX.Element {
  const connection = connectToTable(props.table, props.options, TELEVISION);
  const told = createMemo(() => connection.received() !== undefined);
  const begun = (): boolean => connection.view().began > 0;
  createEffect(() => {
    const next = told() ? connection.view().next : null;
    if (next !== null) props.onNext(next);
  });
  return (
    <Show when={told()}>
      <Show
        when={begun()}
        fallback={<Lobby code={connection.code} link={linkTo(connection)} connection={connection} />}
      >
        <TvGame connection={connection} />
      </Show>
      <NoticeBox connection={connection} />
    </Show>
  );
}

/** Shows a table, and then the next games of its players. */
function Shown(props: { readonly name: string }): JSX.Element {
  const [name, setName] = createSignal(props.name);
  const [found, { refetch }] = createResource(name, find);
  const table = (): FoundTable | null => {
    const now = found.latest;
    return typeof now === 'object' ? now : null;
  };
  return (
    <Switch>
      <Match when={table()} keyed>
        {(table) => <Connected {...table} onNext={setName} />}
      </Match>
      <Match when={found.latest === 'away'}>
        <Notice>
          <NoServer onRetry={async () => void (await refetch())} />
        </Notice>
      </Match>
      <Match when={found.latest === 'none' || found.latest === 'unknown'}>
        <Notice>
          <p>{sayOnline().why.codes['no-such-table']}</p>
        </Notice>
      </Match>
    </Switch>
  );
}

function Own(): JSX.Element {
  const { own, away, look } = createOwnTelevision();
  const link = (id: string): string => `${location.origin}${location.pathname}${to('show', id)}`;
  return (
    <Switch>
      <Match when={own()?.table} keyed>
        {(table) => <Shown name={table} />}
      </Match>
      <Match when={own()?.tournament} keyed>
        {(tournament) => <TvTournament id={tournament} />}
      </Match>
      <Match when={own()}>{(own) => <Lobby code={own().code} link={link(own().id)} />}</Match>
      <Match when={away()}>
        <Notice>
          <NoServer onRetry={look} />
        </Notice>
      </Match>
    </Switch>
  );
}

export default function TvScreen(): JSX.Element {
  const name = createMemo(() => place().path[1]);
  return (
    <Stage>
      <Show when={name()} keyed fallback={<Own />}>
        {(name) => <Shown name={name} />}
      </Show>
    </Stage>
  );
}
