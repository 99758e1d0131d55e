/** Hints over NATS. It reconnects for ever; what was missed meanwhile, `sweep` in the server finds. */
import { connect } from '@nats-io/transport-node';
import type { Bus } from './bus.ts';

const SUBJECT = 'speeltafel.table';

export async function natsBus(url: string): Promise<Bus> {
  const connection = await connect({
    servers: url,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    name: 'speeltafel',
  });
  return {
    tell(table) {
      if (!connection.isClosed()) connection.publish(SUBJECT, table);
    },
    listen(heard) {
      connection.subscribe(SUBJECT, {
        callback: (error, message) => {
          if (error === null) heard(message.string());
        },
      });
    },
    async close() {
      await connection.drain();
    },
  };
}
