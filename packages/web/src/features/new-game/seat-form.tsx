/** One chair: who sits on it, and who that is. */
import { For, Show } from 'solid-js';
import type { LevelId } from '../../session/levels.ts';
import { levelName } from '../../session/player-names.ts';
import { SeatBadge } from '../../ui/seat-badge.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { LONGEST_NAME, type Sitter } from './last-choices.ts';
import { say } from './words.ts';

/** Marks beside the name of a level: the more, the stronger. */
const Strength = (props: { readonly of: number; readonly at: number }) => (
  <span class="strength" aria-hidden="true">
    <For each={Array.from({ length: props.of }, (_, i) => i <= props.at)}>{(on) => <i classList={{ on }} />}</For>
  </span>
);

export function SitterChoice(props: {
  readonly number: number;
  readonly sitter: Sitter;
  readonly levels: readonly LevelId[];
  /** Whether the chair may be kept for somebody at another device. */
  readonly friends: boolean;
  /** The name of whoever fills in the form, on their own chair. */
  readonly me?: string | undefined;
  readonly onChange: (sitter: Sitter) => void;
}) {
  const at = () => (props.levels as readonly string[]).indexOf(props.sitter.level);
  const change = (change: Partial<Sitter>): void => props.onChange({ ...props.sitter, ...change });
  return (
    <li class="sitter">
      <SeatBadge seat={props.number} />
      <Segmented
        label={say().kind(props.number)}
        value={props.sitter.kind}
        choices={[
          { value: 'person', label: props.friends ? say().here : say().person },
          ...(props.friends ? [{ value: 'friend' as const, label: say().friend }] : []),
          { value: 'computer', label: say().computer },
        ]}
        onChange={(kind) => change({ kind })}
      />
      <Show
        when={props.sitter.kind === 'computer'}
        fallback={
          <Show when={props.sitter.kind === 'person'} fallback={<p class="character alone">{say().friendAbout}</p>}>
            <Show
              when={props.me === undefined}
              fallback={<p class="character alone">{say().thatIsYou(props.me ?? '')}</p>}
            >
              <input
                class="field"
                type="text"
                autocomplete="off"
                maxlength={LONGEST_NAME}
                aria-label={say().name(props.number)}
                placeholder={say().nameHint}
                value={props.sitter.name}
                onInput={(event) => change({ name: event.currentTarget.value })}
              />
            </Show>
          </Show>
        }
      >
        <select
          class="field"
          aria-label={say().level(props.number)}
          aria-describedby={`character-${props.number}`}
          onChange={(event) => change({ level: event.currentTarget.value })}
        >
          <For each={props.levels}>
            {(level, i) => (
              <option value={level} selected={level === props.sitter.level}>
                {say().levelOf(levelName(level), i() + 1, props.levels.length)}
              </option>
            )}
          </For>
        </select>
        <p class="character" id={`character-${props.number}`}>
          <Strength of={props.levels.length} at={at()} />
          {say().character[props.levels[at()] ?? props.levels[0]!]}
        </p>
      </Show>
    </li>
  );
}
