/**
 * Deduplicates commands at a table. It knows the commands under way and, by guest and nonce, the versions that finished commands made, so
 * that a command that is sent twice runs once.
 */
import type { Attempt } from './command-attempt.ts';

export class Answers<O, P, A> {
  /** Mostly one or none, so they are looked through. */
  private readonly underway: Attempt<O, P, A>[] = [];
  /** A map for each guest: keys made of both would take more memory than everything else that is known of a command. */
  private readonly versions = new Map<string | null, Map<string, number>>();

  /** Whether some are under way. */
  get awaited(): boolean {
    return this.underway.length > 0;
  }

  begin(one: Attempt<O, P, A>): void {
    this.underway.push(one);
  }

  /** If it was not stored, it is decided again when it is sent again. */
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
