/**
 * A segmented control: a group of radio buttons that looks like one control.
 *
 *     <Segmented label={say().theme} value={theme()} choices={[{ value: 'light', label: say().light }, ...]} onChange={setTheme} />
 */
import './segmented.css';
import { createUniqueId, For } from 'solid-js';
import { Icon, type IconName } from './icon.tsx';
import { runAfterPaint } from './press.ts';

export interface Choice<T> {
  readonly value: T;
  readonly label: string;
  readonly icon?: IconName;
  /** The accessible name, where the label is too short to be understood. */
  readonly spoken?: string;
  /** The language of the label, if it is not that of the page. */
  readonly lang?: string;
  readonly disabled?: boolean;
}

export function Segmented<T extends string | number | boolean>(props: {
  /** The accessible name of the group. It is not visible. */
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
  readonly compact?: boolean;
  /** Takes the full width. */
  readonly fill?: boolean;
}) {
  const name = createUniqueId();
  return (
    <div
      class="segmented"
      classList={{ compact: props.compact ?? false, fill: props.fill ?? false }}
      role="radiogroup"
      aria-label={props.label}
    >
      <For each={props.choices}>
        {(choice) => (
          <label>
            <input
              type="radio"
              name={name}
              checked={choice.value === props.value}
              disabled={choice.disabled ?? false}
              aria-label={choice.spoken ?? choice.label}
              lang={choice.lang}
              onChange={() => runAfterPaint(() => props.onChange(choice.value))}
            />
            {choice.icon && <Icon name={choice.icon} />}
            <span aria-hidden="true" lang={choice.lang}>
              {choice.label}
            </span>
          </label>
        )}
      </For>
    </div>
  );
}
