/** The reasons for something, a small line each. */
import { type Component, For } from 'solid-js';

export const Reasons = (props: {
  readonly texts: readonly string[];
  readonly Sentence: Component<{ readonly text: string }>;
}) => (
  <For each={props.texts}>
    {(text) => (
      <small>
        <props.Sentence text={text} />
      </small>
    )}
  </For>
);
