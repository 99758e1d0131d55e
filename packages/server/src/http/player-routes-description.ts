/** The routes of devices, passkeys and codes, as the description of the API shows them. */
import * as v from 'valibot';
import * as bodies from './request-schemas.ts';
import type { Route } from './route-description.ts';

const nothing = v.strictObject({});

const device = v.strictObject({
  ...{ id: v.string(), device: v.string(), created: v.number(), seen: v.number(), here: v.boolean() },
});

export const PLAYER_ROUTES: readonly Route[] = [
  {
    ...{ method: 'get', path: '/api/devices', about: 'The devices on which this guest is signed in.', by: 'guest' },
    answer: v.strictObject({ devices: v.array(device) }),
  },
  {
    ...{ method: 'delete', path: '/api/devices', about: 'Signs out every device but this one.', by: 'guest' },
    answer: v.strictObject({ ended: v.pipe(v.number(), v.integer()) }),
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
];
