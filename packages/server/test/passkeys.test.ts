import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerConfig } from '../src/index.ts';
import { Authenticator } from './authenticator.ts';
import { buildThreads, startTestServer, TestGuest, type TestServer, writeBeside } from './running.ts';

let threads: ServerConfig['threads'];
let server: TestServer;
/** Passkeys need a domain, so this is the address with `localhost`. */
let origin: string;
beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads);
  origin = server.address.replace('127.0.0.1', 'localhost');
});
afterAll(() => server.close());

/** A browser with its cookies. */
class Browser {
  cookies: Readonly<Record<string, string>>;
  readonly origin: string;

  constructor(cookies: Readonly<Record<string, string>> = {}, from = origin) {
    this.cookies = cookies;
    this.origin = from;
  }

  static of(guest: TestGuest): Browser {
    const [name, key] = guest.cookie.split('=') as [string, string];
    return new Browser({ [name]: key });
  }

  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
    const cookie = Object.entries(this.cookies).map(([name, value]) => `${name}=${value}`);
    const reply = await fetch(`${origin}${path}`, {
      method,
      headers: {
        origin: this.origin,
        cookie: cookie.join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of reply.headers.getSetCookie()) {
      const [name, value] = set.split(';')[0]!.split('=') as [string, string];
      this.cookies = { ...this.cookies, [name]: value };
    }
    const answer = (await reply.json()) as Record<string, unknown>;
    return { status: reply.status, body: answer };
  }

  async challenge(path: string): Promise<string> {
    const { body } = await this.ask('POST', path, {});
    return String(body.challenge);
  }

  async name(): Promise<unknown> {
    return (await this.ask('GET', '/api/me')).body.guest;
  }
}

/** A player with a passkey. */
async function playerWithPasskey(name: string) {
  const guest = await TestGuest.arrive(server.address, name);
  const browser = Browser.of(guest);
  const passkey = new Authenticator();
  const challenge = await browser.challenge('/api/passkeys/options');
  const made = await browser.ask('POST', '/api/passkeys', passkey.make({ challenge, origin }));
  expect(made).toEqual({ status: 200, body: {} });
  return { guest, browser, passkey };
}
const ASK = '/api/sign-in/options';
const SIGN_IN = '/api/sign-in/passkey';

describe('a passkey', () => {
  test('signs a player in on a new browser', async () => {
    const { guest, passkey } = await playerWithPasskey('Ann');
    const other = new Browser();
    const challenge = await other.challenge(ASK);
    const { status, body } = await other.ask('POST', SIGN_IN, passkey.use({ challenge, origin }));
    expect([status, body.guest]).toEqual([200, { id: guest.id, name: 'Ann' }]);
    expect(await other.name()).toEqual({ id: guest.id, name: 'Ann' });
    const { devices, passkeys } = (await other.ask('GET', '/api/devices')).body;
    expect(devices).toHaveLength(2);
    expect(passkeys).toMatchObject([{ domain: 'localhost' }]);
  });

  test('answers a challenge once', async () => {
    const { browser, passkey } = await playerWithPasskey('Ann');
    const challenge = await browser.challenge(ASK);
    const used = passkey.use({ challenge, origin });
    expect((await new Browser().ask('POST', SIGN_IN, used)).status).toBe(200);
    expect((await new Browser().ask('POST', SIGN_IN, used)).body.code).toBe('bad-passkey');
    // The same for a passkey that is being made.
    const first = await browser.challenge('/api/passkeys/options');
    const another = new Authenticator();
    expect((await browser.ask('POST', '/api/passkeys', another.make({ challenge: first, origin }))).status).toBe(200);
    const again = await browser.ask('POST', '/api/passkeys', new Authenticator().make({ challenge: first, origin }));
    expect(again.body.code).toBe('bad-passkey');
  });

  test('answers no challenge that is expired, forged, or was issued for something else', async () => {
    const { browser, passkey } = await playerWithPasskey('Ann');
    const old = await browser.challenge(ASK);
    await writeBeside(server.file, (db) => {
      db.prepare('update passkey_challenges set until = 1 where challenge = ?').run(old);
    });
    const forOther = await browser.challenge('/api/passkeys/options');
    const madeUp = Buffer.from('made up by an attacker 1234567').toString('base64url');
    for (const challenge of [old, forOther, madeUp]) {
      const { body } = await new Browser().ask('POST', SIGN_IN, passkey.use({ challenge, origin }));
      expect(body.code).toBe('bad-passkey');
    }
    // A challenge of one guest cannot be answered by another.
    const bob = Browser.of(await TestGuest.arrive(server.address, 'Bob'));
    const asked = await browser.challenge('/api/passkeys/options');
    const stolen = await bob.ask('POST', '/api/passkeys', new Authenticator().make({ challenge: asked, origin }));
    expect(stolen.body.code).toBe('bad-passkey');
  });

  test('of a foreign origin or domain is refused', async () => {
    const { browser, passkey } = await playerWithPasskey('Ann');
    for (const lie of [
      { origin: 'https://evil.example' },
      { origin: 'https://evil.example', rpId: 'localhost' },
      { origin, rpId: 'evil.example' },
      { origin: origin.replace('http:', 'https:') },
    ]) {
      const challenge = await browser.challenge(ASK);
      const { status, body } = await new Browser().ask('POST', SIGN_IN, passkey.use({ challenge, ...lie }));
      expect([status, body.code]).toEqual([403, 'bad-passkey']);
    }
    const foreign = new Browser({}, 'https://evil.example');
    expect((await foreign.ask('POST', ASK, {})).body.code).toBe('foreign-origin');
    const byAddress = await fetch(`${server.address}${ASK}`, {
      method: 'POST',
      headers: { origin: server.address, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await byAddress.json()).toMatchObject({ code: 'no-passkeys-here' });
  });

  test('that is forged is refused', async () => {
    const { passkey } = await playerWithPasskey('Ann');
    const forger = new Authenticator();
    const sent = async (body: (challenge: string) => unknown) => {
      const browser = new Browser();
      const challenge = await browser.challenge(ASK);
      return (await browser.ask('POST', SIGN_IN, body(challenge))).body.code;
    };
    // Another key under the id of a known one.
    expect(
      await sent((challenge) => {
        const { passkey: forged } = forger.use({ challenge, origin });
        const id = passkey.id.toString('base64url');
        return { passkey: { ...forged, id, rawId: id } };
      }),
    ).toBe('bad-passkey');
    expect(await sent((challenge) => forger.use({ challenge, origin }))).toBe('no-such-passkey');
    expect(await sent((challenge) => passkey.use({ challenge, origin, type: 'webauthn.create' }))).toBe('bad-passkey');
    expect(await sent(() => ({ passkey: 'x' }))).toBe('bad-request');
    expect(await sent(() => ({ passkey: { id: '*' } }))).toBe('bad-request');
  });

  test('whose counter goes back is refused as a copy', async () => {
    const { passkey } = await playerWithPasskey('Ann');
    const sent = async (counter: number) => {
      const browser = new Browser();
      const challenge = await browser.challenge(ASK);
      const { status, body } = await browser.ask('POST', SIGN_IN, passkey.use({ challenge, origin, counter }));
      return status === 200 ? 'in' : body.code;
    };
    expect([await sent(0), await sent(4), await sent(5)]).toEqual(['in', 'in', 'in']);
    expect([await sent(5), await sent(3), await sent(0)]).toEqual(Array(3).fill('passkey-copied'));
    expect(await sent(6)).toBe('in');
  });

  test('is one of at most ten, can be deleted by its player only, and does not work after that', async () => {
    const { browser, passkey } = await playerWithPasskey('Ann');
    for (let i = 1; i < 10; i++) {
      const challenge = await browser.challenge('/api/passkeys/options');
      await browser.ask('POST', '/api/passkeys', new Authenticator().make({ challenge, origin }));
    }
    expect((await browser.ask('POST', '/api/passkeys/options', {})).body.code).toBe('too-many-passkeys');
    const { passkeys } = (await browser.ask('GET', '/api/devices')).body as { passkeys: { id: string }[] };
    expect(passkeys).toHaveLength(10);
    const bob = Browser.of(await TestGuest.arrive(server.address, 'Bob'));
    for (const { id } of passkeys) expect((await bob.ask('DELETE', `/api/passkeys/${id}`)).status).toBe(404);
    for (const { id } of passkeys) expect((await browser.ask('DELETE', `/api/passkeys/${id}`)).status).toBe(200);
    const challenge = await browser.challenge(ASK);
    const { body } = await new Browser().ask('POST', SIGN_IN, passkey.use({ challenge, origin }));
    expect(body.code).toBe('no-such-passkey');
  });
});

describe('recovery codes', () => {
  const codesOf = async (browser: Browser): Promise<readonly string[]> =>
    (await browser.ask('POST', '/api/recovery-codes', {})).body.codes as readonly string[];
  const signIn = async (code: string, browser = new Browser()) =>
    browser.ask('POST', '/api/sign-in/recovery', { code });

  test('work once each, however they are written; new ones void the old ones', async () => {
    const guest = await TestGuest.arrive(server.address, 'Ann');
    const browser = Browser.of(guest);
    const old = await codesOf(browser);
    expect(old).toHaveLength(8);
    expect((await signIn(old[0]!.toUpperCase().replaceAll('-', ' '))).body.guest).toMatchObject({ id: guest.id });
    expect((await signIn(old[0]!)).body.code).toBe('wrong-code');
    expect((await browser.ask('GET', '/api/devices')).body.recovery).toMatchObject({ left: 7 });
    const [fresh] = await codesOf(browser);
    expect((await signIn(old[1]!)).body.code).toBe('wrong-code');
    expect((await signIn(fresh!)).status).toBe(200);
    const stored = new Database(server.file, { readonly: true }).prepare('select * from recovery_codes').all();
    expect(JSON.stringify(stored)).not.toContain(fresh!.replaceAll('-', ''));
  });

  test('sent twice at once admit one', async () => {
    const [code] = await codesOf(Browser.of(await TestGuest.arrive(server.address, 'Ann')));
    const statuses = (await Promise.all([signIn(code!), signIn(code!), signIn(code!)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 404, 404]);
  });
});

describe('a second device', () => {
  interface Offer {
    readonly id: string;
    readonly token: string;
    readonly code: string;
  }
  const offer = async (browser: Browser): Promise<Offer> =>
    (await browser.ask('POST', '/api/device-codes', {})).body as unknown as Offer;
  const join = (secret: object, browser = new Browser()) => browser.ask('POST', '/api/sign-in/device', secret);

  test('joins by the QR code, which first shows whose it is; the first device sees the new one, and can sign it out', async () => {
    const guest = await TestGuest.arrive(server.address, 'Ann');
    const first = Browser.of(guest);
    const { id, token, code } = await offer(first);
    const second = new Browser();
    const looked = await second.ask('POST', '/api/sign-in/device/look', { token });
    expect(looked.body).toMatchObject({ name: 'Ann' });
    expect((await first.ask('GET', `/api/device-codes/${id}`)).body.joined).toBeNull();
    expect((await join({ token }, second)).body.guest).toEqual({ id: guest.id, name: 'Ann' });
    const { joined } = (await first.ask('GET', `/api/device-codes/${id}`)).body as { joined: { id: string } };
    // Used up in both forms.
    expect((await join({ token })).body.code).toBe('wrong-code');
    expect((await join({ code })).body.code).toBe('wrong-code');
    expect((await first.ask('DELETE', `/api/devices/${joined.id}`)).status).toBe(200);
    expect(await second.name()).toBeNull();
  });

  test('joins by the typed code, in capitals and with spaces too', async () => {
    const first = Browser.of(await TestGuest.arrive(server.address, 'Ann'));
    const { code } = await offer(first);
    expect((await join({ code: ` ${code.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(200);
  });

  test('does not join with a code that is expired, void or of another kind', async () => {
    const first = Browser.of(await TestGuest.arrive(server.address, 'Ann'));
    const stolen = await offer(first);
    const next = await offer(first);
    expect((await join({ token: stolen.token })).body.code).toBe('wrong-code');
    await first.ask('DELETE', `/api/device-codes/${next.id}`);
    expect((await join({ token: next.token })).body.code).toBe('wrong-code');
    const late = await offer(first);
    await writeBeside(server.file, (db) => {
      db.prepare('update device_codes set until = 1 where id = ?').run(late.id);
    });
    expect((await join({ token: late.token })).body.code).toBe('wrong-code');
    expect((await join({ code: late.code })).body.code).toBe('wrong-code');
    const { code } = await offer(first);
    expect((await new Browser().ask('POST', '/api/sign-in/recovery', { code })).body.code).toBe('wrong-code');
    const bob = Browser.of(await TestGuest.arrive(server.address, 'Bob'));
    expect((await bob.ask('GET', `/api/device-codes/${late.id}`)).status).toBe(404);
  });

  test('keeps the former player: their games are one tap away', async () => {
    const bob = await TestGuest.arrive(server.address, 'Bob');
    const browser = Browser.of(bob);
    const seats = [{ kind: 'here', name: 'Bob' }, { kind: 'open' }];
    const wish = { game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false, seats };
    await browser.ask('POST', '/api/tables', wish);
    const ann = Browser.of(await TestGuest.arrive(server.address, 'Ann'));
    await join({ token: (await offer(ann)).token }, browser);
    expect(await browser.name()).toMatchObject({ name: 'Ann' });
    expect((await browser.ask('GET', '/api/devices')).body.others).toEqual([{ id: bob.id, name: 'Bob' }]);
    expect((await browser.ask('POST', '/api/sign-in/other', { guest: bob.id })).status).toBe(200);
    expect((await browser.ask('GET', '/api/mine')).body.tables).toHaveLength(1);
    expect((await browser.ask('GET', '/api/devices')).body.others).toMatchObject([{ name: 'Ann' }]);
    expect((await new Browser().ask('POST', '/api/sign-in/other', { guest: bob.id })).body.code).toBe('no-such-player');
  });
});

test('with TLS a former player is known by a cookie that no neighbouring host can set', async () => {
  const safe = await startTestServer(threads, { secure: true });
  const here = safe.address.replace('http', 'https');
  const ask = async (path: string, cookie: string, body?: unknown) =>
    fetch(`${safe.address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json', origin: here }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const arrive = async (name: string): Promise<string> =>
    (await ask('/api/me', '', { name })).headers.getSetCookie()[0]!.split(';')[0]!;
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
  const { token } = (await (await ask('/api/device-codes', ann, {})).json()) as { token: string };
  const joined = await ask('/api/sign-in/device', bob, { token });
  const cookies = joined.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
  const aside = cookies.find((cookie) => cookie.includes('-aside='))!;
  expect(aside).toMatch(/^__Host-speeltafel-aside=/);
  const others = async (cookie: string): Promise<unknown> =>
    ((await (await ask('/api/devices', `${cookies[0]}; ${cookie}`)).json()) as { others: unknown }).others;
  expect(await others(aside)).toMatchObject([{ name: 'Bob' }]);
  expect(await others(aside.replace('__Host-', ''))).toEqual([]);
  await safe.close();
});

test('the last device is not signed out while there is no other way to sign in', async () => {
  const browser = Browser.of(await TestGuest.arrive(server.address, 'Ann'));
  const { devices } = (await browser.ask('GET', '/api/devices')).body as { devices: { id: string }[] };
  expect((await browser.ask('DELETE', `/api/devices/${devices[0]!.id}`)).body.code).toBe('last-way');
  await browser.ask('POST', '/api/recovery-codes', {});
  expect((await browser.ask('DELETE', `/api/devices/${devices[0]!.id}`)).status).toBe(200);
  expect(await browser.name()).toBeNull();
});

test('“forget me” deletes sessions, passkeys and codes; no passkey signs in any more', async () => {
  const { guest, browser, passkey } = await playerWithPasskey('Ann');
  await browser.ask('POST', '/api/recovery-codes', {});
  await browser.ask('POST', '/api/device-codes', {});
  await browser.ask('POST', '/api/passkeys/options', {});
  expect((await browser.ask('DELETE', '/api/me')).status).toBe(200);
  const db = new Database(server.file, { readonly: true });
  for (const table of ['sessions', 'passkeys', 'passkey_challenges', 'recovery_codes', 'device_codes', 'bots'])
    expect([table, db.prepare(`select * from ${table} where guest = ?`).all(guest.id)]).toEqual([table, []]);
  const challenge = await browser.challenge(ASK);
  const { body } = await new Browser().ask('POST', SIGN_IN, passkey.use({ challenge, origin }));
  expect(body.code).toBe('no-such-passkey');
});

describe('guesses', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer(threads, { trustProxy: true, rates: { guesses: 3, typed: 5, signins: 50 } });
  });
  afterAll(() => strict.close());

  const from = (last: number) => ({ 'x-forwarded-for': `10.0.0.${last}` });
  const post = async (path: string, body: unknown, headers: object) => {
    const reply = await fetch(`${strict.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };

  test('are limited per network: then a right code gets the same answer as a wrong one', async () => {
    const { cookie } = await TestGuest.arrive(strict.address, 'Ann');
    const { codes } = (await post('/api/recovery-codes', {}, { cookie, ...from(1) })).body as { codes: string[] };
    const path = '/api/sign-in/recovery';
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await post(path, { code: `wrong-${i}` }, from(2))).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
    expect((await post(path, { code: codes[0] }, from(2))).status).toBe(429);
    expect((await post(path, { code: codes[0] }, from(3))).status).toBe(200);
  });

  test('are limited even if many arrive at once', async () => {
    const path = '/api/sign-in/recovery';
    const guess = (i: number) => post(path, { code: `wrong-${i}` }, from(40));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => guess(i)));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(3);
  });

  test('of typed codes are limited for all networks together; the QR code still works', async () => {
    const { cookie } = await TestGuest.arrive(strict.address, 'Ann');
    const { token, code } = (await post('/api/device-codes', {}, { cookie, ...from(1) })).body;
    const path = '/api/sign-in/device';
    for (let i = 10; i < 15; i++) expect((await post(path, { code: 'owl-lamp-1' }, from(i))).status).toBe(404);
    expect((await post(path, { code }, from(20))).status).toBe(429);
    expect((await post(path, { token }, from(20))).status).toBe(200);
  });

  test('and all other steps are limited per network', async () => {
    const { cookie } = await TestGuest.arrive(strict.address, 'Ann');
    const asked = [];
    for (let i = 0; i < 51; i++) asked.push((await post('/api/recovery-codes', {}, { cookie, ...from(30) })).status);
    expect([asked.at(49), asked.at(50)]).toEqual([200, 429]);
  });
});
