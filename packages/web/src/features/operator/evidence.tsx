/** The players and the talk of a table, with the actions an operator can take. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { GAMES, isGame } from '../../games/registry.ts';
import { language } from '../../i18n/language.ts';
import type { Order, Evidence as Seen } from './operator-api.ts';
import { say } from './words.ts';

export const timeText = (at: number): string =>
  new Date(at).toLocaleString(language(), { dateStyle: 'short', timeStyle: 'short' });

/** Durations in hours. */
const TIMES = [1, 24, 7 * 24, 30 * 24, 365 * 24] as const;

/** Everyone who had a seat or spoke, each once. */
function peopleOf({ seating, talk }: Seen): readonly { readonly guest: string; readonly name: string }[] {
  const all = [...Object.values(seating).flatMap((sitter) => (sitter?.guest ? [sitter] : [])), ...talk];
  return [...new Map(all.map(({ guest = '', name = '' }) => [guest, { guest, name }])).values()];
}

function Person(props: {
  readonly guest: string;
  readonly name: string;
  readonly about: boolean;
  readonly onOrder: (order: Order) => void;
}): JSX.Element {
  const [hours, setHours] = createSignal<number>(24);
  const [withNetwork, setWithNetwork] = createSignal(false);
  return (
    <li class="op-person">
      <span>
        <b classList={{ 'op-about': props.about }}>{props.name}</b> <small>{props.guest}</small>
      </span>
      <span class="op-row">
        <select
          aria-label={say().howLong(props.name)}
          value={hours()}
          onChange={(event) => setHours(Number(event.currentTarget.value))}
        >
          <For each={TIMES}>{(time, i) => <option value={time}>{say().times[i()]}</option>}</For>
        </select>
        <label>
          <input
            type="checkbox"
            checked={withNetwork()}
            onChange={(event) => setWithNetwork(event.currentTarget.checked)}
          />
          {say().withNetwork}
        </label>
        <button
          type="button"
          class="btn"
          aria-label={say().banName(props.name)}
          onClick={() =>
            props.onOrder({ order: 'ban-guest', guest: props.guest, hours: hours(), withNetwork: withNetwork() })
          }
        >
          {say().ban}
        </button>
        <button
          type="button"
          class="btn quiet"
          aria-label={say().revokeOf(props.name)}
          onClick={() => props.onOrder({ order: 'revoke-tokens', guest: props.guest })}
        >
          {say().revoke}
        </button>
      </span>
    </li>
  );
}

export function Evidence(props: {
  readonly table: string;
  readonly seen: Seen;
  readonly about?: string | null;
  readonly onOrder: (order: Order) => void;
}): JSX.Element {
  const game = (): string => (isGame(props.seen.game) ? GAMES[props.seen.game].name : props.seen.game);
  return (
    <>
      <p>
        {game()} · <bdi>{props.seen.tournament ?? props.seen.code}</bdi>
      </p>
      <Show when={props.seen.talk.length > 0}>
        <ol class="op-talk">
          <For each={props.seen.talk}>
            {({ name, text, at, guest }) => (
              <li>
                <small>{timeText(at)}</small> <b classList={{ 'op-about': guest === props.about }}>{name}</b>{' '}
                <span dir="auto">{text}</span>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <ul>
        <For each={peopleOf(props.seen)}>
          {(person) => <Person {...person} about={person.guest === props.about} onOrder={props.onOrder} />}
        </For>
      </ul>
      <div class="op-row">
        <Show
          when={props.seen.tournament === undefined}
          fallback={
            <button
              type="button"
              class="btn"
              onClick={() => props.onOrder({ order: 'remove-tournament', tournament: props.table })}
            >
              {say().removeTournament}
            </button>
          }
        >
          <button type="button" class="btn" onClick={() => props.onOrder({ order: 'remove-talk', table: props.table })}>
            {say().removeTalk}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => props.onOrder({ order: 'remove-table', table: props.table })}
          >
            {say().removeTable}
          </button>
        </Show>
      </div>
    </>
  );
}
