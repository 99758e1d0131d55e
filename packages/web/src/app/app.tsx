/** The frame around every screen. */
import { type Component, createMemo, ErrorBoundary, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { place } from '../router/route.ts';
import { NotFound } from '../ui/not-found.tsx';
import { Messages } from '../ui/toast.tsx';
import { Broken } from './error-screen.tsx';
import { Opening } from './loading.tsx';
import { screens } from './screens.ts';

const screenHere = (): (typeof screens)[string] | undefined => {
  const name = place().path[0] ?? '';
  return Object.hasOwn(screens, name) ? screens[name] : undefined;
};

/** Starts loading the screen of the current address before it is rendered. */
export const fetchScreen = (): void => void screenHere()?.preload();

export function App() {
  const screen = createMemo((): Component => screenHere() ?? NotFound);
  return (
    <>
      <ErrorBoundary fallback={(error, again) => <Broken error={error} again={again} />}>
        <Suspense fallback={<Opening />}>
          <Dynamic component={screen()} />
        </Suspense>
      </ErrorBoundary>
      <Messages />
    </>
  );
}
