/** Shown while a screen loads: a progress line at once, a text if it takes longer. */
import './loading.css';
import type { JSX } from 'solid-js';
import { say } from './words.ts';

export const Opening = (): JSX.Element => (
  <p class="opening" role="status">
    <span>{say().opening}</span>
  </p>
);
