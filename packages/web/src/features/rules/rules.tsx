/** The rules of both games; each book is fetched when it is opened. */
import './rules.css';
import { Match, Switch } from 'solid-js';
import { screen } from '../../router/lazy-screen.ts';
import { place, to } from '../../router/route.ts';
import { Screen } from '../../ui/bar.tsx';
import { say } from './words.ts';

const MenhirsRules = screen(() => import('../../games/menhirs/rules/page.tsx'));
const FloorsRules = screen(() => import('../../games/floors/rules/page.tsx'));

const Both = () => (
  <Screen title={say().title}>
    <ul class="rules-games">
      <li>
        <a class="panel" href={to('rules', 'menhirs')}>
          <b>Menhirs</b>
          <small>{say().byMenhirs}</small>
        </a>
      </li>
      <li>
        <a class="panel" href={to('rules', 'floors')}>
          <b>Finstere Flure</b>
          <small>{say().byFloors}</small>
        </a>
      </li>
    </ul>
  </Screen>
);

export default function Rules() {
  const game = (): string | undefined => place().path[1];
  return (
    <Switch fallback={<Both />}>
      <Match when={game() === 'menhirs'}>
        <MenhirsRules />
      </Match>
      <Match when={game() === 'floors'}>
        <FloorsRules />
      </Match>
    </Switch>
  );
}
