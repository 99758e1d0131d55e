/** Creates and uses passkeys. The code loads with the first tap that needs it. */
import type { Result } from '@speeltafel/rules';
import { ask } from '../online/api.ts';
import type { SignedIn } from './keep-api.ts';

/** Browsers support passkeys only over TLS and on localhost. */
export const canUsePasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in window;

const cancelled = { ok: false, refusal: { code: 'cancelled', message: 'Cancelled.', details: {} } } as const;
const known = { ok: false, refusal: { code: 'known-passkey', message: 'Known.', details: {} } } as const;

/** The browser's dialog rejects if the player cancels it or has no passkey for this page. */
async function dialog<T>(run: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? known : cancelled;
  }
}

export async function makePasskey(): Promise<Result<object>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const options = await ask<Parameters<typeof startRegistration>[0]['optionsJSON']>('POST', 'passkeys/options', {});
  if (!options.ok) return options;
  const made = await dialog(() => startRegistration({ optionsJSON: options.value }));
  return made.ok ? ask<object>('POST', 'passkeys', { passkey: made.value }) : made;
}

export async function usePasskey(): Promise<Result<SignedIn>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = await ask<Parameters<typeof startAuthentication>[0]['optionsJSON']>('POST', 'sign-in/options', {});
  if (!options.ok) return options;
  const used = await dialog(() => startAuthentication({ optionsJSON: options.value }));
  return used.ok ? ask<SignedIn>('POST', 'sign-in/passkey', { passkey: used.value }) : used;
}
