import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Site } from '../guests/passkeys.ts';
import { Refused } from './refused.ts';

/**
 * Prevents cross-site requests in a guest's name. Programs that are not browsers send no Origin, and have no cookies to
 * steal.
 */
export function sameOrigin({ origin, host }: IncomingMessage['headers']): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

const isLocal = (domain: string): boolean => domain === 'localhost' || domain.endsWith('.localhost');

/**
 * The site the browser believes it is at. Its `Origin` names the host it asked, and can be trusted: a browser sends no
 * other, and a program that forges one gets a site for which no browser has signed anything. Passkeys need a domain,
 * and TLS except on localhost.
 */
export function siteOf(headers: IncomingMessage['headers'], secure: boolean): Site {
  if (headers.origin === undefined || !sameOrigin(headers))
    throw new Refused(403, 'foreign-origin', 'Another site asked for this.');
  const { protocol, hostname, origin } = new URL(headers.origin);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && !secure && isLocal(hostname));
  if (!isSafe || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0)
    throw new Refused(409, 'no-passkeys-here', 'Passkeys need a domain and a secure connection.');
  return { origin, rpId: hostname };
}
