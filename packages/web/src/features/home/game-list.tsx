/** The games on this device: running ones first, then finished ones. */
import { createMemo, createResource, createSignal, For, Show } from 'solid-js';
import { GAMES, type GameId, isGame } from '../../games/registry.ts';
import { language } from '../../i18n/language.ts';
import { to } from '../../router/route.ts';
import { removeGame, type SavedGame, savedGames } from '../../session/saved-games.ts';
import { createPainted } from '../../ui/after-paint.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { createMediaMatch } from '../../ui/media.ts';
import { press } from '../../ui/press.ts';
import { toast } from '../../ui/toast.tsx';
import { BoxLid } from './game-box.tsx';
import { isMine, othersAt, stateOf } from './game-summary.ts';
import { WaitingCard } from './waiting-card.tsx';
import { say } from './words.ts';

const FEW = 3;

const gameName = ({ table: { game } }: SavedGame): string => (isGame(game) ? GAMES[game].name : game);

interface RowProps {
  readonly kept: SavedGame;
  readonly onRemove: () => void;
}

const Remove = (props: RowProps) => (
  <button
    type="button"
    class="btn quiet icon"
    aria-label={say().remove(othersAt(props.kept.table.chairs))}
    onClick={() => props.onRemove()}
  >
    <Icon name="trash" />
  </button>
);

const Row = (props: RowProps) => {
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
      <Remove {...props} />
    </li>
  );
};

/** Home does not wait for the board of this game. */
function Waiting(props: RowProps & { readonly game: GameId }) {
  const painted = createPainted();
  const [standing] = createResource(
    () => painted() && { kept: props.kept, language: language() },
    async ({ kept }) => (await import('./current-board.tsx')).currentBoardOf(kept),
  );
  const found = () => (standing.state === 'ready' ? standing() : null);
  return (
    <WaitingCard
      game={props.game}
      who={othersAt(props.kept.table.chairs)}
      changed={props.kept.changed}
      href={to('play', props.kept.id)}
      picture={found()?.picture}
      last={found()?.last}
    >
      <Remove {...props} />
    </WaitingCard>
  );
}

export function GameList() {
  const [all, setAll] = createSignal(false);
  const [leaving, setLeaving] = createSignal<SavedGame>();
  const games = createMemo(() => {
    const kept = savedGames();
    const running = kept.filter(({ over }) => !over);
    const mine = running.filter(isMine);
    return [...mine, ...running.filter((one) => !mine.includes(one)), ...kept.filter(({ over }) => over)];
  });
  const phone = createMediaMatch('page-small');
  /** On a phone, a game in which it is the player's turn takes the space of several. */
  const few = (): number => (phone() && games().some(isMine) ? 1 : FEW);
  const shown = () => (all() ? games() : games().slice(0, few()));
  const waits = (one: SavedGame): GameId | undefined => {
    const { game } = one.table;
    return phone() && one === games()[0] && isMine(one) && isGame(game) ? game : undefined;
  };
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
          <For each={shown()}>
            {(kept) => (
              <Show when={waits(kept)} fallback={<Row kept={kept} onRemove={() => setLeaving(kept)} />}>
                {(game) => <Waiting game={game()} kept={kept} onRemove={() => setLeaving(kept)} />}
              </Show>
            )}
          </For>
        </ul>
        <Show when={games().length > few()}>
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
