/** Who asks: a guest by the key in the cookie, and an address by which requests are counted. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guest } from '../guests/guests.ts';
import { addressOf } from './address.ts';
import type { Parts } from './parts.ts';
import { Refused, tooMany } from './refused.ts';

const COOKIE = 'speeltafel';
const KEY = new RegExp(`(?:^|; )${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`);
const YEAR = 365 * 24 * 60 * 60;

export const keyIn = ({ cookie }: IncomingHttpHeaders): string | undefined => KEY.exec(cookie ?? '')?.[1];

/** An empty key takes the cookie away. */
export const setKey = (reply: FastifyReply, key: string, secure: boolean): FastifyReply =>
  reply.header(
    'set-cookie',
    `${COOKIE}=${key}; Path=/; Max-Age=${key === '' ? 0 : YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  );

export async function whoIs(parts: Parts, request: FastifyRequest): Promise<Guest | undefined> {
  const guest = await parts.guests.byKey(keyIn(request.headers));
  if (guest !== undefined) parts.whereabouts.saw(guest.id, visitorFrom(parts, request));
  return guest;
}

export async function guestOf(parts: Parts, request: FastifyRequest): Promise<Guest> {
  const guest = await whoIs(parts, request);
  if (guest === undefined) throw new Refused(401, 'who-are-you', 'Say your name first.');
  return guest;
}

export const visitorFrom = ({ trustProxy }: Parts, { raw }: FastifyRequest): string => addressOf(raw, trustProxy);

/** Whoever makes something that stays is counted. */
export function countMade(parts: Parts, request: FastifyRequest): void {
  if (!parts.limits.make(visitorFrom(parts, request))) throw tooMany();
}
