/** The stage: designed for 1920 × 1080 and scaled to the screen. Its text is readable from across a room. */
import './tv.css';
import { createSignal, type JSX, onCleanup } from 'solid-js';
import { enterScreen } from '../../ui/enter-screen.ts';
import { keepAwake } from '../../ui/keep-awake.ts';
import { say } from './words.ts';

const WIDTH = 1920;
const HEIGHT = 1080;
/** A pointer that does not move for this long (in milliseconds) is hidden. */
const RESTS = 3000;

/** Toggles full screen with the centre key of a remote control, unless that key presses a focused link or button. */
function toggleFullScreen({ key, target }: KeyboardEvent): void {
  if (key !== 'Enter' || (target instanceof Element && target.closest('a, button') !== null)) return;
  const change =
    document.fullscreenElement === null ? document.documentElement.requestFullscreen?.() : document.exitFullscreen();
  change?.catch(() => undefined);
}

export function Stage(props: { readonly children: JSX.Element }): JSX.Element {
  const [scale, setScale] = createSignal(1);
  const [points, setPoints] = createSignal(false);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const fit = (): void => {
    setScale(Math.min(innerWidth / WIDTH, innerHeight / HEIGHT));
  };
  const point = (): void => {
    setPoints(true);
    clearTimeout(resting);
    resting = setTimeout(() => setPoints(false), RESTS);
  };
  fit();
  addEventListener('resize', fit);
  addEventListener('keydown', toggleFullScreen);
  keepAwake();
  onCleanup(() => {
    clearTimeout(resting);
    removeEventListener('resize', fit);
    removeEventListener('keydown', toggleFullScreen);
  });
  return (
    <main class="tv" classList={{ 'tv-pointed': points() }} onPointerMove={point}>
      <h1 class="visually-hidden" tabindex="-1" ref={(heading) => enterScreen(heading, () => say().title)}>
        {say().title}
      </h1>
      <div class="tv-stage" style={{ '--scale': scale() }}>
        {props.children}
      </div>
    </main>
  );
}
