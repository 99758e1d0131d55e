/** The frame around every screen. */
import { type Component, createMemo, ErrorBoundary, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { LiveRegions } from '../ui/live.tsx';
import { Toasts } from '../ui/toast.tsx';
import { Broken } from './broken.tsx';
import { Lost } from './lost.tsx';
import { Opening } from './opening.tsx';
import { place } from './route.ts';
import { screens } from './screens.ts';

export function App() {
  const screen = createMemo((): Component => {
    const name = place().path[0] ?? '';
    return Object.hasOwn(screens, name) ? screens[name]! : Lost;
  });
  return (
    <>
      <ErrorBoundary fallback={(error, again) => <Broken error={error} again={again} />}>
        <Suspense fallback={<Opening />}>
          <Dynamic component={screen()} />
        </Suspense>
      </ErrorBoundary>
      <Toasts />
      <LiveRegions />
    </>
  );
}
