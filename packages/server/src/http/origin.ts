import type { IncomingMessage } from 'node:http';

/** A page of another site must not act in a guest's name. Programs that are no browsers send no Origin, and have no cookies to steal. */
export function sameOrigin({ origin, host }: IncomingMessage['headers']): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
