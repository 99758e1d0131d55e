/**
 * `#/tournaments`: the online tournaments, and a form for a new one. `#/tournaments/<id>`: one of them; `/screen` for a
 * projector.
 */
import '../online/styles.ts';
import '../tournament/tournament.css';
import './online-tournament.css';
import { createMemo, createResource, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { GAMES, type GameId } from '../../games/registry.ts';
import { go, place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { whileSeen } from '../../ui/poll-while-visible.ts';
import { submit } from '../../ui/press.ts';
import { toast } from '../../ui/toast.tsx';
import { ask } from '../online/api.ts';
import { known, me } from '../online/identity/guest.ts';
import { IdentityGate, NoServer } from '../online/identity/require-guest.tsx';
import { say as sayDesk } from '../tournament/words.ts';
import { Room } from './online-tournament.tsx';
import { OpenForm } from './open-form.tsx';
import { SeasonScreen } from './season.tsx';
import { momentText } from './sentences.ts';
import { type ListedTournament, listMine, listPublic, whyRefused } from './tournament-api.ts';
import { say } from './words.ts';

const Row = (props: { readonly one: ListedTournament }): JSX.Element => {
  const state = (): string => {
    const { status, round, rounds, starts } = props.one;
    if (status === 'playing') return sayDesk().roundOf(round, rounds);
    return status === 'registering' && starts !== null ? say().startsAt(momentText(starts)) : say().states[status];
  };
  return (
    <li class="panel">
      <a href={to('tournaments', props.one.id)}>
        <strong>{props.one.name}</strong>
        <small>
          {GAMES[props.one.game as GameId].name} · {say().entered(props.one.players)} · {state()} ·{' '}
          {say().by(props.one.organiser)}
        </small>
      </a>
    </li>
  );
};

function Overview(): JSX.Element {
  const [all, setAll] = createSignal<readonly ListedTournament[]>();
  const [mine, setMine] = createSignal<readonly ListedTournament[]>([]);
  const [away, setAway] = createSignal(false);
  const [opening, setOpening] = createSignal(false);
  const look = async (): Promise<void> => {
    const [open, own] = await Promise.all([listPublic(), me() ? listMine() : []]);
    setAway(open === null);
    if (open !== null) setAll(open);
    if (own !== null) setMine(own);
  };
  onCleanup(whileSeen(look));
  const others = () => all()?.filter(({ id }) => !mine().some((one) => one.id === id)) ?? [];
  return (
    <Screen title={say().title} back={to('tournament')}>
      <p class="desk-lead">{say().lead}</p>
      <Show when={!away()} fallback={<NoServer onRetry={look} />}>
        <Show
          when={opening()}
          fallback={
            <button type="button" class="btn primary big" onClick={() => setOpening(true)}>
              {say().newOne}
            </button>
          }
        >
          <Show when={me()} fallback={<IdentityGate />}>
            <OpenForm />
          </Show>
        </Show>
        <Show when={mine().length > 0}>
          <h2 class="desk-kept">{say().mine}</h2>
          <ul class="desk-list">
            <For each={mine()}>{(one) => <Row one={one} />}</For>
          </ul>
          <Seasons />
        </Show>
        <h2 class="desk-kept">{say().open}</h2>
        <ul class="desk-list" aria-busy={all() === undefined}>
          <For each={others()}>{(one) => <Row one={one} />}</For>
        </ul>
        <Show when={all() !== undefined && others().length === 0}>
          <p class="hint">{say().nothing}</p>
        </Show>
      </Show>
    </Screen>
  );
}

const Tournaments = (props: { readonly id: string | undefined; readonly who: string | undefined }): JSX.Element => (
  <Show when={props.id} keyed fallback={<Overview />}>
    {(one) => (
      <Show when={props.who} keyed>
        {(guest) => <Room id={one} named={guest !== 'nobody'} />}
      </Show>
    )}
  </Show>
);

/** The seasons of an organiser, and a form for a new one. */
function Seasons(): JSX.Element {
  const [seasons] = createResource(
    () => me()?.id,
    () => ask<{ readonly seasons: readonly { readonly id: string; readonly name: string }[] }>('GET', 'my-seasons'),
  );
  const [name, setName] = createSignal('');
  const all = () => (seasons.latest?.ok ? seasons.latest.value.seasons : []);
  const begin = async (): Promise<void> => {
    const made = await ask<{ readonly id: string }>('POST', 'seasons', { name: name().trim() || say().season });
    if (made.ok) go(to('tournaments', 'season', made.value.id));
    else toast(whyRefused(made.refusal));
  };
  return (
    <details class="panel on-tour-players">
      <summary>{say().seasons}</summary>
      <ul>
        <For each={all()}>
          {(one) => (
            <li>
              <a href={to('tournaments', 'season', one.id)}>{one.name}</a>
            </li>
          )}
        </For>
      </ul>
      <form class="on-tour-form on-tour-new" onSubmit={submit(() => void begin())}>
        <p class="desk-soft">{say().seasonAbout}</p>
        <label class="on-tour-field">
          {say().name}
          <input
            class="field"
            maxlength="30"
            value={name()}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn">
          {say().seasonNew}
        </button>
      </form>
    </details>
  );
}

export default function TournamentsScreen(): JSX.Element {
  const id = createMemo(() => place().path[1]);
  const season = createMemo(() => (id() === 'season' ? place().path[2] : undefined));
  const who = createMemo(() => (known() ? (me()?.id ?? 'nobody') : undefined));
  return (
    <Show when={season()} keyed fallback={<Tournaments id={id()} who={who()} />}>
      {(one) => <SeasonScreen id={one} />}
    </Show>
  );
}
