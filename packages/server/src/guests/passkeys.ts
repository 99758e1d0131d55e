/** Passkeys: a browser proves that it has a key which never leaves it. The library that checks this is loaded with the first of them. */

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Result, refusal } from '@speeltafel/rules';
import type { PasskeyRow, PasskeyStore } from '../store/passkeys.ts';
import type { Guest } from './guests.ts';

const MOST_PASSKEYS = 10;
/** A player may have to look for a security key first. */
const CHALLENGE_LASTS = 5 * 60_000;

/** A site as its visitors' browsers know it. */
export interface Site {
  /** Such as `https://play.example.org`. */
  readonly origin: string;
  /** Its domain: a passkey is made for one. */
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

  /** What a browser needs to make a passkey for this guest. */
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
      // Signing in asks for no name: the passkey says who it is.
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

  /** What a browser needs to sign in with a passkey that it has. */
  async askForKnown({ rpId }: Site): Promise<object> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'preferred' });
    await this.store.ask({ ...this.asked(options.challenge, rpId), guest: null });
    return options;
  }

  /** The guest whose passkey it is. */
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
      // The store compares counters, in the same step in which it keeps the new one.
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

  /** Whether it was asked for just this, not long ago, and is answered for the first time. */
  private async isAnswered(challenge: string, guest: string | null, { rpId }: Site): Promise<boolean> {
    const asked = await this.store.take(challenge);
    return asked !== undefined && asked.guest === guest && asked.rp_id === rpId && asked.until > this.now();
  }

  deleteOld(): Promise<number> {
    return this.store.deleteOld(this.now());
  }
}
