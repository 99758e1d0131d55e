/** Somebody comes to another screen: the tab says where, and whoever listens or uses the keyboard begins at its name. */
import { createEffect, onMount } from 'solid-js';

let first = true;

export function arrive(heading: HTMLElement, title: () => string): void {
  createEffect(() => {
    document.title = title() === 'Speeltafel' ? 'Speeltafel' : `${title()} · Speeltafel`;
  });
  onMount(() => {
    if (!first) queueMicrotask(() => heading.focus({ preventScroll: true }));
    if (!first) scrollTo(0, 0);
    first = false;
  });
}
