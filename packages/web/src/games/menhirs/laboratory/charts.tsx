/** The charts of a report on Menhirs. */
import { compareSeats, type Report } from '@speeltafel/players/reports';
import { type JSX, Show } from 'solid-js';
import { Chart } from '../../../ui/charts/chart.tsx';
import { barsOf, Histogram } from '../../../ui/charts/histogram.tsx';
import { type IntervalRow, IntervalRows } from '../../../ui/charts/interval-rows.tsx';
import { PartsBar } from '../../../ui/charts/parts-bar.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import { LeadChart, ProfileChart } from '../../shared/laboratory/common-charts.tsx';
import { hitsOf, meanIn, percent, shareIn } from '../../shared/laboratory/figures.ts';
import { say as sayShared } from '../../shared/laboratory/words.ts';
import { say as sayGame } from '../words.ts';
import { FogMap } from './fog-map.tsx';
import { say } from './words.ts';

interface Props {
  readonly report: Report;
}

const SEATS = [
  { id: 'first-wins', colour: '--seat-1', shape: 'circle', name: () => sayGame().north },
  { id: 'second-wins', colour: '--seat-2', shape: 'square', name: () => sayGame().south },
] as const;

function seatsTitle(report: Report): string {
  const [first, second] = SEATS.map(({ id }) => hitsOf(report, id));
  const ties = percent(shareIn(report, 'tie')?.measured.value ?? 0, 0);
  const found = compareSeats(first!, second!, report.settings.games);
  if (found === 'too-few-games') return sayShared().few;
  if (found === 'may-be-chance') return say().even(ties);
  return say().ahead(SEATS[first! > second! ? 0 : 1].name(), ties);
}

export function Winners(props: Props): JSX.Element {
  const rows = (): readonly IntervalRow[] =>
    SEATS.flatMap(({ id, colour, shape, name }) => {
      const share = shareIn(props.report, id);
      return share === undefined
        ? []
        : [{ label: name(), text: percent(share.measured.value), colour, shape, ...share.measured }];
    });
  return (
    <Chart
      title={seatsTitle(props.report)}
      note={
        props.report.settings.options.includes(' board=')
          ? `${say().seatsNote} ${say().placedByChance}`
          : say().seatsNote
      }
    >
      <IntervalRows rows={rows()} percent={(share) => percent(share, 0)} />
      <PartsBar
        parts={[
          { label: sayGame().north, count: hitsOf(props.report, 'first-wins'), colour: '--seat-1' },
          { label: sayUi().tie, count: hitsOf(props.report, 'tie'), hatched: true },
          { label: sayGame().south, count: hitsOf(props.report, 'second-wins'), colour: '--seat-2' },
        ]}
      />
    </Chart>
  );
}

const Lengths = (props: Props): JSX.Element => (
  <Show when={meanIn(props.report, 'moves-to-win')}>
    {(moves) => (
      <Chart title={say().lengthTitle(moves().median)} note={say().lengthNote}>
        <Histogram
          name={say().measures['moves-to-win']}
          bars={[
            ...barsOf(moves().values, true),
            { label: sayUi().tie, count: hitsOf(props.report, 'tie'), hatched: true },
          ]}
        />
      </Chart>
    )}
  </Show>
);

function Claims(props: Props): JSX.Element {
  const just = () => hitsOf(props.report, 'won-by-claim');
  const unjust = () => hitsOf(props.report, 'unjust-claim');
  const decided = () => hitsOf(props.report, 'reaches-decision');
  const prolonged = () => hitsOf(props.report, 'prolonged');
  return (
    <Show when={shareIn(props.report, 'reaches-decision')}>
      {(reached) => (
        <Chart title={say().claimsTitle(just(), unjust())} note={say().claimsNote}>
          <Show when={just() + unjust() > 0}>
            <PartsBar
              parts={[
                { label: say().just, count: just(), colour: '--good' },
                { label: say().unjust, count: unjust(), colour: '--urgent' },
              ]}
            />
          </Show>
          <PartsBar
            parts={[
              { label: say().measures.prolonged, count: prolonged(), colour: '--accent' },
              { label: say().wentOn, count: decided() - prolonged(), colour: '--warn' },
              { label: say().overBefore, count: reached().games - decided(), hatched: true },
            ]}
          />
        </Chart>
      )}
    </Show>
  );
}

export const Charts = (props: Props): JSX.Element => (
  <>
    <Winners report={props.report} />
    <Lengths report={props.report} />
    <Claims report={props.report} />
    <FogMap report={props.report} />
    <LeadChart report={props.report} note={say().leadNote} />
    <ProfileChart report={props.report} id="choices" title={say().choicesTitle} note={say().choicesNote} />
  </>
);
