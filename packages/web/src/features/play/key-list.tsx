/** The keyboard shortcuts of a game, shown with "?" or from the menu. */
import './key-list.css';
import { For, type JSX } from 'solid-js';
import type { PlayView } from '../../games/contract/play.ts';
import { say } from './words.ts';

export const KeyList = (props: { readonly view: PlayView }): JSX.Element => (
  <dl class="key-list">
    <For each={[...(props.view.keyHelp?.() ?? []), ...say().keys]}>
      {([keys, does]) => (
        <div>
          <dt>
            <For each={keys.split(' ')}>{(key) => <kbd>{key}</kbd>}</For>
          </dt>
          <dd>{does}</dd>
        </div>
      )}
    </For>
  </dl>
);
