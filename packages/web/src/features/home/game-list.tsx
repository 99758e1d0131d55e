/** The games kept on this device: those under way first, then those to look back at. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import { GAMES, isGame } from '../../games/registry.ts';
import { to } from '../../router/route.ts';
import { removeGame, type SavedGame, savedGames } from '../../session/saved-games.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { press } from '../../ui/press.ts';
import { toast } from '../../ui/toast.tsx';
import { BoxLid } from './box.tsx';
import { isMine, othersAt, stateOf } from './game-summary.ts';
import { say } from './words.ts';

const FEW = 3;

const gameName = ({ table: { game } }: SavedGame): string => (isGame(game) ? GAMES[game].name : game);

const Row = (props: { readonly kept: SavedGame; readonly onRemove: () => void }) => {
  const others = createMemo(() => othersAt(props.kept.table.chairs));
  return (
    <li class="kept" classList={{ mine: isMine(props.kept), over: props.kept.over }}>
      <a href={to(props.kept.over ? 'replay' : 'play', props.kept.id)}>
        <Show when={isGame(props.kept.table.game) && props.kept.table.game} keyed>
          {(game) => <BoxLid game={game} />}
        </Show>
        <span>
          <b>{others()}</b>
          <small>
            {gameName(props.kept)}, {stateOf(props.kept)}
          </small>
        </span>
        <em>
          {props.kept.over ? say().lookBack : say().goOn}
          <Icon name="next" />
        </em>
      </a>
      <button type="button" class="btn quiet icon" aria-label={say().remove(others())} onClick={() => props.onRemove()}>
        <Icon name="trash" />
      </button>
    </li>
  );
};

export function GameList() {
  const [all, setAll] = createSignal(false);
  const [leaving, setLeaving] = createSignal<SavedGame>();
  const games = createMemo(() => {
    const kept = savedGames();
    return [...kept.filter(({ over }) => !over), ...kept.filter(({ over }) => over)];
  });
  const shown = () => (all() ? games() : games().slice(0, FEW));
  const remove = (game: SavedGame): void => {
    setLeaving(undefined);
    removeGame(game.id);
    toast(say().removed);
  };
  return (
    <Show when={games().length > 0}>
      <section aria-labelledby="carry-on">
        <h2 id="carry-on">{say().carryOn}</h2>
        <ul class="kepts">
          <For each={shown()}>{(game) => <Row kept={game} onRemove={() => setLeaving(game)} />}</For>
        </ul>
        <Show when={games().length > FEW}>
          <button type="button" class="btn quiet kept-all" aria-expanded={all()} onClick={press(() => setAll(!all()))}>
            {all() ? say().fewer : say().all(games().length)}
          </button>
        </Show>
        <Confirm
          open={leaving() !== undefined}
          title={say().removeTitle}
          text={
            leaving() === undefined ? '' : say().removeText(gameName(leaving()!), othersAt(leaving()!.table.chairs))
          }
          yes={say().removeYes}
          grave
          onYes={() => remove(leaving()!)}
          onNo={() => setLeaving(undefined)}
        />
      </section>
    </Show>
  );
}
