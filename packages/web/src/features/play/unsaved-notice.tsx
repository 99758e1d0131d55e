/** Says that the device would not keep the game that is played. */
import './unsaved-notice.css';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../../session/words.ts';

export function Unsaved(props: { readonly session: { kept(): boolean } }): JSX.Element {
  const [understood, setUnderstood] = createSignal(false);
  return (
    <Show when={!props.session.kept() && !understood()}>
      <div class="unsaved">
        <p role="status">{say().unsaved}</p>
        <button type="button" class="btn" onClick={() => setUnderstood(true)}>
          {say().understood}
        </button>
      </div>
    </Show>
  );
}
