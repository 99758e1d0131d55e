/** Menhirs at the real table. */
import './companion.css';
import { Match, Show, Switch } from 'solid-js';
import { Frame, partHere } from '../../../features/companion/companion-frame.tsx';
import { Playing } from './game-screen.tsx';
import { SetUp } from './random-setup.tsx';
import { Referee } from './referee/referee.tsx';
import { Begin } from './start-form.tsx';
import { remembered } from './stored-evening.ts';

export default function MenhirsBox() {
  return (
    <Frame game="menhirs" fixed={partHere() === 'table' && remembered().log !== null}>
      <Switch>
        <Match when={partHere() === 'table'}>
          <Show when={remembered().log !== null} fallback={<Begin />}>
            <Playing />
          </Show>
        </Match>
        <Match when={partHere() === 'setup'}>
          <SetUp />
        </Match>
        <Match when={partHere() === 'referee'}>
          <Referee />
        </Match>
      </Switch>
    </Frame>
  );
}
