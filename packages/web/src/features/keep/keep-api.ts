/** API calls for a player's passkeys, devices and codes, and for signing in. */
import type { Result } from '@speeltafel/rules';
import { ask, type Guest } from '../online/api.ts';

export interface Device {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  readonly here: boolean;
}
export interface Passkey {
  readonly id: string;
  readonly domain: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
}
export interface WaysBack {
  readonly devices: readonly Device[];
  readonly passkeys: readonly Passkey[];
  readonly recovery: { readonly left: number; readonly made: number | null };
  /** Players who used this browser before. */
  readonly others: readonly Guest[];
}
export interface DeviceCode {
  readonly id: string;
  readonly token: string;
  readonly code: string;
  readonly lasts: number;
}
export interface SignedIn {
  readonly guest: Guest;
}

const part = encodeURIComponent;

export const fetchWaysBack = () => ask<WaysBack>('GET', 'devices');
export const renameDevice = (id: string, device: string) => ask<object>('PUT', `devices/${part(id)}`, { device });
export const signOut = (id: string) => ask<object>('DELETE', `devices/${part(id)}`);
export const signOutOthers = () => ask<object>('DELETE', 'devices');
export const deletePasskey = (id: string) => ask<object>('DELETE', `passkeys/${part(id)}`);

export async function newRecoveryCodes(): Promise<Result<readonly string[]>> {
  const made = await ask<{ readonly codes: readonly string[] }>('POST', 'recovery-codes', {});
  return made.ok ? { ok: true, value: made.value.codes } : made;
}

export const offerDevice = () => ask<DeviceCode>('POST', 'device-codes', {});
export const readOffer = (id: string) =>
  ask<{ readonly left: number; readonly joined: Pick<Device, 'id' | 'device'> | null }>(
    'GET',
    `device-codes/${part(id)}`,
  );
export const withdrawOffer = (id: string) => ask<object>('DELETE', `device-codes/${part(id)}`);

export const lookAtOffer = (token: string) => ask<{ readonly name: string }>('POST', 'sign-in/device/look', { token });
export const joinBy = (secret: { readonly token: string } | { readonly code: string }) =>
  ask<SignedIn>('POST', 'sign-in/device', secret);
export const recoverBy = (code: string) => ask<SignedIn>('POST', 'sign-in/recovery', { code });
export const changeTo = (guest: string) => ask<SignedIn>('POST', 'sign-in/other', { guest });
