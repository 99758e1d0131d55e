/** At the real table: a companion and a referee for each game. */
import './companion.css';
import { type Component, For } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Lost } from '../../app/not-found.tsx';
import { GAMES } from '../../games/registry.ts';
import { screen } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from './words.ts';

const games: Readonly<Record<string, Component>> = {
  menhirs: screen(() => import('../../games/menhirs/companion/companion.tsx')),
  floors: screen(() => import('../../games/floors/companion/companion.tsx')),
};

const Choose = () => (
  <Screen title={say().atTable} about={say().unofficial}>
    <p class="companion-lead">{say().lead}</p>
    <ul class="companion-games">
      <For each={['menhirs', 'floors'] as const}>
        {(name) => (
          <li>
            <a class="panel companion-game" href={to('box', name)}>
              <strong>{say().games[name]}</strong>
              <small>{say().by[name]}</small>
              <span>{GAMES[name].intro().companion}</span>
            </a>
          </li>
        )}
      </For>
    </ul>
    <a class="btn" href={to('print')}>
      <Icon name="print" />
      {say().print}
    </a>
  </Screen>
);

export default function Box() {
  const chosen = (): Component => {
    const name = place().path[1];
    if (name === undefined) return Choose;
    return Object.hasOwn(games, name) ? games[name]! : Lost;
  };
  return <Dynamic component={chosen()} />;
}
