/** The drawings of built monsters. They load when the first one is shown, so most players never download them. */
import { type Component, createSignal } from 'solid-js';

function fetched<P extends object>(load: () => Promise<{ readonly default: Component<P> }>) {
  const [drawing, setDrawing] = createSignal<Component<P>>();
  let asked = false;
  return (): Component<P> | undefined => {
    if (!asked) {
      asked = true;
      load().then(
        (loaded) => setDrawing(() => loaded.default),
        () => {
          asked = false;
        },
      );
    }
    return drawing();
  };
}

export const topDrawing = fetched(() => import('./top-drawing.tsx'));
export const frontDrawing = fetched(() => import('./front-drawing.tsx'));
