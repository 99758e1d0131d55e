/**
 * Deduplicates commands at a table. It knows the commands under way and, by guest and nonce, the versions that finished commands made, so
 * that a command that is sent twice runs once.
 */
import type { Attempt } from './command-attempt.ts';

export class Answers<O, P, A> {
  /** Usually one or none, so a linear search is enough. */
  private readonly underway: Attempt<O, P, A>[] = [];
  /** A map per guest: combined keys would take more memory than all else known of a command. */
  private readonly versions = new Map<string | null, Map<string, number>>();

  get awaited(): boolean {
    return this.underway.length > 0;
  }

  begin(one: Attempt<O, P, A>): void {
    this.underway.push(one);
  }

  /** Forgets the attempt. If it was not stored, the command runs again when it is sent again. */
  end(one: Attempt<O, P, A>): void {
    const place = this.underway.indexOf(one);
    if (place >= 0) this.underway.splice(place, 1);
  }

  kept(guest: string | null, nonce: string, version: number): void {
    const known = this.versions.get(guest);
    if (known === undefined) this.versions.set(guest, new Map([[nonce, version]]));
    else known.set(nonce, version);
  }

  versionOf(guest: string | null, nonce: string): number | undefined {
    return this.versions.get(guest)?.get(nonce);
  }

  attemptOf(guest: string | null, nonce: string): Attempt<O, P, A> | undefined {
    for (const one of this.underway) if (one.request.nonce === nonce && one.request.guest === guest) return one;
    return undefined;
  }
}
