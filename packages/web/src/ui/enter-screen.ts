/** On every change of screen: sets the title of the tab and focuses the heading, for screen readers and keyboard users. */
import { createEffect, onCleanup, onMount } from 'solid-js';
import { afterPaint } from './after-paint.ts';

let first = true;

/** After the next paint, because setting the focus forces a layout of the whole page. */
function focusSoon(heading: HTMLElement): void {
  onCleanup(
    afterPaint(() => {
      if (document.activeElement === document.body) heading.focus({ preventScroll: true });
    }),
  );
}

/** Without `title` the caller sets the title of the tab itself. */
export function enterScreen(heading: HTMLElement, title?: () => string): void {
  if (title !== undefined) {
    createEffect(() => {
      document.title = title() === 'Speeltafel' ? 'Speeltafel' : `${title()} · Speeltafel`;
    });
  }
  onMount(() => {
    if (!first) {
      scrollTo(0, 0);
      focusSoon(heading);
    }
    first = false;
  });
}
