/**
 * Draws pictures one at a time as they scroll into view (or before printing), so that a page with many stays
 * responsive.
 */
import { createEffect, createSignal, onCleanup } from 'solid-js';
import { afterPaint } from './after-paint.ts';

const waiting: (() => void)[] = [];
let drawing = false;

function drawNext(): void {
  const draw = waiting.shift();
  drawing = draw !== undefined;
  if (draw === undefined) return;
  afterPaint(() => {
    draw();
    drawNext();
  });
}

export interface Near {
  /** Whether to draw it now. */
  near(): boolean;
  /** The element in which it will be drawn. */
  watch(element: Element): void;
}

/** `ready` is false while it cannot be drawn. A picture that waits for its code does not hold up the others. */
export function createNear(ready: () => boolean = () => true): Near {
  const [seen, setSeen] = createSignal(false);
  const [near, setNear] = createSignal(false);
  const draw = (): void => {
    setNear(true);
  };
  const eye = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    },
    { rootMargin: '500px' },
  );
  createEffect(() => {
    if (!seen() || !ready() || near()) return;
    waiting.push(draw);
    if (!drawing) drawNext();
  });
  addEventListener('beforeprint', draw);
  onCleanup(() => {
    eye.disconnect();
    removeEventListener('beforeprint', draw);
    const at = waiting.indexOf(draw);
    if (at >= 0) waiting.splice(at, 1);
  });
  return { near, watch: (element) => eye.observe(element) };
}
