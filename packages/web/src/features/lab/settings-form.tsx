/** What to measure: the variant, a second one to compare with, the levels and the number of games. */
import { For, type JSX, Show } from 'solid-js';
import type { GameLaboratory } from '../../games/contract/laboratory.ts';
import type { GameUi } from '../../games/game-ui.ts';
import { language } from '../../i18n/language.ts';
import { levelName } from '../../session/player-names.ts';
import { Form, FormPart, MoreOptions, NumberField } from '../../ui/form/form.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Switch } from '../../ui/switch.tsx';
import { type LabSettings, MOST_SEED } from './lab-address.ts';
import { say } from './words.ts';

const GAMES = [100, 1000, 5000] as const;
const MOST_GAMES_HERE = 20_000;
const MOST_POSITIONS_HERE = 100_000;

const LevelSelect = (props: {
  readonly label: string;
  readonly level: string;
  readonly levels: readonly string[];
  readonly onChange: (level: string) => void;
}): JSX.Element => (
  <label class="form-number">
    {props.label}
    <select class="field" onChange={({ currentTarget }) => props.onChange(currentTarget.value)}>
      <For each={props.levels}>
        {(level) => (
          <option value={level} selected={level === props.level}>
            {levelName(level)}
          </option>
        )}
      </For>
    </select>
  </label>
);

export function SettingsForm(props: {
  readonly game: GameUi;
  readonly laboratory: GameLaboratory;
  readonly settings: LabSettings;
  onChange(settings: LabSettings): void;
  onMeasure(): void;
}): JSX.Element {
  const seats = () => props.laboratory.variant(props.settings.options)?.seats ?? [];
  /** Levels per seat make sense only if both variants have the same number of seats. */
  const change = (change: Partial<LabSettings>): void => {
    const next = { ...props.settings, ...change };
    const counts = [next.options, ...(next.other === null ? [] : [next.other])].map(
      (options) => props.laboratory.variant(options)?.seats.length,
    );
    const fits = counts.every((count) => count === next.levels.length);
    props.onChange(fits ? next : { ...next, levels: next.levels.slice(0, 1) });
  };
  const different = () => props.settings.levels.length > 1;
  return (
    <Form submitLabel={say().measure} onSubmit={() => props.onMeasure()}>
      <FormPart title={say().variant}>
        <props.laboratory.Options options={props.settings.options} onChange={(options) => change({ options })} />
        <Switch
          label={say().compare}
          about={say().compareAbout}
          on={props.settings.other !== null}
          onChange={(on) => change({ other: on ? props.settings.options : null })}
        />
        <Show when={props.settings.other !== null}>
          <p class="question">{say().otherVariant}</p>
          <props.laboratory.Options options={props.settings.other!} onChange={(other) => change({ other })} />
        </Show>
      </FormPart>
      <FormPart title={say().players}>
        <Show
          when={different()}
          fallback={
            <LevelSelect
              label={say().allSeats}
              level={props.settings.levels[0]!}
              levels={props.game.levels}
              onChange={(level) => change({ levels: [level] })}
            />
          }
        >
          <For each={seats()}>
            {(seat, i) => (
              <LevelSelect
                label={seat}
                level={props.settings.levels[i()]!}
                levels={props.game.levels}
                onChange={(level) => change({ levels: props.settings.levels.with(i(), level) })}
              />
            )}
          </For>
        </Show>
        <Switch
          label={say().different}
          about={say().differentAbout}
          on={different()}
          onChange={(on) => {
            const [first] = props.settings.levels;
            change({ levels: on ? seats().map(() => first!) : [first!] });
          }}
        />
        <p class="question" aria-hidden="true">
          {say().games}
        </p>
        <Segmented
          label={say().games}
          fill
          value={props.settings.games}
          choices={GAMES.map((value) => ({ value, label: value.toLocaleString(language()) }))}
          onChange={(games) => change({ games })}
        />
        <MoreOptions open={!GAMES.some((games) => games === props.settings.games)}>
          <div class="form-numbers">
            <NumberField
              label={say().games}
              value={props.settings.games}
              least={1}
              most={MOST_GAMES_HERE}
              onChange={(games) => change({ games })}
            />
            <NumberField
              label={say().positions}
              value={props.settings.positions}
              least={1}
              most={MOST_POSITIONS_HERE}
              onChange={(positions) => change({ positions })}
            />
          </div>
          <NumberField
            label={say().seed}
            value={props.settings.seed}
            least={1}
            most={MOST_SEED}
            onChange={(seed) => change({ seed })}
          />
          <p class="hint">{say().seedAbout}</p>
        </MoreOptions>
      </FormPart>
    </Form>
  );
}
