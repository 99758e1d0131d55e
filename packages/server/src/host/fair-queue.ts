/** A fair queue: networks take turns, and within a network its guests. No client waits for another client's backlog. */

/** The guest a job is done for, and the network they were last seen from. */
export interface Owner {
  readonly guest: string;
  readonly network: string;
}

/** Moves the first key of a map to its end, so that all others get their turn first. */
function rotate<V>(map: Map<string, V>): [string, V] | undefined {
  for (const [key, value] of map) {
    map.delete(key);
    map.set(key, value);
    return [key, value];
  }
  return undefined;
}

export class FairQueue<T> {
  private readonly networks = new Map<string, Map<string, T[]>>();

  add({ guest, network }: Owner, item: T): void {
    const guests = this.networks.get(network) ?? new Map<string, T[]>();
    this.networks.set(network, guests);
    const items = guests.get(guest);
    if (items === undefined) guests.set(guest, [item]);
    else items.push(item);
  }

  take(): T | undefined {
    const [network, guests] = rotate(this.networks) ?? [];
    if (network === undefined || guests === undefined) return undefined;
    const [guest, items] = rotate(guests)!;
    const item = items.shift();
    if (items.length === 0) guests.delete(guest);
    if (guests.size === 0) this.networks.delete(network);
    return item;
  }
}
