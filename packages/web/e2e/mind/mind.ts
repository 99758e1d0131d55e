/** The thinking worker alone, with the page's own door to it, for tests to ask. */
import { createThinker, type Mind } from '../../src/thinking/client.ts';

declare global {
  var mind: Mind;
}
globalThis.mind = createThinker();
