/** Two variants side by side: each measure of both, on a common axis if it is a share, and whether they differ. */
import {
  type Compared,
  compareReports,
  type Measure,
  MINUTES,
  type Report,
  SCORE,
  WINS,
} from '@speeltafel/players/reports';
import { For, type JSX, Show } from 'solid-js';
import type { GameLaboratory } from '../../games/contract/laboratory.ts';
import { language } from '../../i18n/language.ts';
import { levelName } from '../../session/player-names.ts';
import { say } from './words.ts';

/** Means of shares are formatted as shares. */
const isShare = ({ kind, id }: Measure): boolean =>
  kind === 'share' || id.endsWith('-share') || id.startsWith(`${SCORE} `);

/** Formats the value of a measure. */
const written = (measure: Measure, value: number): string => {
  const digits = isShare(measure) ? 1 : 2;
  const style = isShare(measure) ? 'percent' : 'decimal';
  return value.toLocaleString(language(), { style, minimumFractionDigits: digits, maximumFractionDigits: digits });
};
const figure = (measure: Measure): string => written(measure, measure.measured.value);

/** The name of a measure; undefined for measures that are not listed. */
function measureName(id: string, laboratory: GameLaboratory): string | undefined {
  const [kind, ...level] = id.split(' ');
  if (kind === WINS && level.length > 0) return say().wins(levelName(level.join(' ')));
  if (kind === SCORE && level.length > 0) return say().score(levelName(level.join(' ')));
  return id === MINUTES ? say().minutes : laboratory.measure(id);
}

const SIGNS = { differs: '≠', 'may-be-chance': '≈', 'too-few-games': '?' } as const;

const Tag = (props: { readonly row: Compared }): JSX.Element => {
  const difference = () => props.row.second.measured.value - props.row.first.measured.value;
  const text = () => `${difference() > 0 ? '+' : '−'}${written(props.row.first, Math.abs(difference()))}`;
  return (
    <span class={`lab-tag ${props.row.difference}`}>
      <span aria-hidden="true">{SIGNS[props.row.difference]} </span>
      {text()}
      <span class="visually-hidden">, {say().differences[props.row.difference]}</span>
    </span>
  );
};

/** A word joiner after each hyphen keeps a schedule such as 4-6-8 on one line. */
const unbroken = (name: string): string => name.replaceAll('-', '-\u2060');

export function Comparison(props: {
  readonly first: Report;
  readonly second: Report;
  readonly names: readonly [string, string];
  readonly laboratory: GameLaboratory;
}): JSX.Element {
  const rows = () =>
    compareReports(props.first, props.second).flatMap((row) => {
      const name = measureName(row.first.id, props.laboratory);
      return name === undefined ? [] : [{ ...row, name }];
    });
  const real = () => rows().filter(({ difference }) => difference === 'differs').length;
  return (
    <figure class="chart panel lab-comparison">
      <h2>{real() === 0 ? say().noDifference : say().realDifferences(real(), rows().length)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{say().counted}</span>
            </th>
            <th scope="col">
              <i class="chart-dot ring" aria-hidden="true" /> {unbroken(props.names[0])}
            </th>
            <th scope="col">
              <i class="chart-dot square" aria-hidden="true" /> {unbroken(props.names[1])}
            </th>
            <th scope="col">{say().difference}</th>
          </tr>
        </thead>
        <For each={rows()}>
          {(row) => (
            <tbody>
              <tr>
                <th scope="row">{row.name}</th>
                <td>{figure(row.first)}</td>
                <td>{figure(row.second)}</td>
                <td>
                  <Tag row={row} />
                </td>
              </tr>
              <Show when={row.first.kind === 'share'}>
                <tr>
                  <td colspan="4">
                    <span class="chart-track" aria-hidden="true">
                      <For each={[row.first, row.second]}>
                        {({ measured: { low, high } }) => (
                          <span
                            class="chart-doubt"
                            style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }}
                          />
                        )}
                      </For>
                      <span class="chart-dot ring" style={{ left: `${100 * row.first.measured.value}%` }} />
                      <span class="chart-dot square" style={{ left: `${100 * row.second.measured.value}%` }} />
                    </span>
                  </td>
                </tr>
              </Show>
            </tbody>
          )}
        </For>
      </table>
      <figcaption>{say().comparisonNote}</figcaption>
    </figure>
  );
}

/** All measures of a report that have no chart. */
export function Figures(props: { readonly report: Report; readonly laboratory: GameLaboratory }): JSX.Element {
  const rows = () =>
    props.report.measures.flatMap((measure) => {
      const name = measureName(measure.id, props.laboratory);
      return name === undefined ? [] : [{ measure, name }];
    });
  return (
    <figure class="chart panel lab-figures">
      <h2>{say().allFigures}</h2>
      <table>
        <tbody>
          <For each={rows()}>
            {({ measure, name }) => (
              <tr>
                <th scope="row">{name}</th>
                <td>{figure(measure)}</td>
                <td>
                  {say().interval(written(measure, measure.measured.low), written(measure, measure.measured.high))}
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <figcaption>{say().habit}</figcaption>
    </figure>
  );
}
