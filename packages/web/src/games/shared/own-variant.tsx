/** In the form for a new game: the name of the players' own variant, with a button to drop it. */
import { type JSX, Show } from 'solid-js';
import { Icon } from '../../ui/icon.tsx';
import { press } from '../../ui/press.ts';
import { say } from './words.ts';

export const OwnVariant = (props: { readonly name: string; onForget(): void }): JSX.Element => (
  <Show when={props.name}>
    <p class="hint own-variant">
      <span>{say().ownVariant(props.name)}</span>
      <button
        type="button"
        class="btn quiet icon"
        aria-label={say().withoutName}
        onClick={press(() => props.onForget())}
      >
        <Icon name="close" />
      </button>
    </p>
  </Show>
);
