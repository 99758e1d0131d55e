/** Whether and how this browser can receive notifications while the page is closed. */
import { type Result, refuse } from '@speeltafel/rules';
import { language } from '../../i18n/language.ts';
import { askPermission } from '../online/table/turn-notification.ts';
import { fetchNotifications, subscribeHere, unsubscribeHere } from './notifications-api.ts';

/** `install`: an iPhone, where only a page on the home screen can receive notifications. */
export type Ability = 'yes' | 'install' | 'denied' | 'none';

/** An iPad may claim to be a Mac, but no Mac has a touch screen. */
const isApplePhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function ability(): Ability {
  if ('PushManager' in globalThis && 'Notification' in globalThis && navigator.serviceWorker !== undefined)
    return Notification.permission === 'denied' ? 'denied' : 'yes';
  return isApplePhone() && isSecureContext ? 'install' : 'none';
}

const CANCELLED = refuse('cancelled', 'The browser has not allowed it.');

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Call this only after a tap, because it may ask for permission. */
export async function switchOn(): Promise<Result<object>> {
  if ((await askPermission()) !== 'granted') return CANCELLED;
  const known = await fetchNotifications();
  if (!known.ok) return known;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const key = { userVisibleOnly: true, applicationServerKey: bytesOf(known.value.key) };
    // An old subscription does not work with a new server key.
    const subscription = await pushManager.subscribe(key).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(key);
    });
    const { endpoint, keys } = subscription.toJSON();
    return subscribeHere({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, language: language() });
  } catch {
    return CANCELLED;
  }
}

/** Tell the server first: nothing more is then sent, whatever the browser does. */
export async function switchOff(): Promise<Result<object>> {
  const done = await unsubscribeHere();
  if (done.ok) await dropSubscription();
  return done;
}

async function dropSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
}
