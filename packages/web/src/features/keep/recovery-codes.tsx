/** Recovery codes. They are shown only once. */
import { For, type JSX } from 'solid-js';
import { copy } from '../../ui/copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { say } from './words.ts';

export const RecoveryCodes = (props: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}): JSX.Element => (
  <section class="keep-codes panel" aria-labelledby="codes">
    <h2 id="codes">{say().recovery}</h2>
    <p>{say().recoveryAbout}</p>
    <ol>
      <For each={props.codes}>
        {(code) => (
          <li>
            <code>{code}</code>
          </li>
        )}
      </For>
    </ol>
    <button type="button" class="btn" onClick={() => copy(props.codes.join('\n'))}>
      <Icon name="file" />
      {say().copyCodes}
    </button>
    <button type="button" class="btn primary big" onClick={() => props.onDone()}>
      {say().written}
    </button>
  </section>
);
