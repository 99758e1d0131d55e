import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadNewest } from '../../src/session/load-newest.ts';

interface Worker {
  readonly state: string;
  postMessage(message: unknown): void;
  addEventListener(kind: string, listener: () => void): void;
}

/** A browser with this service worker. */
function browserWith(registration: object) {
  const location = { reload: vi.fn() };
  vi.stubGlobal('location', location);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  return location;
}
afterEach(() => vi.unstubAllGlobals());

const worker = (state: string): Worker & { said: unknown[] } => {
  const said: unknown[] = [];
  return { state, said, postMessage: (message) => said.push(message), addEventListener() {} };
};

describe('loading the newest version', () => {
  test('reloads at once if no service worker holds an older one', async () => {
    const location = browserWith({ update: async () => {}, installing: null, waiting: null });
    await loadNewest();
    expect(location.reload).toHaveBeenCalledOnce();
  });

  test('lets a new version that is waiting take over, which reloads the page', async () => {
    const waiting = worker('installed');
    const location = browserWith({ update: async () => {}, installing: null, waiting });
    await loadNewest();
    expect(waiting.said).toEqual([{ kind: 'take-over' }]);
    expect(location.reload).not.toHaveBeenCalled();
  });

  test('reloads even if the server cannot be asked for an update', async () => {
    const update = () => Promise.reject(new Error('offline'));
    const location = browserWith({ update, installing: null, waiting: null });
    await loadNewest();
    expect(location.reload).toHaveBeenCalledOnce();
  });
});
