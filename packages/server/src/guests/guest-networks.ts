/**
 * The network each guest was last seen from, for sharing resources fairly. In memory only: no address is ever stored.
 */
const MOST = 50_000;

export class GuestNetworks {
  private readonly networks = new Map<string, string>();

  saw(guest: string, network: string): void {
    if (this.networks.get(guest) === network) return;
    this.networks.delete(guest);
    this.networks.set(guest, network);
    if (this.networks.size > MOST) this.networks.delete(this.networks.keys().next().value!);
  }

  /** A guest who has not been seen since the start counts as a network of their own. */
  of(guest: string): string {
    return this.networks.get(guest) ?? guest;
  }
}
