/** Does something now and again every few seconds, as long as somebody looks at the page. Answers how to stop. */
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
