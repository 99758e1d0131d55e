/** The terms of a table. */
import { For, type JSX, Show } from 'solid-js';
import type { Term } from '../../../games/contract/options.ts';
import { say } from '../words.ts';

export const TermsList = (props: { readonly terms: readonly Term[] }): JSX.Element => (
  <ul class="on-terms" aria-label={say().terms}>
    <For each={props.terms}>
      {({ name, about, Picture }) => (
        <li>
          {Picture && <Picture />}
          <b>{name}</b>
          <Show when={about !== ''}>
            {' '}
            <small>{about}</small>
          </Show>
        </li>
      )}
    </For>
  </ul>
);
