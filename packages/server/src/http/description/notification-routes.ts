/** The notification routes in the API description. */
import * as v from 'valibot';
import * as bodies from '../request-schemas.ts';
import type { Route } from './route.ts';

const whole = v.pipe(v.number(), v.integer());
const nothing = v.strictObject({});
const PATH = '/api/me/notifications';

const own = (route: Omit<Route, 'by'>): Route => ({ ...route, by: 'guest' });

export const NOTIFICATION_ROUTES: readonly Route[] = [
  own({
    ...{ method: 'get', path: PATH, about: 'The notification settings of this guest, and the key a browser needs.' },
    answer: v.strictObject({
      ...{ key: v.string(), here: v.boolean(), language: v.nullable(v.string()), devices: whole },
      hours: v.nullable(v.strictObject({ zone: v.string(), since: whole, until: whole })),
      webhook: v.nullable(v.strictObject({ host: v.string(), failing: v.boolean() })),
    }),
  }),
  own({
    ...{ method: 'put', path: `${PATH}/push`, about: 'Turns on Web Push for this device.' },
    body: bodies.pushSubscription,
    answer: nothing,
  }),
  own({ method: 'delete', path: `${PATH}/push`, about: 'Turns off Web Push for this device.', answer: nothing }),
  own({
    ...{ method: 'put', path: `${PATH}/hours`, about: 'Sets the quiet hours, in minutes of the day.' },
    body: bodies.quietHours,
    answer: nothing,
  }),
  own({
    ...{ method: 'put', path: `${PATH}/webhook`, about: 'Sets the webhook; returns the key that signs its messages.' },
    body: bodies.webhook,
    answer: v.strictObject({ secret: v.string() }),
  }),
  own({ method: 'delete', path: `${PATH}/webhook`, about: 'Removes the webhook.', answer: nothing }),
  own({
    ...{ method: 'post', path: `${PATH}/trial`, about: 'Sends a test notification.' },
    answer: v.strictObject({ sent: whole }),
  }),
];
