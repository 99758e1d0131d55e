/** The companion's frame: the game's name, what it offers at the table, and whose game it is. */
import './companion.css';
import { For, type JSX } from 'solid-js';
import { place, to } from '../../router/route.ts';
import { Bar } from '../../ui/bar.tsx';
import { say } from './words.ts';

const PARTS = ['table', 'setup', 'referee'] as const;
type Part = (typeof PARTS)[number];

/** The part that the address names. */
export const partHere = (): Part => PARTS.find((name) => name === place().path[2]) ?? 'table';

export const Frame = (props: {
  readonly game: 'menhirs' | 'floors';
  /** Fills the screen exactly: nothing scrolls. */
  readonly fixed?: boolean;
  readonly children: JSX.Element;
}) => (
  <div class="companion" classList={{ 'companion-fixed': props.fixed ?? false }}>
    <Bar title={say().games[props.game]} about={say().atTable} back={to('box')} />
    <nav class="companion-tabs" aria-label={say().parts}>
      <For each={PARTS}>
        {(part) => (
          <a href={to('box', props.game, part)} aria-current={part === partHere() ? 'page' : undefined}>
            {say().tabs[part]}
          </a>
        )}
      </For>
    </nav>
    <main class={`companion-main companion-${partHere()}`}>{props.children}</main>
  </div>
);
