/** Finstere Flure at the real table. */
import './floors.css';
import { Match, Switch } from 'solid-js';
import { place } from '../../shell/route.ts';
import { Frame, PARTS, type Part } from '../frame.tsx';
import { Referee } from './referee.tsx';
import { Rounds } from './rounds.tsx';
import { SetUp } from './setup.tsx';

export default function FloorsBox() {
  const part = (): Part => PARTS.find((name) => name === place().path[2]) ?? 'table';
  return (
    <Frame game="floors" part={part()}>
      <Switch>
        <Match when={part() === 'table'}>
          <Rounds />
        </Match>
        <Match when={part() === 'setup'}>
          <SetUp />
        </Match>
        <Match when={part() === 'referee'}>
          <Referee />
        </Match>
      </Switch>
    </Frame>
  );
}
