/** A new game of Finstere Flure. */
import { createSignal, For, Show } from 'solid-js';
import { type Apart, BeginButton, mineAmong, Part } from '../../features/new-game/form-parts.tsx';
import type { FloorsWish, Sitter } from '../../features/new-game/last-choices.ts';
import { SitterChoice } from '../../features/new-game/seat-form.tsx';
import { say } from '../../features/new-game/words.ts';
import { LEVELS } from '../../session/levels.ts';
import { submit } from '../../ui/press.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Switch } from '../../ui/switch.tsx';

const COUNTS = [2, 3, 4, 5, 6, 7] as const;

export function FloorsForm(props: {
  readonly wish: FloorsWish;
  readonly onBegin: (wish: FloorsWish) => void;
  readonly apart?: Apart;
}) {
  const [wish, setWish] = createSignal(props.wish);
  const change = (change: Partial<FloorsWish>): void => {
    setWish((old) => ({ ...old, ...change }));
  };
  const seat = (at: number, sitter: Sitter): void => change({ sitters: wish().sitters.with(at, sitter) });
  const mine = (): number => mineAmong(wish().sitters, props.apart);
  return (
    <form class="wishes" onSubmit={submit(() => props.onBegin(wish()))}>
      <Part title={say().who}>
        <Segmented
          label={say().count}
          fill
          value={wish().players}
          choices={COUNTS.map((value) => ({ value, label: `${value}` }))}
          onChange={(players) => change({ players })}
        />
        <ul>
          <For each={Array.from({ length: wish().players }, (_, i) => i)}>
            {(at) => (
              <SitterChoice
                number={at + 1}
                sitter={wish().sitters[at]!}
                levels={LEVELS.floors}
                friends={props.apart !== undefined}
                me={at === mine() ? props.apart?.me : undefined}
                onChange={(sitter) => seat(at, sitter)}
              />
            )}
          </For>
        </ul>
      </Part>
      <Part title={say().hall}>
        <Segmented
          label={say().hall}
          fill
          value={wish().hall}
          choices={(['basic', 'random', 'lay'] as const).map((value) => ({ value, label: say().halls[value] }))}
          onChange={(hall) => change({ hall })}
        />
        <p class="hint">{say().hallAbout[wish().hall]}</p>
        <Switch
          label={say().short}
          about={say().shortAbout}
          on={wish().short}
          onChange={(short) => change({ short })}
        />
        <Show when={wish().players >= 6}>
          <Switch label={say().five} about={say().fiveAbout} on={wish().five} onChange={(five) => change({ five })} />
        </Show>
      </Part>
      {props.apart?.part}
      <BeginButton text={props.apart?.begin} />
    </form>
  );
}
