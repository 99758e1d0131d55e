/** Codes that a player writes down or types on another device. The server stores only their hashes. */
import { createHash } from 'node:crypto';
import { newCode, newId, newKey, newLetters } from '../host/new-ids.ts';
import type { CodeStore } from '../store/codes.ts';
import { hashOf } from './guests.ts';

/** Eight codes of 80 bits each. */
const RECOVERY_CODES = 8;
const GROUPS = 4;
const GROUP = 4;

/** How long a code can add a second device. */
export const DEVICE_CODE_LASTS = 5 * 60_000;
/** How long the first device may ask whether the code was used. */
const REMEMBERED_FOR = 10 * 60_000;

const bare = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const codeHash = (kind: 'recovery' | 'device', code: string): string =>
  createHash('sha256')
    .update(`${kind} ${bare(code)}`)
    .digest('hex');

/** Such as `k7m4-p2qx-9hd3-wzt8`. */
const newRecoveryCode = (): string => Array.from({ length: GROUPS }, () => newLetters(GROUP)).join('-');
/** Such as `owl-lamp-4172-9358`: 36 bits, against five minutes and a few hundred guesses. */
const newDeviceCode = (): string => `${newCode(0)}-${newCode(0).split('-').at(-1)}`;

/** 132 bits, and short enough for an address in a QR code. */
const newToken = (): string => newKey().slice(0, 22);

export interface DeviceCode {
  readonly id: string;
  /** For the QR code. */
  readonly token: string;
  /** For typing. */
  readonly code: string;
  readonly until: number;
}

export class Codes {
  private readonly store: CodeStore;
  private readonly now: () => number;

  constructor(store: CodeStore, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Returns new codes, which are shown once, and voids the old ones. */
  async newRecoveryCodes(guest: string): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const hashes = codes.map((code) => codeHash('recovery', code));
    await this.store.replaceRecovery(guest, hashes, this.now());
    return codes;
  }

  recoveryOf(guest: string) {
    return this.store.recoveryOf(guest);
  }

  takeRecovery(code: string): Promise<string | undefined> {
    return this.store.takeRecovery(codeHash('recovery', code));
  }

  async offerDevice(guest: string): Promise<DeviceCode> {
    const offer = { id: newId(), token: newToken(), code: newDeviceCode(), until: this.now() + DEVICE_CODE_LASTS };
    const hashes = { token_hash: hashOf(offer.token), code_hash: codeHash('device', offer.code) };
    await this.store.offerDevice({ id: offer.id, guest, ...hashes, until: offer.until });
    return offer;
  }

  deviceCode(guest: string, id: string) {
    return this.store.deviceCode(guest, id);
  }

  withdrawDevice(guest: string, id: string): Promise<void> {
    return this.store.withdrawDevice(guest, id);
  }

  deviceOffer(token: string) {
    return this.store.deviceOffer(hashOf(token), this.now());
  }

  takeToken(token: string, session: string): Promise<string | undefined> {
    return this.store.takeDevice('token_hash', hashOf(token), session, this.now());
  }

  takeCode(code: string, session: string): Promise<string | undefined> {
    return this.store.takeDevice('code_hash', codeHash('device', code), session, this.now());
  }

  deleteOld(): Promise<number> {
    return this.store.deleteOld(this.now() - REMEMBERED_FOR);
  }
}
