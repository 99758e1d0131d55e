/** Finstere Flure at the real table. */
import './floors.css';
import { Match, Switch } from 'solid-js';
import { Frame, partHere } from '../frame.tsx';
import { Referee } from './referee.tsx';
import { Rounds } from './rounds.tsx';
import { SetUp } from './setup.tsx';

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
