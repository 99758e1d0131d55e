/** `#/lab/<game>`: plays and counts many games between computer players. The address holds the settings. */
import './lab.css';
import {
  type Mean,
  MINUTES,
  type Report,
  type ReportSettings,
  reportCsv,
  reportJson,
  SCORE,
} from '@speeltafel/players/reports';
import { createMemo, createResource, type JSX, Match, Show, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameLaboratory } from '../../games/contract/laboratory.ts';
import { GAMES, type GameId, gamesWith, isGame } from '../../games/registry.ts';
import { language } from '../../i18n/language.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { go, place, to } from '../../router/route.ts';
import { levelName } from '../../session/player-names.ts';
import { Screen } from '../../ui/bar.tsx';
import { Chart } from '../../ui/charts/chart.tsx';
import { barsOf, Histogram } from '../../ui/charts/histogram.tsx';
import { IntervalRows } from '../../ui/charts/interval-rows.tsx';
import { copy } from '../../ui/copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { press } from '../../ui/press.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { Comparison, Figures } from './comparison.tsx';
import { addressOf, type LabSettings, readSettings, type Unreadable, usualSettings } from './lab-address.ts';
import { createMeasurement } from './measuring.ts';
import { SettingsForm } from './settings-form.tsx';
import { say } from './words.ts';
import { Workshop } from './workshop.tsx';

type Solver = NonNullable<GameLaboratory['Solver']>;

interface Props {
  readonly game: GameId;
  readonly laboratory: GameLaboratory;
}

const MORE = 4;
const MOST_GAMES_HERE = 20_000;

/** Different levels swap seats, so that the effects of seats and levels can be told apart. */
const reportSettings = (game: GameId, { options, other, levels, ...numbers }: LabSettings): readonly ReportSettings[] =>
  [options, ...(other === null ? [] : [other])].map((variant) => ({
    game,
    options: variant,
    levels,
    rotate: levels.length > 1,
    ...numbers,
  }));

