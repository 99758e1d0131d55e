import type * as v from 'valibot';

/** A route of the HTTP API as the description shows it. */
export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With `{name}` for each variable part. */
  readonly path: string;
  /** Query parameters. */
  readonly query?: readonly string[];
  readonly about: string;
  /** Who may call the route; everyone by default. */
  readonly by?: 'guest' | 'bot' | 'operator';
  readonly body?: v.GenericSchema;
  /** The content type if it is not JSON: a page, a picture, or lines of JSON, each as in `answer`. */
  readonly type?: string;
  readonly answer: v.GenericSchema;
}
