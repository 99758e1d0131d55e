/** The form for a new game of Menhirs. */

import { menhirsSides } from '@speeltafel/table';
import { createSignal, For, Show } from 'solid-js';
import { say as saySession } from '../../../session/words.ts';
import { changeSettings } from '../../../settings/settings.ts';
import { ClockFields, Form, FormPart, MoreOptions } from '../../../ui/form/form.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import type { OptionsFormProps, SeatChoice } from '../../contract/options.ts';
import { OwnVariant } from '../../shared/own-variant.tsx';
import { mySeat, SeatField } from '../../shared/seat-field.tsx';
import { nameIn } from '../../shared/seat-names.ts';
import { say as sayShared } from '../../shared/words.ts';
import { LEVELS } from '../levels.ts';
import { sidesFrom } from '../sides.ts';
import { BoardChoice } from './board-choice.tsx';
import { isHidden, type MenhirsChoices } from './choices.ts';
import { chosenGrace } from './chosen-grace.ts';
import { DecisionChoice } from './decision.tsx';
import { GraceChoice } from './grace.tsx';
import { ScheduleChoice } from './schedule.tsx';
import { SideSign } from './seat-sign.tsx';
import { say } from './words.ts';

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
  /** With a random start player it is not known who starts. */
  const signOf = (at: 0 | 1) => {
    const { begins, startSide } = choices();
    if (begins === 'lot') return undefined;
    const seat = (begins === 'first') === (at === 0) ? 1 : 2;
    return <SideSign seat={seat} side={sidesFrom(startSide)(seat)} />;
  };
  const called = (at: 0 | 1): string => (at === mine() ? saySession().you : nameIn(choices().sitters, at));
  return (
    <Form submitLabel={props.submitLabel} onSubmit={() => props.onSubmit(choices())}>
      <FormPart title={sayShared().who}>
        <ul>
          <For each={[0, 1] as const}>
            {(at) => (
              <SeatField
                number={at + 1}
                sign={signOf(at)}
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
            { value: 'lot', label: sayShared().byLot },
          ]}
          onChange={(begins) => change({ begins })}
        />
        <p class="question" aria-hidden="true">
          {say().startSits}
        </p>
        <Segmented
          label={say().startSits}
          fill
          value={choices().startSide}
          choices={menhirsSides.SIDES.map((value) => ({ value, label: say().sides[value] }))}
          onChange={(startSide) => change({ startSide })}
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
        <OwnVariant name={choices().name} onForget={() => change({ name: '' })} />
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
            <Show
              when={props.online?.unhurried}
              fallback={<GraceChoice grace={chosenGrace()} onChange={(grace) => changeSettings({ grace })} />}
            >
              <GraceChoice grace={choices().unhurriedGrace} onChange={(unhurriedGrace) => change({ unhurriedGrace })} />
            </Show>
          </Show>
        </Show>
        <p class="question" aria-hidden="true">
          {say().fog}
        </p>
        <Segmented
          label={say().fog}
          fill
          value={isHidden(choices()) ? 'hidden' : 'seen'}
          choices={(['seen', 'hidden'] as const).map((value) => ({ value, label: say().fogs[value] }))}
          onChange={(fog) =>
            change(choices().variant === 'v2' ? { hiddenV2: fog === 'hidden' } : { hidden: fog === 'hidden' })
          }
        />
        <p class="hint">{say().fogAbout[isHidden(choices()) ? 'hidden' : 'seen']}</p>
        <MoreOptions open={choices().decision !== 'secret' || choices().board !== ''}>
          <Show when={choices().variant === 'adam'}>
            <DecisionChoice decision={choices().decision} onChange={(decision) => change({ decision })} />
          </Show>
          <BoardChoice variant={choices().variant} board={choices().board} onChange={(board) => change({ board })} />
        </MoreOptions>
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
