/** The parts of a whole side by side, with a legend that names them and gives their counts. */
import { For, type JSX } from 'solid-js';

export interface Part {
  readonly label: string;
  readonly count: number;
  readonly colour?: string;
  readonly hatched?: boolean;
}

const colourOf = ({ colour }: Part): JSX.CSSProperties => (colour ? { '--chart-colour': `var(${colour})` } : {});

export function PartsBar(props: { readonly parts: readonly Part[] }): JSX.Element {
  const shown = () => props.parts.filter(({ count }) => count > 0);
  return (
    <div>
      <ul class="chart-parts" aria-hidden="true">
        <For each={shown()}>
          {(part) => (
            <li
              classList={{ 'chart-hatched': part.hatched ?? false }}
              style={{ ...colourOf(part), 'flex-grow': part.count }}
            />
          )}
        </For>
      </ul>
      <ul class="chart-key">
        <For each={props.parts}>
          {(part) => (
            <li style={colourOf(part)}>
              <i aria-hidden="true" classList={{ 'chart-hatched': part.hatched ?? false }} />
              {part.label}: <b>{part.count}</b>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
