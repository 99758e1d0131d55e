/** Says that the device could not store the game. */
import './unsaved-notice.css';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../../session/words.ts';

export function UnsavedNotice(props: { readonly saved: boolean }): JSX.Element {
  const [understood, setUnderstood] = createSignal(false);
  return (
    <Show when={!props.saved && !understood()}>
      <div class="unsaved">
        <p role="status">{say().unsaved}</p>
        <button type="button" class="btn" onClick={() => setUnderstood(true)}>
          {say().understood}
        </button>
      </div>
    </Show>
  );
}
