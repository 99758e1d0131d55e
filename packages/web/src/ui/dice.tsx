/** The icon for something decided by chance. */
import type { JSX } from 'solid-js';

export const Dice = (): JSX.Element => (
  <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
    <rect x="4" y="4" width="16" height="16" rx="4" fill="none" stroke="currentColor" stroke-width="2" />
    <path
      d="M9 9h.01M15 15h.01M15 9h.01M9 15h.01M12 12h.01"
      stroke="currentColor"
      stroke-width="3"
      stroke-linecap="round"
    />
  </svg>
);
