/** `#/lobby`: tables that wait for players, and games to watch. */
import '../styles.ts';
import { createSignal, For, Index, type JSX, onCleanup, Show } from 'solid-js';
import { GAME_IDS, GAMES, type GameId } from '../../../games/registry.ts';
import { to } from '../../../router/route.ts';
import { Screen } from '../../../ui/bar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { whileSeen } from '../../../ui/poll-while-visible.ts';
import { say as sayUi } from '../../../ui/words.ts';
import { BoxLid } from '../../home/game-box.tsx';
import { type Bot, type ListedTable, listBots, listLobby } from '../api.ts';
import { NoServer } from '../identity/require-guest.tsx';
import { say } from '../words.ts';
import { clockText, freeSeats, namesAt } from './table-summary.ts';

const Row = (props: { readonly table: ListedTable }): JSX.Element => {
  const free = (): number => freeSeats(props.table);
  const about = (): string =>
    [GAMES[props.table.game].name, ...(free() > 0 ? [say().freeSeats(free())] : []), clockText(props.table.clock)].join(
      ', ',
    );
  return (
    <li class="on-listed">
      <a href={to('table', props.table.id)}>
        <BoxLid game={props.table.game} />
        <span>
          <b>{namesAt(props.table) || props.table.code}</b>
          <small>{about()}</small>
        </span>
        <em>
          {props.table.status === 'gathering' ? say().join : say().watch}
          <Icon name="next" />
        </em>
      </a>
    </li>
  );
};

/** A bot is invited to a table of the guest's own, which is opened first. */
const BotRow = (props: { readonly bot: Bot; readonly game: GameId }): JSX.Element => (
  <li class="on-listed">
    <a href={`${to('invite', props.game)}?${new URLSearchParams({ bot: props.bot.id })}`}>
      <BoxLid game={props.game} />
      <span>
        <b>{props.bot.name}</b>
        <small>{[GAMES[props.game].name, say().botLevel(props.bot.level)].join(', ')}</small>
      </span>
      <em>
        {sayUi().play}
        <Icon name="next" />
      </em>
    </a>
  </li>
);

export default function Lobby(): JSX.Element {
  const [tables, setTables] = createSignal<readonly ListedTable[]>();
  const [bots, setBots] = createSignal<readonly Bot[]>([]);
  const botRows = () =>
    bots().flatMap((bot) => GAME_IDS.filter((game) => bot.games.includes(game)).map((game) => ({ bot, game })));
  const [away, setAway] = createSignal(false);
  const stop = whileSeen(async () => {
    const [answer, bots] = await Promise.all([listLobby(), listBots()]);
    setBots(bots);
    setAway(!answer.ok);
    if (answer.ok) setTables(answer.value);
  });
  onCleanup(stop);
  const those = (status: ListedTable['status']) => tables()?.filter((table) => table.status === status) ?? [];
  return (
    <Screen title={sayUi().lobby}>
      <div class="on-lobby">
        <p class="on-hint">{say().lobbyAbout}</p>
        <Show when={!away()} fallback={<NoServer />}>
          <section aria-labelledby="on-open">
            <h2 id="on-open">{say().open}</h2>
            <ul aria-busy={tables() === undefined}>
              <For each={those('gathering')}>{(table) => <Row table={table} />}</For>
            </ul>
            <Show when={tables() !== undefined && those('gathering').length === 0}>
              <div class="panel on-nobody">
                <p>{say().nobody}</p>
                <p class="on-hint">{say().nobodyAbout}</p>
                <div class="on-row">
                  <For each={GAME_IDS}>
                    {(game) => (
                      <a class="btn" href={to('invite', game)}>
                        {GAMES[game].name}
                      </a>
                    )}
                  </For>
                </div>
              </div>
            </Show>
          </section>
          <Show when={botRows().length > 0}>
            <section aria-labelledby="on-bots">
              <h2 id="on-bots">{say().bots}</h2>
              <ul>
                <Index each={botRows()}>{(row) => <BotRow {...row()} />}</Index>
              </ul>
            </section>
          </Show>
          <section aria-labelledby="on-watch">
            <h2 id="on-watch">{say().toWatch}</h2>
            <ul>
              <For each={those('playing')}>{(table) => <Row table={table} />}</For>
            </ul>
            <Show when={tables() !== undefined && those('playing').length === 0}>
              <p class="on-hint">{say().nothingToWatch}</p>
            </Show>
          </section>
        </Show>
      </div>
    </Screen>
  );
}
