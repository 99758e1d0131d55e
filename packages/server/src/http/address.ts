/** Where a request comes from, for counting. */
import type { IncomingMessage } from 'node:http';

/** A household has billions of IPv6 addresses; the first half of one tells the household. */
const household = (address: string): string =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;

/** Behind a proxy, the last address it was given is the one the proxy saw; the ones before it anybody can write. */
export function addressOf({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const told = behindProxy ? headers['x-forwarded-for'] : undefined;
  const last = told?.toString().split(',').at(-1)?.trim();
  return household(last || (socket.remoteAddress ?? ''));
}
