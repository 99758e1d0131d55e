/** The form for a new game of Menhirs. */
import { createSignal, For, Show } from 'solid-js';
import { nameOf } from '../../../session/player-names.ts';
import { changeSettings, settings } from '../../../settings/settings.ts';
import { ClockFields, Form, FormPart } from '../../../ui/form/form.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import type { OptionsFormProps, SeatChoice } from '../../contract/options.ts';
import { mySeat, SeatField } from '../../shared/seat-field.tsx';
import { chairOf } from '../../shared/start-choices.ts';
import { say as sayShared } from '../../shared/words.ts';
import { LEVELS } from '../levels.ts';
import type { MenhirsChoices } from './choices.ts';
import { GraceChoice } from './grace.tsx';
import { ScheduleChoice } from './schedule.tsx';
import { say } from './words.ts';

/** What the player of a seat will be called in the game. */
const nameIn = (seats: readonly SeatChoice[], at: number): string => {
  const chairs = seats
    .map((seat) => (seat.kind === 'friend' ? { ...seat, name: sayShared().yourGuest } : seat))
    .map(chairOf);
  return nameOf(chairs[at]!, chairs);
};

export function MenhirsForm(props: OptionsFormProps<MenhirsChoices>) {
  const [choices, setChoices] = createSignal(props.choices);
  const change = (change: Partial<MenhirsChoices>): void => {
    setChoices((old) => ({ ...old, ...change }));
  };
  const changeSeat = (at: 0 | 1, seat: SeatChoice): void => {
    const [first, second] = choices().sitters;
    change({ sitters: at === 0 ? [seat, second] : [first, seat] });
  };
  const mine = (): number => mySeat(choices().sitters, props.online);
  const called = (at: 0 | 1): string => (at === mine() ? sayShared().you : nameIn(choices().sitters, at));
  return (
    <Form submitLabel={props.submitLabel} onSubmit={() => props.onSubmit(choices())}>
      <FormPart title={sayShared().who}>
        <ul>
          <For each={[0, 1] as const}>
            {(at) => (
              <SeatField
                number={at + 1}
                seat={choices().sitters[at]}
                levels={LEVELS}
                characters={say().characters}
                friends={props.online !== undefined}
                me={at === mine() ? props.online?.me : undefined}
                onChange={(seat) => changeSeat(at, seat)}
              />
            )}
          </For>
        </ul>
        <p class="question" aria-hidden="true">
          {say().begins}
        </p>
        <Segmented
          label={say().begins}
          fill
          value={choices().begins}
          choices={[
            { value: 'first', label: called(0) },
            { value: 'second', label: called(1) },
            { value: 'lot', label: say().byLot },
          ]}
          onChange={(begins) => change({ begins })}
        />
      </FormPart>
      <FormPart title={say().variant}>
        <Segmented
          label={say().variant}
          fill
          value={choices().variant}
          choices={(['adam', 'v2', 'base'] as const).map((value) => ({ value, label: say().variants[value] }))}
          onChange={(variant) => change({ variant })}
        />
        <p class="hint">{say().variantAbout[choices().variant]}</p>
        <Show when={choices().variant === 'adam'}>
          <Switch
            label={say().claims}
            about={say().claimsAbout}
            on={choices().claims}
            onChange={(claims) => change({ claims })}
          />
          <Show when={choices().claims}>
            <p class="question" aria-hidden="true">
              {say().grace}
            </p>
            <GraceChoice grace={settings().grace} onChange={(grace) => changeSettings({ grace })} />
          </Show>
        </Show>
        <Switch
          label={say().hidden}
          about={say().hiddenAbout}
          on={choices().hidden}
          onChange={(hidden) => change({ hidden })}
        />
        <Show when={choices().variant !== 'adam' && choices().variant} keyed>
          {(variant) => (
            <ScheduleChoice
              schedule={choices().schedules[variant as 'v2' | 'base']}
              names={[called(0), called(1)]}
              onChange={(schedule) => change({ schedules: { ...choices().schedules, [variant as string]: schedule } })}
            />
          )}
        </Show>
        <Show when={props.online === undefined}>
          <Switch
            label={say().clock}
            about={sayUi().outOfTimeLoses}
            on={choices().clock}
            onChange={(clock) => change({ clock })}
          />
          <Show when={choices().clock}>
            <ClockFields minutes={choices().minutes} increment={choices().increment} onChange={change} />
          </Show>
        </Show>
      </FormPart>
      {props.online?.part}
    </Form>
  );
}
