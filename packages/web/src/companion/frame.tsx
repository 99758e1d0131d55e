/** The companion's frame: the game's name, what it offers at the table, and whose game it is. */
import './companion.css';
import { For, type JSX } from 'solid-js';
import { to } from '../shell/route.ts';
import { Bar } from '../ui/bar.tsx';
import { say } from './words.ts';

export const PARTS = ['table', 'setup', 'referee'] as const;
export type Part = (typeof PARTS)[number];

export const Frame = (props: {
  readonly game: 'menhirs' | 'floors';
  readonly part: Part;
  /** Fills the screen exactly: nothing scrolls. */
  readonly fixed?: boolean;
  readonly children: JSX.Element;
}) => (
  <div class="box" classList={{ 'box-fixed': props.fixed ?? false }}>
    <Bar title={say().games[props.game]} about={say().atTable} back={to('box')} />
    <nav class="box-tabs" aria-label={say().parts}>
      <For each={PARTS}>
        {(part) => (
          <a href={to('box', props.game, part)} aria-current={part === props.part ? 'page' : undefined}>
            {say().tabs[part]}
          </a>
        )}
      </For>
    </nav>
    <main class={`box-main box-${props.part}`}>{props.children}</main>
  </div>
);
