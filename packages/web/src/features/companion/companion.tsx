/** `#/companion`: the games with a companion for the real board. `#/companion/<game>/referee`: a part of one. */
import './companion.css';
import { createResource, For, type JSX, Show } from 'solid-js';
import { GAMES, type GameId, gamesWith } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { CompanionFrame } from './companion-frame.tsx';
import { say } from './words.ts';

const Overview = () => (
  <Screen title={say().atTable} about={say().unofficial}>
    <p class="companion-lead">{say().lead}</p>
    <ul class="companion-games">
      <For each={gamesWith('companion')}>
        {(game) => (
          <li>
            <a class="panel companion-game" href={to('companion', game)}>
              <strong>{GAMES[game].name}</strong>
              <small>{say().designer(GAMES[game].designer)}</small>
              <span>{GAMES[game].intro().companion}</span>
            </a>
          </li>
        )}
      </For>
    </ul>
    <a class="btn" href={to('print')}>
      <Icon name="print" />
      {sayUi().printSheets}
    </a>
  </Screen>
);

function OneCompanion(props: { readonly game: GameId }): JSX.Element {
  const [companion] = createResource(() => fetchPart(GAMES[props.game].companion!));
  return <Show when={companion()}>{(loaded) => <CompanionFrame game={props.game} companion={loaded()} />}</Show>;
}

export default function CompanionScreen(): JSX.Element {
  const game = (): GameId | undefined => gamesWith('companion').find((id) => id === place().path[1]);
  return (
    <Show when={place().path[1] !== undefined} fallback={<Overview />}>
      <Show when={game()} keyed fallback={<NotFound />}>
        {(chosen) => <OneCompanion game={chosen} />}
      </Show>
    </Show>
  );
}
