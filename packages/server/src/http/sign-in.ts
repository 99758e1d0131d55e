/** Routes for signing in on this browser: with a passkey, a recovery code, or a code shown on another device. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../host/new-ids.ts';
import type { Parts } from './context.ts';
import { siteOf } from './origin.ts';
import { checked, Refused, refusedWith, tooFast, tooMany } from './refused.ts';
import * as schemas from './request-schemas.ts';
import { agentOf, checkBan, keyIn, keysAside, setKey, setKeysAside, visitorFrom } from './visitor.ts';

const wrongCode = (): Refused =>
  new Refused(404, 'wrong-code', 'This code is not known here. It may have been used, or be too old.');

/** Limits sign-in requests per network. */
export function countSignIn(parts: Parts, request: FastifyRequest): void {
  if (!parts.limits.signIn(visitorFrom(parts, request))) throw tooMany();
}

export function signInRoutes(app: FastifyInstance, parts: Parts): void {
  const { guests, sessions, passkeys, codes, limits, secure } = parts;

  /**
   * Counts a wrong code for its network. A network that has used up its guesses gets the same answer for right and
   * wrong codes.
   */
  async function guessed<T>(request: FastifyRequest, look: () => Promise<T | undefined>): Promise<T> {
    countSignIn(parts, request);
    const network = visitorFrom(parts, request);
    checkBan(parts, undefined, network);
    // Counts the guess before the lookup, or many guesses at once would all pass before the first one counts.
    if (!limits.wrongCode(network)) throw tooMany();
    const found = await look();
    if (found === undefined) throw wrongCode();
    limits.wrongCode(network, -1, 'owed');
    return found;
  }

  /** Signs the player in on this browser. A player who was signed in before can switch back. */
  async function signedIn(
    request: FastifyRequest,
    reply: FastifyReply,
    player: string,
    session?: string,
  ): Promise<object> {
    checkBan(parts, player, visitorFrom(parts, request));
    const before = keyIn(request.headers);
    const visitor = await guests.byKey(before, agentOf(request));
    const { id, key } = await sessions.open(player, agentOf(request), session);
    const arrived = await guests.byKey(key);
    if (arrived === undefined) throw wrongCode();
    setKey(reply, key, secure);
    if (visitor?.id === player) await sessions.end(player, [visitor.session]);
    const aside = keysAside(request.headers, secure);
    if (visitor !== undefined && visitor.id !== player) setKeysAside(reply, [before!, ...aside], secure);
    return { guest: { id: arrived.id, name: arrived.name }, session: id };
  }

  app.post('/api/sign-in/options', async (request) => {
    countSignIn(parts, request);
    return passkeys.askForKnown(siteOf(request.headers, secure));
  });

  app.post('/api/sign-in/passkey', async (request, reply) => {
    countSignIn(parts, request);
    const { passkey } = checked(schemas.usedPasskey, request.body);
    const player = await passkeys.check(passkey, siteOf(request.headers, secure));
    if (!player.ok) throw refusedWith(403, player.refusal);
    return signedIn(request, reply, player.value);
  });

  app.post('/api/sign-in/recovery', async (request, reply) => {
    const { code } = checked(schemas.recoveryCode, request.body);
    return signedIn(request, reply, await guessed(request, () => codes.takeRecovery(code)));
  });

  /** The name of the player whose device this would become. Does not use up the link. */
  app.post('/api/sign-in/device/look', async (request) => {
    const { token } = checked(schemas.deviceToken, request.body);
    const { name, until } = await guessed(request, () => codes.deviceOffer(token));
    return { name, until };
  });

  app.post('/api/sign-in/device', async (request, reply) => {
    const secret = checked(schemas.deviceSecret, request.body);
    const session = newId();
    const player = await guessed(request, async () => {
      if ('token' in secret) return codes.takeToken(secret.token, session);
      // Many networks together could guess what one cannot. The QR code still works.
      if (!limits.wrongDevice()) throw tooFast();
      const found = await codes.takeCode(secret.code, session);
      if (found !== undefined) limits.wrongDevice(-1, 'owed');
      return found;
    });
    return signedIn(request, reply, player, session);
  });

  /** Switches back to a player who used this browser before. */
  app.post('/api/sign-in/other', async (request, reply) => {
    const { guest } = checked(schemas.otherPlayer, request.body);
    const aside = keysAside(request.headers, secure);
    for (const key of aside) {
      const other = await guests.byKey(key, agentOf(request));
      if (other?.id !== guest) continue;
      checkBan(parts, other.id, visitorFrom(parts, request));
      const before = keyIn(request.headers);
      const here = await guests.byKey(before, agentOf(request));
      setKey(reply, key, secure);
      const rest = aside.filter((one) => one !== key);
      setKeysAside(reply, here === undefined ? rest : [before!, ...rest], secure);
      return { guest: { id: other.id, name: other.name }, session: other.session };
    }
    throw new Refused(404, 'no-such-player', 'This player is no longer on this device.');
  });
}
