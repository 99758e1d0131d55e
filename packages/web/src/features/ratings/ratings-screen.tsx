/** `#/ratings`: the player's own ratings, the leaderboards, and the ratings of the computer players. */
import './ratings.css';
import { levelsOf, nearestLevel, RATED_GAMES, ratedGameOf } from '@speeltafel/tournament';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { gameUi, isGame } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { levelName } from '../../session/player-names.ts';
import { Screen } from '../../ui/bar.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { me } from '../online/identity/guest.ts';
import { whyNot } from '../online/refusals.ts';
import {
  deviceRatings,
  fetchLeaders,
  fetchRatings,
  isEstimateProvisional,
  listMe,
  type PoolRating,
} from './own-ratings.ts';
import { RatingChart } from './rating-chart.tsx';
import { say } from './words.ts';

interface Pool {
  readonly id: string;
  readonly name: string;
}

/** The rating pools of this page's games, with their names. */
async function pools(): Promise<readonly Pool[]> {
  const games = RATED_GAMES.ids.filter(isGame).map(async (game): Promise<readonly Pool[]> => {
    const { poolName } = gameUi(game);
    const named = poolName && (await fetchPart(poolName));
    return RATED_GAMES.get(game).pools.map((id) => ({ id, name: named?.(id) ?? id }));
  });
  return (await Promise.all(games)).flat();
}

type Shown = Omit<PoolRating, 'history'> & Partial<Pick<PoolRating, 'history'>> & { readonly estimated?: true };

/** The ratings from the server, with estimates for the other pools. */
function shownRatings(known: readonly PoolRating[]): readonly Shown[] {
  const estimates = [...deviceRatings()]
    .filter(([pool]) => !known.some((one) => one.pool === pool))
    .map(([pool, rating]): Shown => {
      const provisional = isEstimateProvisional(pool, rating);
      const { games } = rating;
      const [points, deviation] = [Math.round(rating.rating), Math.round(rating.deviation)];
      return { pool, rating: points, deviation, games, provisional, estimated: true };
    });
  return [...known, ...estimates];
}

const Own = (props: { readonly one: Shown; readonly name: string }): JSX.Element => {
  const level = () => nearestLevel(props.one.pool, props.one.rating);
  return (
    <li class="panel rating-own">
      <h3>{props.name}</h3>
      <p>
        <strong classList={{ provisional: props.one.provisional }}>
          {props.one.provisional ? '≈ ' : ''}
          {props.one.rating}
        </strong>{' '}
        <small>{say().margin(2 * props.one.deviation)}</small>
      </p>
      <p class="hint">
        {props.one.estimated ? say().fromDevice : say().games(props.one.games)}
        {props.one.provisional && !props.one.estimated ? ` · ${say().provisional}` : ''}
      </p>
      <Show when={level()}>{(found) => <p>{say().like(levelName(found()))}</p>}</Show>
      <Show when={(props.one.history?.length ?? 0) > 1}>
        <RatingChart points={props.one.history!} />
      </Show>
    </li>
  );
};

function Leaders(props: { readonly pool: string }): JSX.Element {
  const [leaders] = createResource(() => props.pool || null, fetchLeaders);
  return (
    <Show when={(leaders.latest?.length ?? 0) > 0} fallback={<p class="hint">{say().noLeaders}</p>}>
      <ol class="rating-list">
        <For each={leaders.latest}>
          {(one, i) => (
            <li>
              <span>{i() + 1}</span>
              <span>{one.name}</span>
              <b>{one.rating}</b>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}

export default function RatingsScreen(): JSX.Element {
  const [all] = createResource(pools);
  const [own, { mutate }] = createResource(
    () => me()?.id,
    () => fetchRatings(),
  );
  const [chosen, setChosen] = createSignal<string | null>(null);
  const pool = () => chosen() ?? all()?.[0]?.id ?? '';
  const nameOf = (id: string): string => all()?.find((one) => one.id === id)?.name ?? id;
  const shown = () => shownRatings(own.latest?.pools ?? []).filter(({ pool }) => ratedGameOf(pool) !== undefined);
  async function list(listed: boolean): Promise<void> {
    const answer = await listMe(listed);
    if (answer.ok) mutate((old) => (old ? { ...old, listed } : old));
    else toast(whyNot(answer.refusal));
  }
  return (
    <Screen title={say().title}>
      <div class="ratings">
        <p>{say().lead}</p>
        <Show when={shown().length > 0} fallback={<p class="hint">{me() ? say().none : say().signIn}</p>}>
          <ul>
            <For each={shown()}>{(one) => <Own one={one} name={nameOf(one.pool)} />}</For>
          </ul>
        </Show>
        <Show when={own.latest}>
          {(mine) => <Switch label={say().join} about={say().joinAbout} on={mine().listed} onChange={list} />}
        </Show>
        <Show when={all()}>
          {(known) => (
            <select
              class="field"
              aria-label={say().leaders}
              value={pool()}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            >
              <For each={known()}>{(one) => <option value={one.id}>{one.name}</option>}</For>
            </select>
          )}
        </Show>
        <section class="panel" aria-labelledby="rating-leaders">
          <h2 id="rating-leaders">{say().leaders}</h2>
          <Leaders pool={pool()} />
        </section>
        <section class="panel" aria-labelledby="rating-levels">
          <h2 id="rating-levels">{say().levels}</h2>
          <p class="hint">{say().levelsAbout}</p>
          <ol class="rating-list">
            <For each={levelsOf(pool()).toReversed()}>
              {([level, rating]) => (
                <li>
                  <span />
                  <span>{levelName(level)}</span>
                  <b>{rating}</b>
                </li>
              )}
            </For>
          </ol>
        </section>
      </div>
    </Screen>
  );
}
