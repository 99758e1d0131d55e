/** All games of a player: filters, a search, and a list by month that grows on demand. */
import './history.css';
import { makeAddress } from '@speeltafel/table';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import { GAME_IDS, GAMES, isGame } from '../../games/registry.ts';
import { language } from '../../i18n/language.ts';
import { go, to } from '../../router/route.ts';
import { levelName } from '../../session/player-names.ts';
import { savedGames } from '../../session/saved-games.ts';
import { timeText } from '../../session/time-left.ts';
import { Icon } from '../../ui/icon.tsx';
import { press } from '../../ui/press.ts';
import { toast } from '../../ui/toast.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { BoxLid } from '../home/game-box.tsx';
import { known, me } from '../online/identity/guest.ts';
import { whyNot } from '../online/refusals.ts';
import { say } from '../profile/words.ts';
import { fits, gameOfDevice, together } from './device-history.ts';
import { type Filter, fetchGame, fetchHistory, type HistoryGame, NO_FILTER } from './history-api.ts';

const TYPED_FOR = 300;

function othersOf({ others }: Pick<HistoryGame, 'others'>): string {
  const names = others.map((one) => ('level' in one ? levelName(one.level) : one.name || say().nameless));
  return new Intl.ListFormat(language(), { type: 'unit' }).format(names);
}

function resultOf({ ended, result, place, players, mine, deadline, brought }: HistoryGame): string {
  if (ended === null) {
    const left = deadline === undefined ? '' : say().timeLeft(timeText(Math.max(0, deadline - Date.now())));
    return mine ? [say().yourMove, left].filter(Boolean).join(', ') : say().underWay;
  }
  const said =
    place !== null && players > 2 ? say().place(place, players) : result === null ? say().over : say().results[result];
  return brought ? `${said}, ${say().brought}` : said;
}

function dayOf(ended: number | null): string {
  if (ended === null) return '';
  const date = new Date(ended);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(ended).setHours(0, 0, 0, 0)) / 86_400_000);
  if (days < 2 && days >= 0) return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-days, 'day');
  return date.toLocaleDateString(language(), { day: 'numeric', month: 'short' });
}

const monthOf = (ended: number | null): string => {
  if (ended === null) return say().running;
  const date = new Date(ended);
  const sameYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleDateString(language(), { month: 'long', ...(sameYear ? {} : { year: 'numeric' }) });
};

const addressOf = ({ id, ended, device }: HistoryGame): string =>
  device ? to(ended === null ? 'play' : 'replay', id) : to('table', id);

async function openBrought(id: string): Promise<void> {
  const found = await fetchGame(id);
  if (!found.ok) return void toast(whyNot(found.refusal));
  const { others, seat, record } = found.value;
  const own = { name: me()?.name ?? '' };
  const sitters = [...others.slice(0, seat - 1), own, ...others.slice(seat - 1)];
  const chairs = sitters.map((one, i) =>
    'level' in one
      ? { seat: i + 1, name: '', controller: { kind: 'computer', level: one.level } as const }
      : { seat: i + 1, name: one.name, controller: { kind: 'person' } as const },
  );
  go(await makeAddress({ record, chairs }));
}

const HistoryRow = (props: { readonly game: HistoryGame }): JSX.Element => {
  const inside = (): JSX.Element => (
    <>
      <Show when={isGame(props.game.game) && props.game.game} keyed>
        {(game) => <BoxLid game={game} />}
      </Show>
      <span class="past-who">
        <b>{othersOf(props.game)}</b>
        <small>
          {isGame(props.game.game) ? GAMES[props.game.game].name : props.game.game}, {resultOf(props.game)}
        </small>
      </span>
      <Show when={props.game.change !== undefined && props.game.change}>
        {(change) => (
          <span class="past-change">
            <span class="visually-hidden">{say().ratingChange}</span>
            {change() > 0 ? `+${change()}` : `−${-change()}`}
          </span>
        )}
      </Show>
      <span class="past-day">{dayOf(props.game.ended)}</span>
    </>
  );
  return (
    <li class="past-game" classList={{ mine: props.game.mine ?? false }}>
      <Show when={props.game.brought} fallback={<a href={addressOf(props.game)}>{inside()}</a>}>
        <button type="button" onClick={press(() => openBrought(props.game.id))}>
          {inside()}
        </button>
      </Show>
    </li>
  );
};

const Chip = (props: { readonly label: string; readonly on: boolean; readonly onPress: () => void }): JSX.Element => (
  <button type="button" class="past-chip" aria-pressed={props.on} onClick={press(() => props.onPress())}>
    <Show when={props.on}>
      <Icon name="check" />
    </Show>
    {props.label}
  </button>
);

