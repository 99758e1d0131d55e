/** `#/table/<id or code>`: a table on the server, from its waiting room to its end. */
import '../styles.ts';
import { createMemo, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { GAMES } from '../../../games/registry.ts';
import { screen } from '../../../router/lazy-screen.ts';
import { place, to } from '../../../router/route.ts';
import { loadNewest } from '../../../session/load-newest.ts';
import { Screen } from '../../../ui/bar.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { say as sayTv } from '../../tv/words.ts';
import type { Guest } from '../api.ts';
import { CodeForm } from '../entry/code-form.tsx';
import { known, me } from '../identity/guest.ts';
import { NoServer } from '../identity/require-guest.tsx';
import { Waiting } from '../waiting/waiting-room.tsx';
import { say } from '../words.ts';
import { type Found, find } from './find-table.ts';
import { InvitationForGuest, InvitationForStranger, sitAsWished } from './invitation.tsx';
import { connectTo, type FoundTable, stillAt } from './kept-connection.ts';
import type { TableConnection } from './table-connection.ts';

const OnlineGame = screen<{ readonly connection: TableConnection }>(() => import('./online-game.tsx'));

const Framed = (props: { readonly children: JSX.Element; readonly about?: string }): JSX.Element => (
  <Screen title={say().table} about={props.about} wide>
    {props.children}
  </Screen>
);

/** Someone may have typed the code of a television instead of a table's. */
const isCode = (name: string): boolean => /^[a-z]+-[a-z]+-\d+$/.test(name);

/** Codes are easily misheard, so the input can be corrected here. */
const NoTable = (): JSX.Element => (
  <Framed>
    <div class="on-notice">
      <div role="status">
        <p class="on-big">{say().why.codes['no-such-table']}</p>
        <p>{say().noTableAbout}</p>
      </div>
      <CodeForm label={say().code} text={place().path[1] ?? ''} />
      <div class="on-row">
        <a class="btn" href={to()}>
          {sayUi().home}
        </a>
        <a class="btn" href={to('lobby')}>
          {say().toLobby}
        </a>
      </div>
      <Show when={isCode(place().path[1] ?? '')}>
        <p>
          <a href={to('show', place().path[1]!)}>{sayTv().forTelevision}</a>
        </p>
      </Show>
    </div>
  </Framed>
);

/** The host closed the table, or an operator removed it. */
const Closed = (): JSX.Element => (
  <Framed>
    <div class="on-notice" role="status">
      <p class="on-big">{say().closed}</p>
      <div class="on-row">
        <a class="btn primary" href={to()}>
          {sayUi().home}
        </a>
      </div>
    </div>
  </Framed>
);

/** Before any data arrived; later a toast says the same (connection-notice.tsx). */
const Outdated = (props: { readonly about: string }): JSX.Element => (
  <Framed about={props.about}>
    <div class="on-notice" role="status">
      <p>{say().outdated}</p>
      <div class="on-row">
        <button type="button" class="btn primary" onClick={loadNewest}>
          {say().loadAgain}
        </button>
      </div>
    </div>
  </Framed>
);

function Seated(props: FoundTable & { readonly guest: Guest }): JSX.Element {
  const connection = connectTo({ table: props.table, options: props.options }, props.guest);
  const begun = createMemo(() => (connection.received() === undefined ? undefined : connection.view().began > 0));
  sitAsWished(connection);
  return (
    <Switch fallback={<Framed about={GAMES[connection.game].name}>{null}</Framed>}>
      <Match when={connection.line.outdated() && begun() === undefined}>
        <Outdated about={GAMES[connection.game].name} />
      </Match>
      <Match when={connection.gone()}>
        <Show when={connection.received() === undefined} fallback={<Closed />}>
          <NoTable />
        </Show>
      </Match>
      <Match when={begun() === false}>
        <Framed about={GAMES[connection.game].name}>
          <Show
            when={connection.mine().length > 0 || connection.guest.id === connection.view().host}
            fallback={<InvitationForGuest connection={connection} />}
          >
            <Waiting connection={connection} />
          </Show>
        </Framed>
      </Match>
      <Match when={begun()}>
        <OnlineGame connection={connection} />
      </Match>
    </Switch>
  );
}

function Finding(props: { readonly name: string }): JSX.Element {
  const [found, setFound] = createSignal<Found>();
  const look = async (): Promise<void> => {
    const now = stillAt(props.name) ?? (await find(props.name));
    setFound(() => now);
  };
  look();
  return (
    <Switch fallback={<Framed>{null}</Framed>}>
      <Match when={found()} keyed>
        {(found) =>
          found === 'none' ? (
            <NoTable />
          ) : found === 'unknown' ? (
            <NotFound />
          ) : found === 'away' ? (
            <Framed>
              <NoServer onRetry={look} />
            </Framed>
          ) : (
            <Show
              when={me()}
              keyed
              fallback={
                <Framed about={GAMES[found.table.game].name}>
                  <Show when={known()}>
                    <InvitationForStranger table={found.table} options={found.options} />
                  </Show>
                </Framed>
              }
            >
              {(guest) => <Seated table={found.table} options={found.options} guest={guest} />}
            </Show>
          )
        }
      </Match>
    </Switch>
  );
}

export default function TableScreen(): JSX.Element {
  const name = createMemo(() => place().path[1]);
  return (
    <Show when={name()} keyed fallback={<NotFound />}>
      {(name) => <Finding name={name} />}
    </Show>
  );
}
