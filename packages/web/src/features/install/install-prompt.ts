/**
 * The browser offers installation once, at a time of its choosing. The event is kept for the place that explains why to
 * install.
 */
import { createSignal } from 'solid-js';

export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const [installPrompt, setInstallPrompt] = createSignal<InstallPrompt | null>(null);

export { installPrompt };

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  setInstallPrompt(event as InstallPrompt);
});
addEventListener('appinstalled', () => setInstallPrompt(null));

/** Opens the browser's own dialog. It works once per event. */
export async function install(): Promise<void> {
  await installPrompt()?.prompt();
  setInstallPrompt(null);
}
