/** Hints over NATS. A node starts and works without it too, and connects whenever it is there. */
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Bus, Hint } from './bus.ts';

const SUBJECT = 'speeltafel.hint';

export function natsBus(url: string): Bus {
  const listeners: ((hint: Hint) => void)[] = [];
  let connection: NatsConnection | undefined;
  /** While the line is down, hints are dropped: kept ones would only pile up. */
  let standing = false;
  let closed = false;

  async function run(): Promise<void> {
    connection = await connect({
      servers: url,
      name: 'speeltafel',
      noEcho: true,
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
    });
    if (closed) return connection.close();
    standing = true;
    connection.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (error !== null) return;
        const hint = message.json<Hint>();
        for (const listener of listeners) listener(hint);
      },
    });
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') standing = false;
      if (type === 'reconnect') standing = true;
    }
  }
  run().catch(() => {
    standing = false;
  });

  return {
    alone: false,
    tell(hint) {
      if (standing) connection?.publish(SUBJECT, JSON.stringify(hint));
    },
    listen(heard) {
      listeners.push(heard);
    },
    async close() {
      closed = true;
      if (standing) await connection?.flush().catch(() => {});
      // Streams that end only now still tell that their guest has left.
      standing = false;
      await connection?.close();
    },
  };
}
