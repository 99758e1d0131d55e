import type * as v from 'valibot';

/** A route of the HTTP API, as it is described to programs and people. */
export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With `{name}` for each part that varies. */
  readonly path: string;
  /** What may follow behind a question mark. */
  readonly query?: readonly string[];
  readonly about: string;
  /** Who may ask; everyone if it is left out. */
  readonly by?: 'guest' | 'bot' | 'operator';
  readonly body?: v.GenericSchema;
  /** What is answered, where that is no JSON: a page, a picture, or lines of JSON that are each as `answer` says. */
  readonly type?: string;
  readonly answer: v.GenericSchema;
}
