/** Menhirs at the real table. */
import './menhirs.css';
import { Match, Show, Switch } from 'solid-js';
import { Frame, partHere } from '../frame.tsx';
import { Begin } from './begin.tsx';
import { remembered } from './evening.ts';
import { Playing } from './playing.tsx';
import { Referee } from './referee/referee.tsx';
import { SetUp } from './setup.tsx';

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
