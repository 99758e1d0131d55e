/** The logo: a standing stone on a wooden hexagon. */
export const Mark = () => (
  <svg class="mark-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path fill="var(--wood-light)" d="M12 1.5L21 6.7V17.3L12 22.5L3 17.3V6.7Z" />
    <path fill="var(--wood-text)" d="M9 18C8.6 12 9.8 6.5 12.3 5.5C15 6.5 15.4 12 15.2 18Z" />
  </svg>
);
