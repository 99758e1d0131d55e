/** The server's thinking thread, with Nim. */
import '../../../server/src/host/thinking.worker.ts';
import { registerNim } from './register.ts';

registerNim();
