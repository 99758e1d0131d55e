/** The rules in short: a heading and a few lines for each part. */
import { For } from 'solid-js';

export interface Part {
  readonly title: string;
  readonly lines: readonly string[];
}

export const Parts = (props: { readonly parts: readonly Part[] }) => (
  <div class="sheet-parts">
    <For each={props.parts}>
      {({ title, lines }) => (
        <section>
          <h2>{title}</h2>
          <ul>
            <For each={lines}>{(line) => <li>{line}</li>}</For>
          </ul>
        </section>
      )}
    </For>
  </div>
);
