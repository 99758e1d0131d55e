/**
 * The answer to a touch is drawn first; what follows from it, and takes a slow device longer, comes right after.
 */
import { batch, createComputed, createSignal, on, onCleanup } from 'solid-js';

/** Does something when the next picture is drawn; what comes back calls it off. */
export function onceDrawn(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame begins with its callbacks; a task that they ask for comes when it is drawn.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Whether what is being made now has been seen: what takes long to make and is not looked at first waits for that. */
export function createDrawn(): () => boolean {
  const [drawn, setDrawn] = createSignal(false);
  onCleanup(onceDrawn(() => setDrawn(true)));
  return drawn;
}

export interface AfterPicture<T> {
  (): T;
  /** Does not wait for the picture. */
  catchUp(): void;
}

/** Follows a value one picture behind. */
export function afterPicture<T>(source: () => T): AfterPicture<T> {
  const [settled, setSettled] = createSignal(source());
  let callOff = (): void => {};
  const catchUp = (): void => {
    callOff();
    setSettled(() => source());
  };
  const wait = (): void => {
    callOff();
    callOff = onceDrawn(catchUp);
  };
  createComputed(on(source, wait, { defer: true }));
  onCleanup(() => callOff());
  return Object.assign(settled, { catchUp });
}

export interface Deed {
  /** Something is decided and not done yet. */
  sealed(): boolean;
  seal(deed: () => void): void;
  /** Does what was decided without waiting for the picture: before anything else is asked for. */
  hurry(): void;
}

/** What somebody decided is shown as decided, and done one picture later; whoever leaves in between has decided all the same. */
export function createDeed(): Deed {
  const [sealed, setSealed] = createSignal(false);
  let decided: (() => void) | null = null;
  let callOff = (): void => {};
  const hurry = (): void => {
    const deed = decided;
    if (deed === null) return;
    decided = null;
    callOff();
    batch(() => {
      setSealed(false);
      deed();
    });
  };
  const seal = (deed: () => void): void => {
    hurry();
    decided = deed;
    setSealed(true);
    callOff = onceDrawn(hurry);
  };
  // Nothing is drawn where nobody looks.
  const leavings = ['visibilitychange', 'pagehide'] as const;
  for (const leaving of leavings) addEventListener(leaving, hurry);
  onCleanup(() => {
    for (const leaving of leavings) removeEventListener(leaving, hurry);
    hurry();
  });
  return { sealed, seal, hurry };
}
