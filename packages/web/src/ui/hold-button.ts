/**
 * A button for something that cannot be undone. It must be held down for a moment; letting go early does nothing. With a key, switch
 * access, a screen reader or reduced motion it can be pressed twice instead.
 */
import { createSignal, onCleanup } from 'solid-js';
import { reducedMotion } from '../settings/settings.ts';

/** The stylesheets fill a bar in the same time. */
const HOLD = 700;
/** The second press must come within this time. */
const AGAIN = 10_000;

export type Held = 'no' | 'holding' | 'pressed-once';

export interface HoldProps {
  /** Whether the button can be pressed now. A hold that has begun is completed even if this changes. */
  readonly enabled: () => boolean;
  /** Returns the current time. `onDone` gets the time at which the hold or the first press began. */
  readonly now: () => number;
  readonly onDone: (begun: number) => void;
}

export function createHold({ enabled, now, onDone }: HoldProps) {
  const [held, setHeld] = createSignal<Held>('no');
  let begun = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The click of a pointer follows its press, which was already handled. */
  let byPointer = false;

  const letGo = (): void => {
    clearTimeout(timer);
    setHeld('no');
  };
  const begin = (how: Held, ms: number, then: () => void): void => {
    if (!enabled() || held() !== 'no') return;
    begun = now();
    setHeld(how);
    timer = setTimeout(then, ms);
  };
  const done = (): void => {
    letGo();
    onDone(begun);
  };
  const hold = (): void => begin('holding', HOLD, done);
  const press = (): void => {
    if (held() === 'pressed-once') done();
    else begin('pressed-once', AGAIN, letGo);
  };
  const release = (): void => {
    if (held() === 'holding') letGo();
  };
  /** A key that is released early counts as the first of two presses. */
  const releaseKey = (): void => {
    if (held() !== 'holding') return;
    clearTimeout(timer);
    setHeld('pressed-once');
    timer = setTimeout(letGo, AGAIN);
  };
  const isHoldKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';
  onCleanup(() => clearTimeout(timer));

  return {
    held,
    letGo,
    on: {
      onPointerDown(event: PointerEvent) {
        byPointer = !reducedMotion();
        if (byPointer && event.isPrimary && event.button === 0) hold();
      },
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onContextMenu: (event: Event) => event.preventDefault(),
      onKeyDown(event: KeyboardEvent) {
        if (!isHoldKey(event) || (reducedMotion() && !event.repeat)) return;
        event.preventDefault();
        if (event.repeat) return;
        if (held() === 'pressed-once') done();
        else hold();
      },
      onKeyUp(event: KeyboardEvent) {
        if (!isHoldKey(event) || reducedMotion()) return;
        event.preventDefault();
        releaseKey();
      },
      onBlur: release,
      onClick() {
        if (!byPointer) press();
        byPointer = false;
      },
    },
  };
}
