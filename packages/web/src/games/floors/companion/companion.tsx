/** Finstere Flure at the real table. */
import './companion.css';
import { Match, Switch } from 'solid-js';
import { Frame, partHere } from '../../../features/companion/companion-frame.tsx';
import { SetUp } from './random-setup.tsx';
import { Referee } from './referee.tsx';
import { Rounds } from './round-screen.tsx';

export default function FloorsBox() {
  return (
    <Frame game="floors">
      <Switch>
        <Match when={partHere() === 'table'}>
          <Rounds />
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
