/** Explains why to install the page, if the browser can; nothing if it is installed. */
import { type JSX, Show } from 'solid-js';
import { Icon } from '../../ui/icon.tsx';
import { press } from '../../ui/press.ts';
import { install, installPrompt } from './install-prompt.ts';
import { say } from './words.ts';

/** Safari on phones sets this to whether the page was opened from the home screen; other browsers do not have it. */
const isAppleUninstalled = (): boolean => (navigator as { readonly standalone?: boolean }).standalone === false;

export const InstallPart = (): JSX.Element => (
  <Show when={installPrompt() !== null || isAppleUninstalled()}>
    <section class="panel profile-part" aria-labelledby="install">
      <h2 id="install">{say().title}</h2>
      <p class="hint">{say().about}</p>
      <Show when={installPrompt()} fallback={<p>{say().onApple}</p>}>
        <div class="profile-buttons">
          <button type="button" class="btn" onClick={press(() => install())}>
            <Icon name="device" />
            {say().install}
          </button>
        </div>
      </Show>
    </section>
  </Show>
);
