/** `#/rules`: the rule books of all games. `#/rules/<game>/<section>`: a section of one. */
import './rules.css';
import { createResource, For, type JSX, Show } from 'solid-js';
import { GAMES, type GameId, gamesWith } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { RulePage } from './rule-page.tsx';

const Overview = () => (
  <Screen title={sayUi().rules}>
    <ul class="rules-games">
      <For each={gamesWith('rules')}>
        {(game) => (
          <li>
            <a class="panel" href={to('rules', game)}>
              <b>{GAMES[game].name}</b>
              <small>{GAMES[game].intro().rules(GAMES[game].designer)}</small>
            </a>
          </li>
        )}
      </For>
    </ul>
  </Screen>
);

function OneBook(props: { readonly game: GameId }): JSX.Element {
  const [rules] = createResource(() => fetchPart(GAMES[props.game].rules!));
  return <Show when={rules()}>{(loaded) => <RulePage game={props.game} rules={loaded()} />}</Show>;
}

export default function Rules() {
  const game = (): GameId | undefined => gamesWith('rules').find((id) => id === place().path[1]);
  return (
    <Show when={game()} keyed fallback={<Overview />}>
      {(chosen) => <OneBook game={chosen} />}
    </Show>
  );
}
