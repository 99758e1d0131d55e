/** A new game of Menhirs. */
import type { Chair } from '@speeltafel/table';
import { createSignal, For, Show } from 'solid-js';
import { type Apart, BeginButton, mineAmong, NumberField, Part } from '../../features/new-game/form-parts.tsx';
import { type MenhirsWish, MOST_INCREMENT, MOST_MINUTES, type Sitter } from '../../features/new-game/last-choices.ts';
import { SitterChoice } from '../../features/new-game/seat-form.tsx';
import { say } from '../../features/new-game/words.ts';
import { LEVELS } from '../../session/levels.ts';
import { nameOf } from '../../session/player-names.ts';
import { changeSettings, settings } from '../../settings/settings.ts';
import { submit } from '../../ui/press.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Switch } from '../../ui/switch.tsx';
import { GraceChoice } from './options/grace.tsx';
import { ScheduleChoice } from './options/schedule.tsx';
import { say as sayAgreed } from './options/words.ts';

/** What they will be called in the game. */
const nameIn = (sitters: readonly Sitter[], at: number): string => {
  const chairs = sitters.map(
    ({ kind, name, level }, i): Chair => ({
      ...{ seat: i + 1, name: kind === 'friend' ? say().yourGuest : name.trim() },
      controller: kind === 'computer' ? { kind, level } : { kind: 'person' },
    }),
  );
  return nameOf(chairs[at]!, chairs);
};

export function MenhirsForm(props: {
  readonly wish: MenhirsWish;
  readonly onBegin: (wish: MenhirsWish) => void;
  readonly apart?: Apart;
}) {
  const [wish, setWish] = createSignal(props.wish);
  const change = (change: Partial<MenhirsWish>): void => {
    setWish((old) => ({ ...old, ...change }));
  };
  const seat = (at: 0 | 1, sitter: Sitter): void => {
    const [first, second] = wish().sitters;
    change({ sitters: at === 0 ? [sitter, second] : [first, sitter] });
  };
  const mine = (): number => mineAmong(wish().sitters, props.apart);
  const called = (at: 0 | 1): string => (at === mine() ? say().you : nameIn(wish().sitters, at));
  return (
    <form class="wishes" onSubmit={submit(() => props.onBegin(wish()))}>
      <Part title={say().who}>
        <ul>
          <For each={[0, 1] as const}>
            {(at) => (
              <SitterChoice
                number={at + 1}
                sitter={wish().sitters[at]}
                levels={LEVELS.menhirs}
                friends={props.apart !== undefined}
                me={at === mine() ? props.apart?.me : undefined}
                onChange={(sitter) => seat(at, sitter)}
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
          value={wish().begins}
          choices={[
            { value: 'first', label: called(0) },
            { value: 'second', label: called(1) },
            { value: 'lot', label: say().byLot },
          ]}
          onChange={(begins) => change({ begins })}
        />
      </Part>
      <Part title={say().variant}>
        <Segmented
          label={say().variant}
          fill
          value={wish().variant}
          choices={(['adam', 'v2', 'base'] as const).map((value) => ({ value, label: say().variants[value] }))}
          onChange={(variant) => change({ variant })}
        />
        <p class="hint">{say().variantAbout[wish().variant]}</p>
        <Show when={wish().variant === 'adam'}>
          <Switch
            label={say().claims}
            about={say().claimsAbout}
            on={wish().claims}
            onChange={(claims) => change({ claims })}
          />
          <Show when={wish().claims}>
            <p class="question" aria-hidden="true">
              {sayAgreed().grace}
            </p>
            <GraceChoice grace={settings().grace} onChange={(grace) => changeSettings({ grace })} />
          </Show>
        </Show>
        <Switch
          label={say().hidden}
          about={say().hiddenAbout}
          on={wish().hidden}
          onChange={(hidden) => change({ hidden })}
        />
        <Show when={wish().variant !== 'adam' && wish().variant} keyed>
          {(variant) => (
            <ScheduleChoice
              schedule={wish().schedules[variant as 'v2' | 'base']}
              names={[called(0), called(1)]}
              onChange={(schedule) => change({ schedules: { ...wish().schedules, [variant as string]: schedule } })}
            />
          )}
        </Show>
        <Show when={props.apart === undefined}>
          <Switch
            label={say().clock}
            about={say().clockAbout}
            on={wish().clock}
            onChange={(clock) => change({ clock })}
          />
          <Show when={wish().clock}>
            <div class="numbers">
              <NumberField
                label={say().minutes}
                value={wish().minutes}
                least={1}
                most={MOST_MINUTES}
                onChange={(minutes) => change({ minutes })}
              />
              <NumberField
                label={say().increment}
                value={wish().increment}
                least={0}
                most={MOST_INCREMENT}
                onChange={(increment) => change({ increment })}
              />
            </div>
          </Show>
        </Show>
      </Part>
      {props.apart?.part}
      <BeginButton text={props.apart?.begin} />
    </form>
  );
}
