/** Links to the main screens. On phones they are in a bar at the bottom, within reach of the thumb. */
import './tabs.css';
import { For } from 'solid-js';
import { to } from '../router/route.ts';
import { Icon, type IconName } from './icon.tsx';
import { say } from './words.ts';

export type PageId = 'play' | 'puzzles' | 'learn' | 'me' | 'settings';

interface Page {
  readonly id: PageId;
  readonly path: readonly string[];
  readonly icon: IconName;
  readonly label: () => string;
}

export const PAGES: readonly Page[] = [
  { id: 'play', path: [], icon: 'play', label: () => say().play },
  { id: 'puzzles', path: ['puzzles'], icon: 'puzzle', label: () => say().puzzles },
  { id: 'learn', path: ['learn'], icon: 'book', label: () => say().learn },
  { id: 'me', path: ['me'], icon: 'people', label: () => say().me },
  { id: 'settings', path: ['settings'], icon: 'gear', label: () => say().settings },
];

/** Place it at the end of a main screen. It is hidden in wide windows. */
export const Tabs = (props: { readonly here: PageId }) => (
  <nav class="tabs" aria-label={say().pages}>
    <For each={PAGES}>
      {(page) => (
        <a href={to(...page.path)} aria-current={page.id === props.here ? 'page' : undefined}>
          <Icon name={page.icon} />
          {page.label()}
        </a>
      )}
    </For>
  </nav>
);
