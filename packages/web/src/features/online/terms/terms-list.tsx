/** What is agreed on at a table, to read. */
import { For, type JSX, Show } from 'solid-js';
import { say } from '../words.ts';
import { type Agreed, termsOf } from './terms.ts';

export const Terms = (props: { readonly of: Agreed }): JSX.Element => (
  <ul class="on-terms" aria-label={say().terms}>
    <For each={termsOf(props.of)}>
      {({ name, about }) => (
        <li>
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
