/** Line icons used only on these screens, on the same grid as all others. */
import type { JSX } from 'solid-js';

const LINE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const DRAWINGS = {
  key: `<path d="M7 11V9A5 5 0 0 1 17 9V12Q17 16 15 19M9.8 20Q12 16.5 12 10M6.5 18Q8.5 15 9 12M19.5 12.5Q19.5 15.5 18.5 18M4.8 13.5Q5 8 5.8 6.2A7.5 7.5 0 0 1 18.6 5.6" ${LINE}/>`,
  phone: `<path d="M8 2.8H16Q17.5 2.8 17.5 4.3V19.7Q17.5 21.2 16 21.2H8Q6.5 21.2 6.5 19.7V4.3Q6.5 2.8 8 2.8ZM10.5 18H13.5" ${LINE}/>`,
  laptop: `<path d="M5 5H19V15.5H5ZM2.5 19H21.5" ${LINE}/>`,
  plus: `<path d="M12 5V19M5 12H19" ${LINE}/>`,
  pen: `<path d="M4 20L5 15.5L16 4.5L19.5 8L8.5 19ZM14 6.5L17.5 10" ${LINE}/>`,
} as const;

export const KeepIcon = (props: { readonly name: keyof typeof DRAWINGS }): JSX.Element => (
  <svg class="ic" viewBox="0 0 24 24" aria-hidden="true" innerHTML={DRAWINGS[props.name]} />
);
