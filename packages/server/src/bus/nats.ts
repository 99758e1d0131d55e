/** Hints over NATS. A node starts and works without NATS, and connects as soon as it can. */
import type { NatsConnection } from '@nats-io/transport-node';
import type { Bus, Hint } from './bus.ts';

const SUBJECT = 'speeltafel.hint';
const TRY_AGAIN_AFTER = 250;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

export function natsBus(url: string): Bus {
  const listeners: ((hint: Hint) => void)[] = [];
  /** Set only while connected: publishing while disconnected would queue hints that are out of date on arrival. */
  let connection: NatsConnection | undefined;
  let closed = false;

  /**
   * Replaces the client's own reconnect, which compares system times: after the system clock was set back it would wait
   * as long as the jump.
   */
  async function stayConnected(): Promise<void> {
    while (!closed) {
      await connectOnce().catch(() => {});
      connection = undefined;
      if (!closed) await wait(TRY_AGAIN_AFTER);
    }
  }

  /** Resolves when the connection is lost. */
  async function connectOnce(): Promise<void> {
    // Loaded here: a node on its own never needs the 9 MB of it.
    const { connect } = await import('@nats-io/transport-node');
    const made = await connect({ servers: url, name: 'speeltafel', noEcho: true, reconnect: false });
    if (closed) return made.close();
    made.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (error === null) receive(message.string());
      },
    });
    connection = made;
    await made.closed();
  }

  /** An error thrown here would end the subscription. An invalid hint counts as lost. */
  function receive(text: string): void {
    try {
      const hint = JSON.parse(text) as Hint;
      for (const listener of listeners) listener(hint);
    } catch {}
  }

  void stayConnected();

  return {
    alone: false,
    publish(hint) {
      if (connection?.isClosed() === false) connection.publish(SUBJECT, JSON.stringify(hint));
    },
    subscribe(receive) {
      listeners.push(receive);
    },
    async close() {
      closed = true;
      // Streams that end later still publish that their guest has left; they must find no connection.
      const last = connection;
      connection = undefined;
      await last?.flush().catch(() => {});
      await last?.close();
    },
  };
}
