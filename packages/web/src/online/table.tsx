/** `#/table/<id or code>`: a table on the server, from its waiting room to its end. */
import './online.css';
import { createMemo, createResource, type JSX, Match, Show, Switch } from 'solid-js';
import { GAMES } from '../home/games.ts';
import { Lost } from '../shell/lost.tsx';
import { place, to } from '../shell/route.ts';
import { screen } from '../shell/screen.ts';
import { Screen } from '../ui/bar.tsx';
import { findTable, type Guest } from './api.ts';
import { type AtTable, type Found, sitBy } from './at-table.ts';
import { Door, NoServer } from './door.tsx';
import { me } from './me.ts';
import { Waiting } from './waiting.tsx';
import { say } from './words.ts';

const Menhirs = screen<{ readonly at: AtTable }>(() => import('./menhirs.tsx'));
const Floors = screen<{ readonly at: AtTable }>(() => import('./floors.tsx'));

/** The table of a next game is told of a moment before it stands. */
const TRIES = 6;
const BETWEEN_TRIES = 300;

async function find(name: string): Promise<Found | 'none' | 'away'> {
  for (let tried = 1; ; tried++) {
    const found = await findTable(name.trim().toLowerCase());
    if (found.ok) return found.value;
    if (found.refusal.code !== 'no-such-table') return 'away';
    if (tried === TRIES || name.includes('-')) return 'none';
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES));
  }
}

const Framed = (props: { readonly children: JSX.Element; readonly about?: string }): JSX.Element => (
  <Screen title={say().table} about={props.about} wide>
    {props.children}
  </Screen>
);

const Notice = (props: { readonly title: string; readonly text: string }): JSX.Element => (
  <Framed>
    <div class="on-notice" role="status">
      <p class="on-big">{props.title}</p>
      <p>{props.text}</p>
      <a class="btn primary" href={to()}>
        {say().home}
      </a>
    </div>
  </Framed>
);

function Seated(props: { readonly found: Found; readonly guest: Guest }): JSX.Element {
  const at = sitBy(props.found, props.guest);
  const begun = createMemo(() => (at.heard() === undefined ? undefined : at.told().began > 0));
  return (
    <Switch fallback={<Framed about={GAMES[at.game].name}>{null}</Framed>}>
      <Match when={at.gone()}>
        <Notice title={say().noTable} text={say().noTableAbout} />
      </Match>
      <Match when={begun() === false}>
        <Framed about={GAMES[at.game].name}>
          <Waiting at={at} />
        </Framed>
      </Match>
      <Match when={begun() && at.game === 'menhirs'}>
        <Menhirs at={at} />
      </Match>
      <Match when={begun()}>
        <Floors at={at} />
      </Match>
    </Switch>
  );
}

function Finding(props: { readonly name: string; readonly guest: Guest }): JSX.Element {
  const [found] = createResource(() => find(props.name));
  return (
    <Switch fallback={<Framed>{null}</Framed>}>
      <Match when={found.state === 'ready' && found()} keyed>
        {(found) =>
          found === 'none' ? (
            <Notice title={say().noTable} text={say().noTableAbout} />
          ) : found === 'away' ? (
            <Framed>
              <NoServer />
            </Framed>
          ) : (
            <Seated found={found} guest={props.guest} />
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
      {(name) => (
        <Show
          when={me()}
          keyed
          fallback={
            <Framed>
              <Door>{null}</Door>
            </Framed>
          }
        >
          {(guest) => <Finding name={name} guest={guest} />}
        </Show>
      )}
    </Show>
  );
}