function Filters(props: {
  readonly filter: Filter;
  readonly onChange: (change: Partial<Filter>) => void;
}): JSX.Element {
  const [searching, setSearching] = createSignal(false);
  let typed: ReturnType<typeof setTimeout> | undefined;
  const either = <K extends 'game' | 'opponent' | 'result'>(key: K, value: NonNullable<Filter[K]>) => ({
    on: props.filter[key] === value,
    onPress: () => props.onChange({ [key]: props.filter[key] === value ? null : value }),
  });
  const flag = (key: 'running' | 'rated' | 'tournament') => ({
    on: props.filter[key],
    onPress: () => props.onChange({ [key]: !props.filter[key] }),
  });
  return (
    <fieldset class="past-filters" aria-label={say().filter}>
      <Chip label={say().running} {...flag('running')} />
      <For each={GAME_IDS}>{(game) => <Chip label={GAMES[game].name} {...either('game', game)} />}</For>
      <Chip label={say().people} {...either('opponent', 'people')} />
      <Chip label={say().computer} {...either('opponent', 'computer')} />
      <Chip label={say().results.won} {...either('result', 'won')} />
      <Chip label={say().results.lost} {...either('result', 'lost')} />
      <Show when={me()}>
        <Chip label={say().rated} {...flag('rated')} />
        <Chip label={say().tournaments} {...flag('tournament')} />
      </Show>
      <Show
        when={searching()}
        fallback={
          <button type="button" class="past-chip" aria-label={say().search} onClick={press(() => setSearching(true))}>
            <Icon name="zoom" />
          </button>
        }
      >
        <input
          class="field past-search"
          type="search"
          aria-label={say().search}
          placeholder={say().search}
          maxlength="30"
          value={props.filter.name}
          autofocus
          ref={(field) => queueMicrotask(() => field.focus())}
          onInput={({ currentTarget: { value } }) => {
            clearTimeout(typed);
            typed = setTimeout(() => props.onChange({ name: value }), TYPED_FOR);
          }}
        />
      </Show>
    </fieldset>
  );
}

export function HistoryList(): JSX.Element {
  const [filter, setFilter] = createSignal<Filter>(NO_FILTER);
  const unfiltered = (): boolean => JSON.stringify(filter()) === JSON.stringify(NO_FILTER);
  const [told, setTold] = createSignal<readonly HistoryGame[]>([]);
  const [cursor, setCursor] = createSignal<string | null>(null);
  const [problem, setProblem] = createSignal<string | null>(null);
  const [loading, setLoading] = createSignal(false);
  let asked = 0;
  async function load(after: string | null): Promise<void> {
    const own = ++asked;
    if (me() == null) {
      setTold([]);
      setCursor(null);
      return;
    }
    setLoading(true);
    const page = await fetchHistory(filter(), after);
    // Another search may have started meanwhile.
    if (own !== asked) return;
    setLoading(false);
    setProblem(page.ok ? null : whyNot(page.refusal));
    if (!page.ok) return;
    setTold(after === null ? page.value.games : [...told(), ...page.value.games]);
    setCursor(page.value.cursor);
  }
  createEffect(on([filter, () => me()?.id], () => void load(null)));
  const device = createMemo(() =>
    savedGames()
      .map(gameOfDevice)
      .filter((one) => fits(filter(), one)),
  );
  const months = createMemo(() => {
    const found = new Map<string, HistoryGame[]>();
    for (const game of together(told(), device(), cursor() !== null)) {
      const month = monthOf(game.ended);
      found.set(month, [...(found.get(month) ?? []), game]);
    }
    return [...found];
  });
  const scoreOf = (games: readonly HistoryGame[]): string =>
    games[0]?.ended === null
      ? ''
      : say().monthScore(games.length, games.filter(({ result }) => result === 'won').length);
  return (
    <div class="past">
      <Filters filter={filter()} onChange={(change) => setFilter({ ...filter(), ...change })} />
      <Show when={known() && me() === undefined}>
        <p class="past-note panel" role="status">
          {say().offline}
        </p>
      </Show>
      <Show when={problem()}>
        {(said) => (
          <div class="past-note panel" role="alert">
            <p>{said()}</p>
            <button type="button" class="btn" onClick={press(() => load(null))}>
              {sayUi().again}
            </button>
          </div>
        )}
      </Show>
      <For each={months()}>
        {([month, games]) => (
          <section class="past-month panel" aria-label={month}>
            <header>
              <h2>{month}</h2>
              <span>{scoreOf(games)}</span>
            </header>
            <ul>
              <For each={games}>{(game) => <HistoryRow game={game} />}</For>
            </ul>
          </section>
        )}
      </For>
      <Show when={months().length === 0 && !loading() && problem() === null}>
        <div class="past-note panel">
          <p>{unfiltered() ? say().noGames : say().noneFit}</p>
          <Show
            when={unfiltered()}
            fallback={
              <button type="button" class="btn" onClick={press(() => setFilter(NO_FILTER))}>
                {say().allGames}
              </button>
            }
          >
            <a class="btn" href={to()}>
              {sayUi().home}
            </a>
          </Show>
        </div>
      </Show>
      <Show when={cursor()}>
        {(after) => (
          <button type="button" class="btn" disabled={loading()} onClick={press(() => load(after()))}>
            {say().older}
          </button>
        )}
      </Show>
      <p class="visually-hidden" role="status">
        {loading() ? say().loading : say().shown(months().reduce((sum, [, games]) => sum + games.length, 0))}
      </p>
    </div>
  );
}
