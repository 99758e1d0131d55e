/** Runs a task now and every few seconds while the page is visible. Returns a function that stops it. */
const EVERY = 5000;

export function whileSeen(task: () => Promise<void>, every = EVERY): () => void {
  let busy = false;
  const run = async (): Promise<void> => {
    if (busy || document.hidden) return;
    busy = true;
    await task().finally(() => {
      busy = false;
    });
  };
  run();
  const timer = setInterval(run, every);
  document.addEventListener('visibilitychange', run);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', run);
  };
}
