/** Menhirs at the real table. */
import './menhirs.css';
import { Match, Show, Switch } from 'solid-js';
import { place } from '../../shell/route.ts';
import { Frame, PARTS, type Part } from '../frame.tsx';
import { Begin } from './begin.tsx';
import { remembered } from './evening.ts';
import { Playing } from './playing.tsx';
import { Referee } from './referee/referee.tsx';
import { SetUp } from './setup.tsx';

export default function MenhirsBox() {
  const part = (): Part => PARTS.find((name) => name === place().path[2]) ?? 'table';
  return (
    <Frame game="menhirs" part={part()} fixed={part() === 'table' && remembered().log !== null}>
      <Switch>
        <Match when={part() === 'table'}>
          <Show when={remembered().log !== null} fallback={<Begin />}>
            <Playing />
          </Show>
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
