/** Somebody comes to another screen: the tab says where, and whoever listens or uses the keyboard begins at its name. */
import { createEffect, onCleanup, onMount } from 'solid-js';
import { onceDrawn } from './after-paint.ts';

let first = true;

/** After the picture: finding out what can have the focus makes the browser work out the whole page at once. */
function focusSoon(heading: HTMLElement): void {
  onCleanup(
    onceDrawn(() => {
      if (document.activeElement === document.body) heading.focus({ preventScroll: true });
    }),
  );
}

/** Without a title the tab's name is left to somebody else. */
export function arrive(heading: HTMLElement, title?: () => string): void {
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
