/** Named line icons on a 24 × 24 grid. */
import type { JSX } from 'solid-js';

const DRAWINGS = {
  undo: '<path d="M9 6L4 11L9 16M4.5 11H14A5.5 5.5 0 0 1 14 22H11" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" transform="translate(0 -2)"/>',
  restart:
    '<path d="M5 12A7 7 0 1 0 8 6.3M8.5 2.5L7.5 6.8L12 7.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  check:
    '<path d="M4.5 12.5L9.5 17.5L19.5 6.5" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
  play: '<path d="M7 4.5L19.5 12L7 19.5Z" fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
  pause: '<path d="M8 5V19M16 5V19" stroke="currentColor" stroke-width="3.6" stroke-linecap="round"/>',
  skip: '<path d="M5 5L14 12L5 19Z" fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/><path d="M18.5 5V19" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>',
  prev: '<path d="M15 5L8 12L15 19" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  next: '<path d="M9 5L16 12L9 19" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  menu: '<path d="M4 7H20M4 12H20M4 17H20" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  book: '<path d="M12 6.5Q8.5 4 3.5 4.5V18Q8.5 17.5 12 20Q15.5 17.5 20.5 18V4.5Q15.5 4 12 6.5V20" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  chat: '<path d="M4 5.5H20V16H11L6.5 20V16H4Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  moon: '<path d="M19 14.5A8 8 0 0 1 9.5 5A8 8 0 1 0 19 14.5Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  zoom: '<circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M15.5 15.5L20.5 20.5M10.5 7.8V13.2M7.8 10.5H13.2" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  fit: '<path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  link: '<path d="M10 14A4 4 0 0 0 15.7 14.3L19 11A4.1 4.1 0 0 0 13.2 5.2L11.8 6.6M14 10A4 4 0 0 0 8.3 9.7L5 13A4.1 4.1 0 0 0 10.8 18.8L12.2 17.4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  bot: '<rect x="4.5" y="8" width="15" height="11" rx="3.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 8V4.5M9.5 19.5V21M14.5 19.5V21M2.5 13V15M21.5 13V15" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="9.3" cy="13.3" r="1.5" fill="currentColor"/><circle cx="14.7" cy="13.3" r="1.5" fill="currentColor"/>',
  device:
    '<rect x="3.5" y="6" width="17" height="12" rx="2.5" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="9" cy="11" r="1.8" fill="currentColor"/><circle cx="15" cy="11" r="1.8" fill="currentColor"/><path d="M6.5 15.5Q9 12.8 11.5 15.5M12.5 15.5Q15 12.8 17.5 15.5" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>',
  'door-in':
    '<path d="M11 3.5H18.5Q20 3.5 20 5V19Q20 20.5 18.5 20.5H11" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M3.5 12H14M10 7.5L14.5 12L10 16.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  sun: '<path d="M4 17A8 8 0 0 1 20 17Z" fill="currentColor"/><path d="M12 3V6M3.5 8.5L5.8 10.3M20.5 8.5L18.2 10.3M1.5 17.5H22.5M6 21H18" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  clock:
    '<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 7V12L15.5 14" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  cup: '<path d="M7 4H17V9.5A5 5 0 0 1 7 9.5ZM7 5.5H3.5Q3.5 10 7.5 10.5M17 5.5H20.5Q20.5 10 16.5 10.5M12 14.5V18M8 20H16M9 18H15V20H9Z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>',
  puzzle:
    '<path d="M4 9V5.5H9C8 3 9.5 1.8 11 1.8S14 3 13 5.5H18.5V10.5C21 9.5 22.3 11 22.3 12.5S21 15.5 18.5 14.5V20H13.5C14.5 17.5 13 16.5 11.5 16.5S8.5 17.5 9.5 20H4V14.5C6.5 15.5 7.5 14 7.5 12.5S6.5 8 4 9Z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/>',
  close: '<path d="M6 6L18 18M18 6L6 18" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  gear: '<path d="M12 8.5A3.5 3.5 0 1 0 12 15.5A3.5 3.5 0 1 0 12 8.5ZM10.2 2.8H13.8L14.4 5.3L16.8 6.3L19 5L21.4 7.5L20 9.7L20.8 12L21.4 14.2L19.4 16.9L17 16.5L15 18.2L14.2 21.2H9.8L9 18.2L7 16.5L4.6 16.9L2.6 14.2L3.2 12L4 9.7L2.6 7.5L5 5L7.2 6.3L9.6 5.3Z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  turn: '<path d="M4.5 10A8 8 0 0 1 18.5 7L20 9M20 4V9H15M19.5 14A8 8 0 0 1 5.5 17L4 15M4 20V15H9" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  list: '<path d="M9 6H20M9 12H20M9 18H20M4.5 6H4.6M4.5 12H4.6M4.5 18H4.6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  share:
    '<path d="M12 15V3.5M7.5 7.5L12 3L16.5 7.5M6 11H4.5V20.5H19.5V11H18" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  print:
    '<path d="M7 8V3.5H17V8M7 17H4V9.5H20V17H17M7 14H17V20.5H7Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  bulb: '<path d="M9 17.5C9 14.5 5.5 13.5 5.5 9A6.5 6.5 0 0 1 18.5 9C18.5 13.5 15 14.5 15 17.5ZM9.5 21H14.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  scales:
    '<path d="M12 3.5V20M7 20.5H17M5 6.5H19M5 6.5L2.2 13.5Q5 16.5 7.8 13.5ZM19 6.5L16.2 13.5Q19 16.5 21.8 13.5Z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  first:
    '<path d="M6 5V19M18 5L10 12L18 19" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  last: '<path d="M18 5V19M6 5L14 12L6 19" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  sound:
    '<path d="M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9Q17.5 12 15.5 15M18 6.5Q21.5 12 18 17.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  mute: '<path d="M4 5.5H20V16H11L6.5 20V16H4Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M3 21L21 3" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  unmute:
    '<path d="M4 5.5H20V16H11L6.5 20V16H4Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M8 9H16M8 12.5H13" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  people:
    '<circle cx="8.5" cy="8.5" r="3.4" fill="none" stroke="currentColor" stroke-width="2"/><path d="M2.5 19.5Q3 13.8 8.5 13.8T14.5 19.5M15 5.6A3.2 3.2 0 0 1 15.5 11.6M17.5 14.2Q21.2 15 21.5 19.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  flag: '<path d="M5.5 21V4Q9 2.5 12.5 4.2T19 4V13.5Q16 15 12.5 13.4T5.5 13.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  trash:
    '<path d="M4.5 6.5H19.5M9.5 6V3.5H14.5V6M6.5 6.5L7.5 20.5H16.5L17.5 6.5M10 10.5V16.5M14 10.5V16.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  graph:
    '<path d="M4 4V20H20M6.5 15L10.5 10L14 13L19 6" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  file: '<path d="M6 3.5H14L18.5 8V20.5H6ZM14 3.5V8H18.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
} as const;

export type IconName = keyof typeof DRAWINGS;

export const Icon = (props: { readonly name: IconName }): JSX.Element => (
  <svg class="ic" viewBox="0 0 24 24" aria-hidden="true" innerHTML={DRAWINGS[props.name]} />
);
