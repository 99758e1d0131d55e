/**
 * Passkeys: a browser proves that it holds a private key. The library that checks the proof is loaded at the first use.
 */

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Result, refusal } from '@speeltafel/rules';
import type { PasskeyRow, PasskeyStore } from '../store/passkeys.ts';
import type { Guest } from './guests.ts';

const MOST_PASSKEYS = 10;
/** Long enough for a player to fetch a security key. */
const CHALLENGE_LASTS = 5 * 60_000;

/** The site as a browser sees it. */
export interface Site {
  /** Such as `https://play.example.org`. */
  readonly origin: string;
  /** The domain. A passkey is bound to one. */
  readonly rpId: string;
}

const library = () => import('@simplewebauthn/server');

type Refused = Extract<Result<never>, { ok: false }>;
const refuse = (code: string, message: string): Refused => ({ ok: false, refusal: refusal(code, message) });
const bad = (): Refused => refuse('bad-passkey', 'This passkey could not be verified. Try again.');
const copied = (): Refused => refuse('passkey-copied', 'This passkey seems to be a copy. Use another way to sign in.');

export class Passkeys {
  private readonly store: PasskeyStore;
  private readonly now: () => number;

  constructor(store: PasskeyStore, now: () => number) {
    this.store = store;
    this.now = now;
  }

  of(guest: string): Promise<readonly PasskeyRow[]> {
    return this.store.of(guest);
  }

  remove(guest: string, id: string): Promise<void> {
    return this.store.remove(guest, id);
  }

  /** The options a browser needs to make a passkey for this guest. */
  async askForNew({ id, name }: Guest, { rpId }: Site): Promise<Result<object>> {
    const known = await this.store.of(id);
    if (known.length >= MOST_PASSKEYS)
      return refuse('too-many-passkeys', `You have ${MOST_PASSKEYS} passkeys. Delete one first.`);
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: 'Speeltafel',
      rpID: rpId,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      attestationType: 'none',
      excludeCredentials: known.filter(({ rp_id }) => rp_id === rpId).map((passkey) => ({ id: passkey.id })),
      // Makes the passkey discoverable: signing in asks for no name, so the passkey must tell who the guest is.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.store.ask({ ...this.asked(options.challenge, rpId), guest: id });
    return { ok: true, value: options };
  }

  async add(
    { id: guest }: Guest,
    response: RegistrationResponseJSON,
    device: string,
    site: Site,
  ): Promise<Result<object>> {
    const { verifyRegistrationResponse } = await library();
    const checked = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.isAnswered(challenge, guest, site),
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: false,
    }).catch(() => undefined);
    if (!checked?.verified) return bad();
    const { id, publicKey, counter } = checked.registrationInfo.credential;
    const at = this.now();
    const added = await this.store.add({
      ...{ id, guest, rp_id: site.rpId, public_key: Buffer.from(publicKey).toString('base64url'), counter },
      ...{ transports: JSON.stringify(response.response.transports ?? []), device, created: at, seen: at },
    });
    return added ? { ok: true, value: {} } : refuse('known-passkey', 'This passkey is known here already.');
  }

  /** The options a browser needs to sign in with an existing passkey. */
  async askForKnown({ rpId }: Site): Promise<object> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'preferred' });
    await this.store.ask({ ...this.asked(options.challenge, rpId), guest: null });
    return options;
  }

  /** Returns the guest the passkey belongs to. */
  async check(response: AuthenticationResponseJSON, site: Site): Promise<Result<string>> {
    const passkey = await this.store.byId(response.id);
    if (passkey === undefined || passkey.rp_id !== site.rpId)
      return refuse('no-such-passkey', 'This passkey is not known here.');
    const { verifyAuthenticationResponse } = await library();
    const checked = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.isAnswered(challenge, null, site),
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      // The store compares the counter and keeps the new one in one step.
      credential: { id: passkey.id, publicKey: Buffer.from(passkey.public_key, 'base64url'), counter: 0 },
      requireUserVerification: false,
    }).catch(() => undefined);
    if (!checked?.verified) return bad();
    if (!(await this.store.used(passkey.id, checked.authenticationInfo.newCounter, this.now()))) return copied();
    return { ok: true, value: passkey.guest };
  }

  private asked(challenge: string, rpId: string) {
    return { challenge, rp_id: rpId, until: this.now() + CHALLENGE_LASTS };
  }

  /** True if this challenge was issued for just this purpose, has not expired, and is answered for the first time. */
  private async isAnswered(challenge: string, guest: string | null, { rpId }: Site): Promise<boolean> {
    const asked = await this.store.take(challenge);
    return asked !== undefined && asked.guest === guest && asked.rp_id === rpId && asked.until > this.now();
  }

  deleteOld(): Promise<number> {
    return this.store.deleteOld(this.now());
  }
}
