/** A player's results: ratings, games by level, people, the puzzle streak, and the most played game. */
import { ratedGameOf } from '@speeltafel/tournament';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { GAMES, gameUi, isGame } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { levelName } from '../../session/player-names.ts';
import { savedGames } from '../../session/saved-games.ts';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { gameOfDevice } from '../history/device-history.ts';
import { me } from '../online/identity/guest.ts';
import { dayNumber } from '../puzzles/daily.ts';
import { progress, rowOfDays, solvedDays } from '../puzzles/progress.ts';
import { fetchRatings, type PoolRating } from '../ratings/own-ratings.ts';
import { RatingChart } from '../ratings/rating-chart.tsx';
import type { Favourite, LevelScore } from './people-api.ts';
import { gamesIn, ScoreBar } from './score-bar.tsx';
import { say } from './words.ts';

/** The server shows no rating before this many rated games. */
const SETTLED = 5;

interface NamedPool extends PoolRating {
  readonly name: string;
}

/** The name of a rating pool; the id of the pool if this page does not know its game. */
export async function nameOfPool(pool: string): Promise<string> {
  const game = ratedGameOf(pool);
  const { poolName } = game !== undefined && isGame(game) ? gameUi(game) : {};
  return poolName === undefined ? pool : (await fetchPart(poolName))(pool);
}

async function fetchPools(): Promise<readonly NamedPool[]> {
  const own = await fetchRatings();
  return Promise.all(
    (own?.pools ?? []).map(async (pool) => {
      return { ...pool, name: await nameOfPool(pool.pool) };
    }),
  );
}

export function Ratings(): JSX.Element {
  const [pools] = createResource(
    () => me()?.id,
    () => fetchPools(),
  );
  const [chosen, setChosen] = createSignal<string | null>(null);
  const shown = () => pools.latest?.find(({ pool }) => pool === chosen()) ?? pools.latest?.[0];
  return (
    <Show when={shown()} keyed>
      {(one) => (
        <section class="panel profile-part" aria-labelledby="profile-rating">
          <h2 id="profile-rating" class="visually-hidden">
            {say().rating}
          </h2>
          <Show when={(pools.latest?.length ?? 0) > 1}>
            <Segmented
              label={say().rating}
              fill
              value={one.pool}
              choices={pools.latest!.map(({ pool, name }) => ({ value: pool, label: name }))}
              onChange={setChosen}
            />
          </Show>
          <p class="profile-rating">
            <Show when={one.games >= SETTLED} fallback={<span>{say().fewRated(one.games, SETTLED)}</span>}>
              <strong>{one.rating}</strong> <span>± {2 * one.deviation}</span>{' '}
              <small>{say().between(one.rating - 2 * one.deviation, one.rating + 2 * one.deviation)}</small>
            </Show>
          </p>
          <Show when={one.history.length > 1}>
            <RatingChart points={one.history} />
          </Show>
        </section>
      )}
    </Show>
  );
}

/** Results against each level in the games on this device. The server knows only online games. */
function deviceLevels(): readonly LevelScore[] {
  const scores = new Map<string, LevelScore>();
  for (const { game, others, result } of savedGames().map(gameOfDevice)) {
    const [other, ...more] = others;
    if (result === null || other === undefined || more.length > 0 || !('level' in other)) continue;
    const key = `${game} ${other.level}`;
    const before = scores.get(key) ?? { game, level: other.level, won: 0, tied: 0, lost: 0 };
    scores.set(key, { ...before, [result]: before[result] + 1 });
  }
  return [...scores.values()];
}

function added(all: readonly LevelScore[]): readonly LevelScore[] {
  const scores = new Map<string, LevelScore>();
  for (const one of all) {
    const key = `${one.game} ${one.level}`;
    const { won = 0, tied = 0, lost = 0 } = scores.get(key) ?? {};
    scores.set(key, { ...one, won: won + one.won, tied: tied + one.tied, lost: lost + one.lost });
  }
  return [...scores.values()];
}

