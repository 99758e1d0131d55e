/** The client of a request: a guest, known by the key in the cookie, and an address for rate limits. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../guests/guests.ts';
import { addressOf } from './client-address.ts';
import type { Parts } from './context.ts';
import { Refused, tooMany } from './refused.ts';

const COOKIE = 'speeltafel';
/**
 * With this prefix no other host of the domain can set the cookie. Keys of older versions have the short name, with TLS
 * too.
 */
const SECURE_COOKIE = `__Host-${COOKIE}`;
const keyOf = (name: string): RegExp => new RegExp(`(?:^|; )${name}=([A-Za-z0-9_-]{43})(?:;|$)`);
const KEYS: readonly RegExp[] = [keyOf(SECURE_COOKIE), keyOf(COOKIE)];
const YEAR = 365 * 24 * 60 * 60;

export const keyIn = ({ cookie = '' }: IncomingHttpHeaders): string | undefined =>
  KEYS.map((key) => key.exec(cookie)?.[1]).find((found) => found !== undefined);

/** The keys of players who used this browser before, so that their games are not lost when another player signs in. */
const ASIDE_COOKIE = `${COOKIE}-aside`;
const SECURE_ASIDE = `__Host-${ASIDE_COOKIE}`;
const MOST_ASIDE = 3;
const asideOf = (name: string): RegExp => new RegExp(`(?:^|; )${name}=([A-Za-z0-9_.-]{43,${44 * MOST_ASIDE}})(?:;|$)`);
const [ASIDE, ASIDE_BEHIND_TLS] = [asideOf(ASIDE_COOKIE), asideOf(SECURE_ASIDE)];

/**
 * With TLS, only the prefixed cookie counts: another host of the domain could otherwise offer the player a foreign
 * identity.
 */
export const keysAside = ({ cookie = '' }: IncomingHttpHeaders, secure: boolean): readonly string[] =>
  ((secure ? ASIDE_BEHIND_TLS : ASIDE).exec(cookie)?.[1]?.split('.') ?? []).slice(0, MOST_ASIDE);

/** The latest first; the oldest beyond the limit is dropped. */
export function setKeysAside(reply: FastifyReply, keys: readonly string[], secure: boolean): void {
  const kept = [...new Set(keys)].slice(0, MOST_ASIDE).join('.');
  const age = kept === '' ? 0 : YEAR;
  reply.header(
    'set-cookie',
    `${secure ? SECURE_ASIDE : ASIDE_COOKIE}=${kept}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
}

export const agentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';

/** An empty key removes the cookie. */
export function setKey(reply: FastifyReply, key: string, secure: boolean): void {
  const cookie = (name: string, value: string): string =>
    `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  reply.header('set-cookie', secure ? [cookie(SECURE_COOKIE, key), cookie(COOKIE, '')] : cookie(COOKIE, key));
}

export async function guestOfRequest(parts: Parts, request: FastifyRequest): Promise<Visitor | undefined> {
  const guest = await parts.guests.byKey(keyIn(request.headers), agentOf(request));
  const network = visitorFrom(parts, request);
  checkBan(parts, guest?.id, network);
  if (guest !== undefined) parts.networks.saw(guest.id, network);
  return guest;
}

/** Throws for a banned guest or network, with the end of the ban. */
export function checkBan({ bans }: Parts, guest: string | undefined, network: string): void {
  const until = bans.until(guest, network);
  if (until !== undefined) throw new Refused(403, 'banned', 'You may not play here for now.', { until });
}

const noName = (): Refused => new Refused(401, 'who-are-you', 'Say your name first.');

/** The guest who asks, banned or not: banned guests keep access to their own data. */
export async function guestEvenIfBanned({ guests }: Parts, request: FastifyRequest): Promise<Visitor> {
  const guest = await guests.byKey(keyIn(request.headers), agentOf(request));
  if (guest === undefined) throw noName();
  return guest;
}

export async function guestOf(parts: Parts, request: FastifyRequest): Promise<Visitor> {
  const guest = await guestOfRequest(parts, request);
  if (guest === undefined) throw noName();
  return guest;
}

export const visitorFrom = ({ trustProxy }: Parts, { raw }: FastifyRequest): string => addressOf(raw, trustProxy);

/** Charges something a visitor creates to their quota. */
export function countMade(parts: Parts, request: FastifyRequest): void {
  if (!parts.limits.make(visitorFrom(parts, request))) throw tooMany();
}
