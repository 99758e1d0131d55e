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
    ...{ method: 'get', path: PATH, about: 'Where this guest gets notifications, and the key that a browser needs.' },
    answer: v.strictObject({
      ...{ key: v.string(), here: v.boolean(), language: v.nullable(v.string()), devices: whole },
      hours: v.nullable(v.strictObject({ zone: v.string(), since: whole, until: whole })),
      webhook: v.nullable(v.strictObject({ host: v.string(), failing: v.boolean() })),
    }),
  }),
  own({
    ...{ method: 'put', path: `${PATH}/push`, about: 'This device gets notifications by Web Push.' },
    body: bodies.pushSubscription,
    answer: nothing,
  }),
  own({ method: 'delete', path: `${PATH}/push`, about: 'This device gets none any more.', answer: nothing }),
  own({
    ...{ method: 'put', path: `${PATH}/hours`, about: 'Says when notifications wait, in minutes of the day.' },
    body: bodies.quietHours,
    answer: nothing,
  }),
  own({
    ...{ method: 'put', path: `${PATH}/webhook`, about: 'Notifications also go to this address; answers their key.' },
    body: bodies.webhook,
    answer: v.strictObject({ secret: v.string() }),
  }),
  own({ method: 'delete', path: `${PATH}/webhook`, about: 'They do not go there any more.', answer: nothing }),
  own({
    ...{ method: 'post', path: `${PATH}/trial`, about: 'Sends one, to see that it comes.' },
    answer: v.strictObject({ sent: whole }),
  }),
];
