/** `#/table/<id or code>`: a table on the server, from its waiting room to its end. */
import '../styles.ts';
import { createMemo, createResource, type JSX, Match, Show, Switch } from 'solid-js';
import { Lost } from '../../../app/not-found.tsx';
import { GAMES } from '../../../games/registry.ts';
import { screen } from '../../../router/lazy-screen.ts';
import { place, to } from '../../../router/route.ts';
import { Screen } from '../../../ui/bar.tsx';
import { findTable, type Guest, type ListedTable } from '../api.ts';
import { me } from '../identity/guest.ts';
import { NoServer } from '../identity/require-guest.tsx';
import { Waiting } from '../waiting/waiting-room.tsx';
import { say } from '../words.ts';
import { Newcomer } from './invitation.tsx';
import { type AtTable, awaited, type Found, sitBy } from './table-connection.ts';

const OnlineGame = screen<{ readonly at: AtTable }>(() => import('./online-game.tsx'));

const TRIES = 6;
const BETWEEN_TRIES = 300;

async function find(asked: string): Promise<ListedTable | 'none' | 'away'> {
  const name = asked.trim().toLowerCase();
  for (let tried = 1; ; tried++) {
    const found = await findTable(name);
    if (found.ok) return found.value;
    if (found.refusal.code !== 'no-such-table') return 'away';
    if (tried === TRIES || !awaited.has(name)) return 'none';
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
  }
}

const Framed = (props: { readonly children: JSX.Element; readonly about?: string }): JSX.Element => (
  <Screen title={say().table} about={props.about} wide>
    {props.children}
  </Screen>
);

const NoTable = (): JSX.Element => (
  <Framed>
    <div class="on-notice" role="status">
      <p class="on-big">{say().noTable}</p>
      <p>{say().noTableAbout}</p>
      <div class="on-row">
        <a class="btn primary" href={to()}>
          {say().home}
        </a>
        <a class="btn" href={to('lobby')}>
          {say().toLobby}
        </a>
      </div>
    </div>
  </Framed>
);

function Seated(props: { readonly found: Found; readonly guest: Guest }): JSX.Element {
  const at = sitBy(props.found, props.guest);
  const begun = createMemo(() => (at.heard() === undefined ? undefined : at.told().began > 0));
  return (
    <Switch fallback={<Framed about={GAMES[at.game].name}>{null}</Framed>}>
      <Match when={at.gone()}>
        <NoTable />
      </Match>
      <Match when={begun() === false}>
        <Framed about={GAMES[at.game].name}>
          <Waiting at={at} />
        </Framed>
      </Match>
      <Match when={begun()}>
        <OnlineGame at={at} />
      </Match>
    </Switch>
  );
}

function Finding(props: { readonly name: string }): JSX.Element {
  const [found] = createResource(() => find(props.name));
  return (
    <Switch fallback={<Framed>{null}</Framed>}>
      <Match when={found.state === 'ready' && found()} keyed>
        {(found) =>
          found === 'none' ? (
            <NoTable />
          ) : found === 'away' ? (
            <Framed>
              <NoServer />
            </Framed>
          ) : (
            <Show
              when={me()}
              keyed
              fallback={
                <Framed about={GAMES[found.game].name}>
                  <Newcomer found={found} />
                </Framed>
              }
            >
              {(guest) => <Seated found={found} guest={guest} />}
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
    <Show when={name()} keyed fallback={<Lost />}>
      {(name) => <Finding name={name} />}
    </Show>
  );
}
