/** The charts of a report on Finstere Flure. */
import { compareWithFair, type Report } from '@speeltafel/players/reports';
import { floors } from '@speeltafel/rules';
import { type JSX, Show } from 'solid-js';
import { say as saySession } from '../../../session/words.ts';
import { Chart } from '../../../ui/charts/chart.tsx';
import { barsOf, Histogram } from '../../../ui/charts/histogram.tsx';
import { type IntervalRow, IntervalRows } from '../../../ui/charts/interval-rows.tsx';
import { PartsBar } from '../../../ui/charts/parts-bar.tsx';
import { LeadChart } from '../../shared/laboratory/common-charts.tsx';
import { decimal, hitsOf, meanIn, percent, shareIn } from '../../shared/laboratory/figures.ts';
import { say as sayShared } from '../../shared/laboratory/words.ts';
import { EatenMap } from './eaten-map.tsx';
import { say } from './words.ts';

interface Props {
  readonly report: Report;
}

interface SeatShare extends IntervalRow {
  readonly seat: number;
  readonly off: boolean;
}

function seatShares(report: Report): readonly SeatShare[] {
  const options = floors.parseOptions(report.settings.options);
  const seats = options.ok ? options.value.players : 0;
  return Array.from({ length: seats }, (_, i) => i + 1).flatMap((seat) => {
    const share = shareIn(report, `seat ${seat} wins`);
    if (share === undefined) return [];
    const off = compareWithFair(share.hits, share.games, 1 / seats) === 'differs';
    const { measured } = share;
    const row = { label: saySession().player(seat), text: percent(measured.value), ...measured };
    return [
      { ...row, seat, off, colour: off ? '--urgent' : '--text-soft', shape: off ? 'diamond' : 'circle' } as const,
    ];
  });
}

const FEW = 100;

function seatsTitle(report: Report, shares: readonly SeatShare[]): string {
  if (report.settings.games < FEW) return sayShared().few;
  const fair = 1 / shares.length;
  const off = shares
    .filter((share) => share.off)
    .toSorted((a, b) => Math.abs(b.value - fair) - Math.abs(a.value - fair))[0];
  if (off === undefined) return say().fairSeats;
  return off.value > fair ? say().seatTooOften(off.seat) : say().seatTooSeldom(off.seat);
}

export function Winners(props: Props): JSX.Element {
  const shares = () => seatShares(props.report);
  return (
    <Chart title={seatsTitle(props.report, shares())} note={say().seatsNote(percent(1 / shares().length))}>
      <IntervalRows rows={shares()} fair={1 / shares().length} percent={(share) => percent(share, 0)} />
    </Chart>
  );
}

const Endings = (props: Props): JSX.Element => (
  <Show when={meanIn(props.report, 'rounds')}>
    {(rounds) => (
      <Chart title={say().roundsTitle(rounds().median)} note={say().roundsNote}>
        <Histogram name={say().measures.rounds} bars={barsOf(rounds().values, true)} />
        <PartsBar
          parts={[
            { label: say().measures['ends-early'], count: hitsOf(props.report, 'ends-early'), colour: '--accent' },
            {
              label: say().measures['ends-with-last-card'],
              count: hitsOf(props.report, 'ends-with-last-card'),
              hatched: true,
            },
            {
              label: say().measures['ends-with-none-left'],
              count: hitsOf(props.report, 'ends-with-none-left'),
              colour: '--urgent',
            },
          ]}
        />
      </Chart>
    )}
  </Show>
);

const Luck = (props: Props): JSX.Element => (
  <Show when={meanIn(props.report, 'bad-luck-of-winner')}>
    {(luck) => (
      <Chart
        title={luck().measured.high < 0 ? say().luckTitle(decimal(-luck().measured.value, 2)) : say().noLuckTitle}
        note={say().luckNote}
      >
        <Histogram name={say().measures['bad-luck-of-winner']} bars={barsOf(luck().values, false)} />
      </Chart>
    )}
  </Show>
);

export const Charts = (props: Props): JSX.Element => (
  <>
    <EatenMap report={props.report} />
    <Winners report={props.report} />
    <Endings report={props.report} />
    <Luck report={props.report} />
    <LeadChart report={props.report} note={say().leadNote} />
  </>
);
