/** Health checks and metrics, for operators. */
import type { FastifyInstance } from 'fastify';
import type { Parts } from './context.ts';
import { Refused } from './refused.ts';

export function metricsRoutes(
  app: FastifyInstance,
  { store, hosting, sockets, metrics, diskHealth, ready }: Parts,
): void {
  app.get('/healthz', async () => ({ alive: true }));

  app.get('/readyz', async () => {
    if (!ready()) throw new Refused(503, 'going-down', 'This node is going down.');
    await store.ready().catch(() => {
      throw new Refused(503, 'no-database', 'The database does not answer.');
    });
    await diskHealth.probe(() => store.writable());
    if (diskHealth.problem !== undefined) {
      throw new Refused(503, 'cannot-write', 'Moves cannot be stored. Is the disk full?');
    }
    return { ready: true };
  });

  app.get('/metrics', async (_, reply) => {
    reply.type('text/plain; version=0.0.4');
    const { rss } = process.memoryUsage();
    return metrics.text({ sockets: sockets.size, tables_in_memory: hosting.size, memory_bytes: rss });
  });
}
