/** The network address of a client, as rate limits count it. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The eight groups of an IPv6 address, whatever its notation. */
function groupsOf(address: string): readonly string[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const hex = (high: string, low: string): string => (Number(high) * 256 + Number(low)).toString(16);
  const text = dotted ? `${dotted[1]}${hex(dotted[2]!, dotted[3]!)}:${hex(dotted[4]!, dotted[5]!)}` : address;
  const [head = '', tail] = text.split('::');
  const split = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [first, last] = [split(head), split(tail ?? '')];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16));
}

/** The address without port, brackets and zone. */
function bare(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const address = bracketed ?? (/^\d+\.\d+\.\d+\.\d+:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text);
  return address.split('%', 1)[0]!.toLowerCase();
}

/**
 * The network of an address: an IPv4 address itself, and for IPv6 the /64 that a household has at least. Malformed
 * addresses share one network, so that they bypass no limit.
 */
function networkOf(text: string): string {
  const address = bare(text.trim());
  const kind = isIP(address);
  if (kind === 4) return address;
  if (kind === 0) return 'unknown';
  const groups = groupsOf(address);
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const [high, low] = [Number.parseInt(groups[6]!, 16), Number.parseInt(groups[7]!, 16)];
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return groups.slice(0, 4).join(':');
}

/** A network and the wider ones that one customer may have: /64, /56 and /48. */
export function networksAround(network: string): readonly string[] {
  const groups = network.split(':');
  if (groups.length !== 4) return [network];
  const upper = (Number.parseInt(groups[3]!, 16) >> 8).toString(16);
  const site = groups.slice(0, 3).join(':');
  return [network, `${site}:${upper}/56`, `${site}/48`];
}

/**
 * Normalises a network that an operator typed to the form in which requests are counted. Accepts an address, an IPv6
 * network with its length, and the server's own form, such as `2001:db8:7/48`. Undefined for anything that would never
 * match a request.
 */
export function networkNamed(text: string): string | undefined {
  const [written = '', length, ...rest] = text.trim().toLowerCase().split('/');
  // The server's own form is the first groups alone.
  const short = /^[0-9a-f]{1,4}(:[0-9a-f]{1,4}){1,6}$/.test(written);
  if (short && length === '56') return /^(\w+:){3}\w{1,2}$/.test(written) ? `${written}/56` : undefined;
  const network = networkOf(short ? `${written}::` : written);
  if (rest.length > 0 || network === 'unknown') return undefined;
  const [, site, customer] = networksAround(network);
  if (site === undefined) return length === undefined || length === '32' ? network : undefined;
  const byLength = new Map([
    ['48', customer],
    ['56', site],
    ['64', network],
  ]);
  return length === undefined ? network : byLength.get(length);
}

/** Behind a proxy this is the last forwarded address, which the proxy saw; a client can forge the ones before it. */
export function addressOf({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const told = behindProxy ? headers['x-forwarded-for'] : undefined;
  const last = told?.toString().split(',').at(-1)?.trim();
  return networkOf(last || (socket.remoteAddress ?? ''));
}
