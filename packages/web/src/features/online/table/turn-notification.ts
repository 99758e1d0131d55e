/**
 * Tells players that it is their turn: with the title of the tab, a sound, and a browser notification if they allowed
 * it.
 */
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { sound } from '../../../ui/sound.ts';
import { say } from '../words.ts';

export type Permission = 'none' | 'ask' | 'granted' | 'denied';

const now = (): Permission => {
  if (typeof Notification === 'undefined') return 'none';
  return Notification.permission === 'default' ? 'ask' : Notification.permission;
};
const [permission, setPermission] = createSignal(now());

/** Whether the browser shows notifications of this page; `ask` before the user has decided. */
export { permission };

/** Call this only after a tap on the button that offers it. */
export async function askPermission(): Promise<Permission> {
  await Notification.requestPermission().catch(() => 'denied');
  return setPermission(now());
}

/** Uses the service worker if there is one: phones require it, and its notification can open a page that was closed. */
export async function notify(title: string, body: string, to: string): Promise<void> {
  if (permission() !== 'granted' || !document.hidden) return;
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) return worker.active.postMessage({ kind: 'turn', title, body, to });
    const note = new Notification(title, { body, tag: `speeltafel-${new URL(to).hash}` });
    note.onclick = () => {
      focus();
      location.href = to;
      note.close();
    };
  } catch {
    // The title and the sound still work.
  }
}

export function titleTurn(mine: Accessor<boolean>, title: Accessor<string>): void {
  createEffect(() => {
    document.title = `${mine() ? say().titleTurn(title()) : title()} · Speeltafel`;
  });
}

/** `callBack` offers a player on another screen a link back, and returns the address of the table. */
export function notifyTurn(turn: Accessor<boolean>, title: Accessor<string>, callBack: () => string): void {
  const mine = createMemo(turn);
  createEffect(
    on(
      mine,
      (turn) => {
        if (!turn) return;
        sound('turn');
        notify(say().yourTurn, title(), new URL(callBack(), location.href).href);
      },
      { defer: true },
    ),
  );
}
