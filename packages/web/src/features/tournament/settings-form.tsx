/** Format, rounds and time; the rest is collapsed. */
import { type Format, type Settings, TIE_BREAKS, type TieBreak } from '@speeltafel/tournament';
import { For, type JSX, Show } from 'solid-js';
import { MoreOptions } from '../../ui/form/form.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Stepper } from './stepper.tsx';
import { say } from './words.ts';

/** Formats with two players per board, and with tables of more. */
const FORMATS: readonly Format[] = [
  { kind: 'swiss', rounds: 5 },
  { kind: 'round-robin', times: 1 },
  { kind: 'knockout', thirdPlace: true },
];
const TABLES: Format = { kind: 'tables', rounds: 3, size: 4 };

export const usualSettings = (game: string, atTables: boolean): Settings => ({
  game,
  options: '',
  format: atTables ? TABLES : FORMATS[0]!,
  tieBreaks: atTables ? ['points'] : ['points', 'direct', 'buchholz'],
  sameDeal: false,
  minutes: 40,
});

/** Once a round is paired, game and format cannot change. */
export function SettingsForm(props: {
  readonly settings: Settings;
  readonly begun: boolean;
  /** Online, the clocks of the games limit a round. */
  readonly online?: boolean;
  readonly onChange: (settings: Settings) => void;
}): JSX.Element {
  const format = () => props.settings.format;
  const change = (part: Partial<Settings>) => props.onChange({ ...props.settings, ...part });
  const atTables = () => format().kind === 'tables';
  const rounds = () => ('rounds' in format() ? (format() as { readonly rounds: number }).rounds : null);
  return (
    <div class="desk-settings">
      <Show when={!props.begun && !atTables()}>
        <Segmented
          label={say().format}
          fill
          value={format().kind}
          choices={FORMATS.map(({ kind }) => ({ value: kind, label: say().formats[kind] }))}
          onChange={(kind) => change({ format: FORMATS.find((one) => one.kind === kind)! })}
        />
      </Show>
      <p class="desk-soft">{say().formatAbout[format().kind]}</p>
      <div class="desk-steppers">
        <Show when={rounds()}>
          {(count) => (
            <Stepper
              label={say().rounds}
              value={count()}
              least={1}
              most={30}
              onChange={(value) => change({ format: { ...format(), rounds: value } as Format })}
            />
          )}
        </Show>
        <Show when={!props.online}>
          <Stepper
            label={say().minutes}
            value={props.settings.minutes ?? 0}
            least={0}
            most={240}
            step={5}
            onChange={(value) => change({ minutes: value === 0 ? null : value })}
          />
        </Show>
        <Show when={format().kind === 'tables' ? (format() as { readonly size: number }).size : null}>
          {(size) => (
            <Stepper
              label={say().tableSize}
              value={size()}
              least={3}
              most={7}
              onChange={(value) => change({ format: { ...format(), size: value } as Format })}
            />
          )}
        </Show>
      </div>
      <MoreOptions open={false}>
        <Show when={format().kind === 'round-robin'}>
          <Switch
            label={say().twice}
            on={(format() as { readonly times?: number }).times === 2}
            onChange={(twice) => change({ format: { kind: 'round-robin', times: twice ? 2 : 1 } })}
          />
        </Show>
        <Show when={format().kind === 'knockout'}>
          <Switch
            label={say().thirdPlace}
            on={(format() as { readonly thirdPlace?: boolean }).thirdPlace === true}
            onChange={(thirdPlace) => change({ format: { kind: 'knockout', thirdPlace } })}
          />
        </Show>
        <Switch
          label={say().sameDeal}
          about={say().sameDealAbout}
          on={props.settings.sameDeal}
          onChange={(sameDeal) => change({ sameDeal })}
        />
        <Show when={!atTables()}>
          <p class="question" aria-hidden="true">
            {say().notPlayedOut}
          </p>
          <Segmented
            label={say().notPlayedOut}
            fill
            value={props.settings.notPlayedOut ?? 'by-round'}
            choices={(['by-round', 'none'] as const).map((value) => ({
              value,
              label: say().notPlayedOutPoints[value],
            }))}
            onChange={(notPlayedOut) => change({ notPlayedOut })}
          />
          <p class="desk-soft">{say().notPlayedOutAbout}</p>
          <TieBreakOrder order={props.settings.tieBreaks} onChange={(tieBreaks) => change({ tieBreaks })} />
        </Show>
      </MoreOptions>
    </div>
  );
}

/** The tie-breaks that count, in order; the unused ones are listed below. */
function TieBreakOrder(props: {
  readonly order: readonly TieBreak[];
  readonly onChange: (order: TieBreak[]) => void;
}): JSX.Element {
  const others = () => TIE_BREAKS.filter((one) => !props.order.includes(one));
  const up = (at: number): void => {
    const order = [...props.order];
    order.splice(at - 1, 2, order[at]!, order[at - 1]!);
    props.onChange(order);
  };
  return (
    <fieldset class="desk-tie-breaks">
      <legend>{say().tieBreaks}</legend>
      <ol>
        <For each={props.order}>
          {(one, at) => (
            <li>
              <Switch
                label={say().tieBreak[one]}
                about={say().tieBreakAbout[one]}
                on
                onChange={() => props.onChange(props.order.filter((other) => other !== one))}
              />
              <Show when={at() > 0}>
                <button
                  type="button"
                  class="btn quiet icon"
                  aria-label={say().up(say().tieBreak[one])}
                  onClick={() => up(at())}
                >
                  ↑
                </button>
              </Show>
            </li>
          )}
        </For>
        <For each={others()}>
          {(one) => (
            <li>
              <Switch
                label={say().tieBreak[one]}
                about={say().tieBreakAbout[one]}
                on={false}
                onChange={() => props.onChange([...props.order, one])}
              />
            </li>
          )}
        </For>
      </ol>
    </fieldset>
  );
}
