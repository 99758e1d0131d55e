/** The browser's offer to install the page comes once, at a moment of its own; it is kept for the place where a player reads why. */
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

/** The browser asks the player. It can be asked once for each offer. */
export async function install(): Promise<void> {
  await installPrompt()?.prompt();
  setInstallPrompt(null);
}
