import type { Refusal } from '@speeltafel/rules';
import { type JSX, Show } from 'solid-js';
import { whyNot } from './refusals.ts';

/** Why the last step failed. */
export const Problem = (props: { readonly of: Refusal | null }): JSX.Element => (
  <Show when={props.of}>
    {(refusal) => (
      <p class="on-problem" role="alert">
        {whyNot(refusal())}
      </p>
    )}
  </Show>
);
