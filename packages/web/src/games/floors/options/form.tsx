/** The form for a new game of Finstere Flure. */
import { createSignal, For, Show } from 'solid-js';
import { say as saySession } from '../../../session/words.ts';
import { Form, FormPart } from '../../../ui/form/form.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OptionsFormProps, SeatChoice } from '../../contract/options.ts';
import { OwnVariant } from '../../shared/own-variant.tsx';
import { mySeat, SeatField } from '../../shared/seat-field.tsx';
import { nameIn } from '../../shared/seat-names.ts';
import { say as sayShared } from '../../shared/words.ts';
import { Token } from '../art/token.tsx';
import { LEVELS } from '../levels.ts';
import type { FloorsChoices } from './choices.ts';
import { MonsterField } from './monster-field.tsx';
import { say } from './words.ts';

const COUNTS = [2, 3, 4, 5, 6, 7] as const;

export function FloorsForm(props: OptionsFormProps<FloorsChoices>) {
  const [choices, setChoices] = createSignal(props.choices);
  const change = (change: Partial<FloorsChoices>): void => {
    setChoices((old) => ({ ...old, ...change }));
  };
  const changeSeat = (at: number, seat: SeatChoice): void => change({ sitters: choices().sitters.with(at, seat) });
  const seats = (): readonly SeatChoice[] => choices().sitters.slice(0, choices().players);
  const called = (at: number): string => (at === mine() ? saySession().you : nameIn(seats(), at));
  /** Halls are drawn in the laboratory; without one this choice is hidden. */
  const halls = () =>
    (['basic', 'random', 'lay', 'drawn'] as const).filter((hall) => hall !== 'drawn' || choices().tiles);
  const mine = (): number => mySeat(choices().sitters, props.online);
  return (
    <Form submitLabel={props.submitLabel} onSubmit={() => props.onSubmit(choices())}>
      <FormPart title={sayShared().who}>
        <Segmented
          label={say().count}
          fill
          value={choices().players}
          choices={COUNTS.map((value) => ({ value, label: `${value}` }))}
          onChange={(players) => change({ players })}
        />
        <ul>
          <For each={Array.from({ length: choices().players }, (_, i) => i)}>
            {(at) => (
              <SeatField
                number={at + 1}
                sign={<Token player={at} />}
                seat={choices().sitters[at]!}
                levels={LEVELS}
                characters={say().characters}
                friends={props.online !== undefined}
                me={at === mine() ? props.online?.me : undefined}
                onChange={(seat) => changeSeat(at, seat)}
              />
            )}
          </For>
        </ul>
        <label class="question" for="ff-begins">
          {say().begins}
        </label>
        <select
          id="ff-begins"
          class="field"
          onChange={({ currentTarget: { value } }) => change({ begins: value === 'lot' ? 'lot' : Number(value) })}
        >
          <For each={seats()}>
            {(_, at) => (
              <option value={at()} selected={choices().begins === at()}>
                {called(at())}
              </option>
            )}
          </For>
          <option value="lot" selected={choices().begins === 'lot'}>
            {sayShared().byLot}
          </option>
        </select>
        <p class="hint">{say().beginsAbout}</p>
      </FormPart>
      <FormPart title={say().hall}>
        <Segmented
          label={say().hall}
          fill
          value={choices().hall}
          choices={halls().map((value) => ({ value, label: say().halls[value] }))}
          onChange={(hall) => change({ hall })}
        />
        <p class="hint">{say().hallAbout[choices().hall]}</p>
        <OwnVariant name={choices().name} onForget={() => change({ name: '' })} />
        <Switch
          label={say().short}
          about={say().shortAbout}
          on={choices().short}
          onChange={(short) => change({ short })}
        />
        <Show when={choices().players >= 6}>
          <Switch
            label={say().five}
            about={say().fiveAbout}
            on={choices().five}
            onChange={(five) => change({ five })}
          />
        </Show>
      </FormPart>
      <MonsterField />
      {props.online?.part}
    </Form>
  );
}
