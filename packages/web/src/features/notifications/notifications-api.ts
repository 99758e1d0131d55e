/** The player's notification settings on the server. */
import { ask } from '../online/api.ts';

export interface QuietHours {
  readonly zone: string;
  /** Minutes of the day. */
  readonly since: number;
  readonly until: number;
}

export interface Notifications {
  /** The server's public key, needed for a subscription. */
  readonly key: string;
  /** Whether this device gets notifications, and how many devices do. */
  readonly here: boolean;
  readonly devices: number;
  readonly hours: QuietHours | null;
  readonly webhook: { readonly host: string; readonly failing: boolean } | null;
}

const PATH = 'me/notifications';

export const fetchNotifications = () => ask<Notifications>('GET', PATH);
export const subscribeHere = (subscription: object) => ask<object>('PUT', `${PATH}/push`, subscription);
export const unsubscribeHere = () => ask<object>('DELETE', `${PATH}/push`);
export const setHours = (hours: QuietHours | null) => ask<object>('PUT', `${PATH}/hours`, { hours });
export const setWebhook = (address: string, language: string) =>
  ask<{ readonly secret: string }>('PUT', `${PATH}/webhook`, { address, language });
export const removeWebhook = () => ask<object>('DELETE', `${PATH}/webhook`);
export const tryOut = () => ask<object>('POST', `${PATH}/trial`, {});
