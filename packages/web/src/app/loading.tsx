/** While a screen is fetched: a line on top at once, words if it takes longer. */
import './loading.css';
import type { JSX } from 'solid-js';
import { say } from './words.ts';

export const Opening = (): JSX.Element => (
  <p class="opening" role="status">
    <span>{say().opening}</span>
  </p>
);