/** Levels by game, from the weakest. */
export function Levels(props: { readonly levels: readonly LevelScore[]; readonly withDevice?: boolean }): JSX.Element {
  const all = () => added([...props.levels, ...(props.withDevice ? deviceLevels() : [])]);
  const games = () => [...new Set(all().map(({ game }) => game))].filter(isGame);
  const of = (game: string) =>
    isGame(game)
      ? GAMES[game].levels.flatMap((level) => all().filter((one) => one.game === game && one.level === level))
      : [];
  const most = () => Math.max(1, ...all().map(gamesIn));
  return (
    <section class="panel profile-part" aria-labelledby="profile-levels">
      <h2 id="profile-levels">{say().againstComputer}</h2>
      <Show when={games().length > 0} fallback={<p class="hint">{say().noLevels}</p>}>
        <For each={games()}>
          {(game) => (
            <>
              <h3>{GAMES[game].name}</h3>
              <ul class="levels">
                <For each={of(game)}>
                  {(one) => (
                    <li>
                      <span>{levelName(one.level)}</span>
                      <ScoreBar score={one} most={most()} />
                    </li>
                  )}
                </For>
              </ul>
            </>
          )}
        </For>
        <p class="score-key" aria-hidden="true">
          <i class="score-won" /> {say().results.won}
          <i class="score-tied" /> {say().results.tied}
          <i class="score-lost" /> {say().results.lost}
        </p>
      </Show>
    </section>
  );
}

const WEEKS = 3;
const HEXAGON = 'M9 .8L17 5.4V14.6L9 19.2L1 14.6V5.4Z';

/** Three weeks starting on a Monday: filled is solved, outlined was missed, dashed is still to come. */
export function Streak(): JSX.Element {
  const now = new Date();
  const today = dayNumber(now);
  // 1 January 1970 was a Thursday.
  const first = today - ((today + 3) % 7) - 7 * (WEEKS - 1);
  const solved = () => new Set(solvedDays(progress()));
  const row = () => rowOfDays(progress(), now);
  return (
    <section class="panel profile-part profile-streak" aria-labelledby="profile-streak">
      <div>
        <h2 id="profile-streak">{say().daysInARow(row())}</h2>
        <p class="hint">
          {say().puzzles(progress().best)} {solved().has(today) ? say().todayDone : ''}
        </p>
      </div>
      <svg viewBox="0 0 130 56" aria-hidden="true">
        <For each={Array.from({ length: 7 * WEEKS }, (_, i) => first + i)}>
          {(day, i) => (
            <g transform={`translate(${(i() % 7) * 18 + 1} ${Math.floor(i() / 7) * 18})`}>
              <path d={HEXAGON} classList={{ full: solved().has(day), ahead: day > today }} />
              <Show when={day === today && solved().has(day)}>
                <path class="tick" d="M5 10L8 13L13.5 7" />
              </Show>
            </g>
          )}
        </For>
      </svg>
    </section>
  );
}

/** The name of a game's options, according to its terms. */
async function nameOf({ game, options }: Favourite): Promise<string> {
  if (!isGame(game)) return game;
  const { terms } = await fetchPart(GAMES[game].options);
  const [first] = terms(options, null);
  return first === undefined || first.name === GAMES[game].name
    ? GAMES[game].name
    : `${GAMES[game].name}: ${first.name}`;
}

export function FavouriteGame(props: { readonly favourite: Favourite }): JSX.Element {
  const [name] = createResource(() => props.favourite, nameOf);
  return (
    <section class="panel profile-part" aria-labelledby="profile-favourite">
      <h2 id="profile-favourite">{say().favourite}</h2>
      <p class="profile-favourite">
        <Icon name="puzzle" /> {name.latest ?? ''}
      </p>
    </section>
  );
}
