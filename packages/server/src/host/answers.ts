/**
 * What became of the commands of each guest, by nonce, so that one that is sent again is not done again: the version it made, or the
 * attempt that is still under way.
 */

/** A map for each guest: keys made of both would take more memory than everything else that is known of a command. */
export class Answers<Underway extends object> {
  private readonly byGuest = new Map<string | null, Map<string, number | Underway>>();

  get(guest: string | null, nonce: string): number | Underway | undefined {
    return this.byGuest.get(guest)?.get(nonce);
  }

  set(guest: string | null, nonce: string, answer: number | Underway): void {
    const known = this.byGuest.get(guest);
    if (known === undefined) this.byGuest.set(guest, new Map([[nonce, answer]]));
    else known.set(nonce, answer);
  }

  /** Forgets what was refused: sent again, it is decided again. */
  drop(guest: string | null, nonce: string): void {
    if (typeof this.get(guest, nonce) !== 'number') this.byGuest.get(guest)?.delete(nonce);
  }
}