function save(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The scores of the levels, if they differ. */
const Skill = (props: { readonly report: Report }): JSX.Element => {
  const rows = () =>
    props.report.measures
      .filter(({ id }) => id.startsWith(`${SCORE} `))
      .map(({ id, measured }) => ({ level: levelName(id.slice(SCORE.length + 1)), ...measured }))
      .toSorted((a, b) => b.value - a.value);
  const percent = (share: number): string =>
    share.toLocaleString(language(), { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Show when={rows()[0]}>
      {(best) => (
        <Chart title={say().skillTitle(best().level, percent(best().value))} note={say().skillNote}>
          <IntervalRows
            rows={rows().map((row) => ({ ...row, label: row.level, text: percent(row.value) }))}
            percent={percent}
          />
        </Chart>
      )}
    </Show>
  );
};

/** How long the games would take people, estimated from games played on this device. */
const Minutes = (props: { readonly report: Report }): JSX.Element => {
  const minutes = () =>
    props.report.measures.find((measure): measure is Mean => measure.kind === 'mean' && measure.id === MINUTES);
  return (
    <Show when={props.report.pace}>
      {(pace) => (
        <Show when={minutes()}>
          {(found) => (
            <Chart title={say().minutesTitle(Math.round(found().median))} note={say().minutesNote(pace().games)}>
              <Histogram bars={barsOf(found().values.map(Math.round), true)} name={say().minutes} />
            </Chart>
          )}
        </Show>
      )}
    </Show>
  );
};

const Working = (props: { readonly done: number; readonly of: number; onStop(): void }): JSX.Element => (
  <section class="panel lab-working">
    <h2>{say().playing}</h2>
    <progress max={props.of} value={props.done} aria-label={say().playing} />
    <p role="status">{say().progress(props.done.toLocaleString(language()), props.of.toLocaleString(language()))}</p>
    <button type="button" class="btn" onClick={press(() => props.onStop())}>
      {sayUi().cancel}
    </button>
  </section>
);

const Results = (
  props: Props & { readonly reports: readonly Report[]; onMore(): void; onChange(): void },
): JSX.Element => {
  const first = () => props.reports[0]!;
  const nameOf = ({ settings }: Report): string => props.laboratory.variant(settings.options)?.name ?? settings.options;
  const full = () => first().settings.games * MORE > MOST_GAMES_HERE;
  return (
    <>
      <p class="lab-summary">
        {say().summary(
          GAMES[props.game].name,
          props.reports.map(nameOf),
          first().settings.games.toLocaleString(language()),
          first().settings.levels.map(levelName),
        )}
      </p>
      <div class="lab-charts">
        <Show when={props.reports[1]}>
          {(second) => (
            <Comparison
              first={first()}
              second={second()}
              names={[nameOf(first()), nameOf(second())]}
              laboratory={props.laboratory}
            />
          )}
        </Show>
        <props.laboratory.Charts report={first()} />
        <Skill report={first()} />
        <Minutes report={first()} />
        <Figures report={first()} laboratory={props.laboratory} />
      </div>
      <div class="lab-actions">
        <button type="button" class="btn big" onClick={press(() => props.onChange())}>
          <Icon name="gear" />
          {say().change}
        </button>
        <Show when={!full()}>
          <button type="button" class="btn primary big" onClick={press(() => props.onMore())}>
            <Icon name="graph" />
            {say().moreGames}
          </button>
        </Show>
      </div>
    </>
  );
};

function Laboratory(props: Props): JSX.Element {
  const measurement = createMeasurement();
  const read = createMemo(() => readSettings(place().query, props.laboratory, GAMES[props.game].levels));
  const settings = (): LabSettings => {
    const known = read();
    return typeof known === 'string' ? usualSettings(props.laboratory) : known;
  };
  const show = (next: LabSettings): void => go(addressOf(props.game, next), { replace: true });
  const measure = (wished: LabSettings): void => measurement.begin(reportSettings(props.game, wished));
  const more = (): void => {
    const next = { ...settings(), games: settings().games * MORE };
    show(next);
    measure(next);
  };
  const working = () => {
    const now = measurement.now();
    return now.state === 'working' ? now : null;
  };
  const reports = () => {
    const now = measurement.now();
    return now.state === 'done' ? now.reports : null;
  };
  const unreadable = (): Unreadable | null => {
    const known = read();
    return typeof known === 'string' ? known : null;
  };
  const fileName = (): string => `${props.game}-${settings().games}`;
  return (
    <Screen
      title={say().title}
      wide
      class="lab"
      actions={
        <Show when={reports()}>
          {(made) => (
            <>
              <Menu
                label={say().figures}
                text={say().figures}
                icon="file"
                items={[
                  { label: 'CSV', icon: 'list', run: () => save(reportCsv(made()), `${fileName()}.csv`, 'text/csv') },
                  {
                    label: 'JSON',
                    icon: 'file',
                    run: () => save(reportJson(made()), `${fileName()}.json`, 'application/json'),
                  },
                  { label: sayUi().copyLink, icon: 'link', run: () => void copy(location.href) },
                ]}
              />
              <button type="button" class="btn quiet icon" aria-label={sayUi().print} onClick={() => window.print()}>
                <Icon name="print" />
              </button>
            </>
          )}
        </Show>
      }
    >
      <Switch>
        <Match when={working()}>
          {(now) => <Working done={now().done} of={now().of} onStop={() => measurement.stop()} />}
        </Match>
        <Match when={reports()}>
          {(made) => <Results {...props} reports={made()} onMore={more} onChange={() => measurement.stop()} />}
        </Match>
        <Match when={true}>
          <p class="lab-lead">{say().lead}</p>
          <Show when={unreadable()}>{(why) => <p role="alert">{say().unreadable[why()]}</p>}</Show>
          <Show when={measurement.now().state === 'failed'}>
            <p role="alert">{sayUi().failed}</p>
          </Show>
          <div class="lab-choice">
            <Segmented
              label={say().game}
              value={props.game}
              choices={gamesWith('laboratory').map((value) => ({ value, label: GAMES[value].name }))}
              onChange={(game) => go(to('lab', game), { replace: true })}
            />
            <a class="btn" href={workshopOf(props.game, settings().options)}>
              <Icon name="gear" />
              {say().toWorkshop}
            </a>
            <Show when={props.laboratory.Solver}>
              {(solver) => (
                <a class="btn" href={to('lab', props.game, 'solve')}>
                  <Icon name="bulb" />
                  {solver().title()}
                </a>
              )}
            </Show>
          </div>
          <SettingsForm
            game={GAMES[props.game]}
            laboratory={props.laboratory}
            settings={settings()}
            onChange={show}
            onMeasure={() => {
              show(settings());
              measure(settings());
            }}
          />
        </Match>
      </Switch>
    </Screen>
  );
}

const SolverScreen = (props: { readonly game: GameId; readonly solver: Solver }): JSX.Element => {
  const [content] = createResource(() => fetchPart(props.solver.load));
  return (
    <Screen title={props.solver.title()} back={to('lab', props.game)} wide>
      <Show when={content()}>{(known) => <Dynamic component={known()} />}</Show>
    </Screen>
  );
};

/** The workshop starts with the variant chosen here. */
const workshopOf = (game: GameId, options: string): string =>
  `${to('lab', game, 'workshop')}?${new URLSearchParams({ options }).toString()}`;

const Load = (props: { readonly game: GameId }): JSX.Element => {
  const [laboratory] = createResource(() => fetchPart(GAMES[props.game].laboratory!));
  const solver = () => (place().path[2] === 'solve' ? laboratory()?.Solver : undefined);
  return (
    <Show when={laboratory()}>
      {(known) => (
        <Switch fallback={<Laboratory game={props.game} laboratory={known()} />}>
          <Match when={solver()}>{(found) => <SolverScreen game={props.game} solver={found()} />}</Match>
          <Match when={place().path[2] === 'workshop'}>
            <Workshop game={props.game} laboratory={known()} />
          </Match>
        </Switch>
      )}
    </Show>
  );
};

export default function LabScreen(): JSX.Element {
  const game = (): GameId | undefined => {
    const name = place().path[1] ?? gamesWith('laboratory')[0];
    return isGame(name) && GAMES[name].laboratory !== undefined ? name : undefined;
  };
  return (
    <Show when={game()} keyed fallback={<NotFound />}>
      {(known) => <Load game={known} />}
    </Show>
  );
}
