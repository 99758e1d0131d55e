import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { For } from 'solid-js';
import { Page } from '../../shared/print/printed-page.tsx';
import { Parts } from '../../shared/print/summary-parts.tsx';
import { LineBoard } from './line-board.tsx';
import { say } from './words.ts';

const ROUNDS = Array.from({ length: 12 }, (_, i) => i + 1);

function usualSchedule(): menhirsKit.Schedule {
  const options = menhirs.options({ variant: 'v2' });
  return options.ok ? options.value.schedule : [[], []];
}

const Schedule = (props: { readonly title: string; readonly schedule: menhirsKit.Schedule | null }) => (
  <table class="sheet-schedule">
    <caption>{props.title}</caption>
    <thead>
      <tr>
        <td class="sheet-schedule-name" />
        <For each={ROUNDS}>{(round) => <th scope="col">{round}</th>}</For>
      </tr>
    </thead>
    <tbody>
      <For each={[0, 1] as const}>
        {(seat) => (
          <tr>
            <th scope="row">{seat === 0 ? say().startPlayer : say().secondPlayer}</th>
            <For each={ROUNDS}>{(round) => <td>{props.schedule?.[seat].includes(round) ? '−1' : ''}</td>}</For>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);

export const MenhirsV2 = () => (
  <Page credit={say().credit} title={say().sheets['menhirs-v2'].title} about={say().by} class="sheet-menhirs">
    <div class="sheet-columns">
      <figure>
        <LineBoard menhirs={0} fog={0} names name={say().names} />
        <figcaption>{say().names}</figcaption>
      </figure>
      <Parts parts={say().v2} />
    </div>
    <section class="sheet-schedules">
      <h2>{say().schedule}</h2>
      <Schedule title={say().reconstruction} schedule={usualSchedule()} />
      <Schedule title={say().own} schedule={null} />
      <p>{say().scheduleNote}</p>
    </section>
  </Page>
);
