/** Defers expensive work until after the next paint, so that the feedback to a tap is painted first. */
import { batch, createComputed, createSignal, on, onCleanup } from 'solid-js';

/** Runs a task after the next paint; returns a function that cancels it. */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Animation frame callbacks run before the paint; a timer that they start runs after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** False until the first paint of the component. Expensive parts that are not needed at once wait for it. */
export function createPainted(): () => boolean {
  const [drawn, setDrawn] = createSignal(false);
  onCleanup(afterPaint(() => setDrawn(true)));
  return drawn;
}

export interface AfterPaint<T> {
  (): T;
  /** Takes the current value without waiting for the paint. */
  catchUp(): void;
}

/** Follows a value with a delay of one paint. */
export function createAfterPaint<T>(source: () => T): AfterPaint<T> {
  const [settled, setSettled] = createSignal(source());
  let callOff = (): void => {};
  const catchUp = (): void => {
    callOff();
    setSettled(() => source());
  };
  const wait = (): void => {
    callOff();
    callOff = afterPaint(catchUp);
  };
  createComputed(on(source, wait, { defer: true }));
  onCleanup(() => callOff());
  return Object.assign(settled, { catchUp });
}

export interface DeferredAction {
  /** True while a decided action has not run yet. */
  pending(): boolean;
  schedule(action: () => void): void;
  /** Runs the decided action now, without waiting for the paint. Needed before the next input is handled. */
  flush(): void;
}

/** Shows a decision at once and runs it after the next paint. If the player leaves the page before that, it still runs. */
export function createDeferredAction(): DeferredAction {
  const [pending, setPending] = createSignal(false);
  let decided: (() => void) | null = null;
  let callOff = (): void => {};
  const flush = (): void => {
    const action = decided;
    if (action === null) return;
    decided = null;
    callOff();
    batch(() => {
      setPending(false);
      action();
    });
  };
  const schedule = (action: () => void): void => {
    flush();
    decided = action;
    setPending(true);
    callOff = afterPaint(flush);
  };
  // A hidden page is not painted.
  const leavings = ['visibilitychange', 'pagehide'] as const;
  for (const leaving of leavings) addEventListener(leaving, flush);
  onCleanup(() => {
    for (const leaving of leavings) removeEventListener(leaving, flush);
    flush();
  });
  return { pending, schedule, flush };
}
