/** The routes of devices, passkeys and codes in the API description. */
import * as v from 'valibot';
import * as bodies from '../request-schemas.ts';
import type { Route } from './route.ts';

const nothing = v.strictObject({});

const dated = { device: v.string(), created: v.number(), seen: v.number() };
const guest = v.strictObject({ id: v.string(), name: v.string() });
const whole = v.pipe(v.number(), v.integer());
const devices = v.strictObject({
  devices: v.array(v.strictObject({ id: v.string(), ...dated, here: v.boolean() })),
  passkeys: v.array(v.strictObject({ id: v.string(), domain: v.string(), ...dated })),
  recovery: v.strictObject({ left: whole, made: v.nullable(v.number()) }),
  others: v.array(guest),
});
const signedIn = v.strictObject({ guest, session: v.string() });
/** As `navigator.credentials` takes them, in JSON. */
const options = v.looseObject({ challenge: v.string() });

export const PLAYER_ROUTES: readonly Route[] = [
  {
    ...{ method: 'get', path: '/api/devices', about: 'The devices, passkeys and codes of this guest.' },
    by: 'guest',
    answer: devices,
  },
  {
    ...{ method: 'delete', path: '/api/devices', about: 'Signs out every device but this one.', by: 'guest' },
    answer: v.strictObject({ ended: whole }),
  },
  {
    ...{ method: 'put', path: '/api/devices/{id}', about: 'Names a device.', by: 'guest' },
    body: bodies.device,
    answer: nothing,
  },
  {
    ...{ method: 'delete', path: '/api/devices/{id}', about: 'Signs out a device and its bots.', by: 'guest' },
    answer: nothing,
  },
  {
    ...{ method: 'post', path: '/api/passkeys/options', about: 'The options to make a passkey.', by: 'guest' },
    answer: options,
  },
  {
    ...{ method: 'post', path: '/api/passkeys', about: 'Adds a passkey that a browser has made.', by: 'guest' },
    body: bodies.newPasskey,
    answer: nothing,
  },
  {
    ...{ method: 'delete', path: '/api/passkeys/{id}', about: 'Deletes a passkey.', by: 'guest' },
    answer: nothing,
  },
  {
    ...{
      method: 'post',
      path: '/api/recovery-codes',
      about: 'Makes new recovery codes; the old ones become void.',
      by: 'guest',
    },
    answer: v.strictObject({ codes: v.array(v.string()) }),
  },
  {
    ...{ method: 'post', path: '/api/device-codes', about: 'Makes a code that adds one more device.', by: 'guest' },
    answer: v.strictObject({
      ...{ id: v.string(), token: v.string(), code: v.string(), until: v.number(), lasts: v.number() },
    }),
  },
  {
    ...{
      method: 'get',
      path: '/api/device-codes/{id}',
      about: 'How long a code is valid, or the device it added.',
      by: 'guest',
    },
    answer: v.strictObject({
      left: v.number(),
      joined: v.nullable(v.strictObject({ id: v.string(), device: v.string() })),
    }),
  },
  {
    ...{ method: 'delete', path: '/api/device-codes/{id}', about: 'Voids a code.', by: 'guest' },
    answer: nothing,
  },
  {
    ...{ method: 'post', path: '/api/sign-in/options', about: 'The options to sign in with a passkey.' },
    answer: options,
  },
  {
    ...{ method: 'post', path: '/api/sign-in/passkey', about: 'Signs this browser in with a passkey.' },
    body: bodies.usedPasskey,
    answer: signedIn,
  },
  {
    ...{ method: 'post', path: '/api/sign-in/recovery', about: 'Signs this browser in with a recovery code.' },
    body: bodies.recoveryCode,
    answer: signedIn,
  },
  {
    ...{
      method: 'post',
      path: '/api/sign-in/device/look',
      about: 'The player whose device this browser would become.',
    },
    body: bodies.deviceToken,
    answer: v.strictObject({ name: v.string(), until: v.number() }),
  },
  {
    ...{ method: 'post', path: '/api/sign-in/device', about: 'Signs this browser in with a code of another device.' },
    body: bodies.deviceSecret,
    answer: signedIn,
  },
  {
    ...{ method: 'post', path: '/api/sign-in/other', about: 'Switches back to a player who used this browser before.' },
    body: bodies.otherPlayer,
    answer: signedIn,
  },
];
