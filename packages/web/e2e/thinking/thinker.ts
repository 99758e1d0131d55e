/** Only the thinking worker, behind the page's own client, for the tests. */
import { createThinker, type Thinker } from '../../src/thinking/client.ts';

declare global {
  var thinker: Thinker;
}
globalThis.thinker = createThinker();
