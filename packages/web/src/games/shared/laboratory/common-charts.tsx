/** Charts that are the same in every game. */
import type { Report } from '@speeltafel/players/reports';
import { type JSX, Show } from 'solid-js';
import { Chart } from '../../../ui/charts/chart.tsx';
import { Course } from '../../../ui/charts/course.tsx';
import { barsOf, Histogram } from '../../../ui/charts/histogram.tsx';
import { meanIn } from './figures.ts';
import { say } from './words.ts';

/** How often the lead changed. */
export const LeadChart = (props: { readonly report: Report; readonly note: string }): JSX.Element => (
  <Show when={meanIn(props.report, 'lead-changes')}>
    {(changes) => (
      <Chart title={say().leadTitle(changes().median)} note={props.note}>
        <Histogram bars={barsOf(changes().values, true)} name={say().leadChanges} />
      </Chart>
    )}
  </Show>
);

/** A profile of the report, step by step. */
export const ProfileChart = (props: {
  readonly report: Report;
  readonly id: string;
  readonly title: (middle: number) => string;
  readonly note: string;
}): JSX.Element => {
  const steps = () => props.report.profiles.find(({ id }) => id === props.id)?.steps ?? [];
  const middle = () => steps()[Math.floor(steps().length / 2)]?.median ?? 0;
  return (
    <Show when={steps().length > 1}>
      <Chart title={props.title(middle())} note={props.note}>
        <Course steps={steps()} name={props.note} />
      </Chart>
    </Show>
  );
};
