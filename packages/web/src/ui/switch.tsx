/** A labelled on/off switch with an optional explanation. */
import './switch.css';
import { createUniqueId, Show } from 'solid-js';
import { runAfterPaint } from './press.ts';

export function Switch(props: {
  readonly label: string;
  readonly about?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  const id = createUniqueId();
  return (
    <label class="switch">
      <span>
        <span id={`${id}-label`}>{props.label}</span>
        <Show when={props.about}>
          <small id={`${id}-about`}>{props.about}</small>
        </Show>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={props.on}
        checked={props.on}
        disabled={props.disabled ?? false}
        aria-labelledby={`${id}-label`}
        aria-describedby={props.about === undefined ? undefined : `${id}-about`}
        onChange={({ currentTarget }) => runAfterPaint(() => props.onChange(currentTarget.checked))}
      />
    </label>
  );
}
