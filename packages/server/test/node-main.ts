/** A server as a process of its own, to be killed. Its configuration is JSON in the first argument; its address is the first line it says. */
import { type ServerConfig, startServer } from '../src/index.ts';

const config = JSON.parse(process.argv[2]!) as Omit<ServerConfig, 'threads'> & {
  threads: Record<'store' | 'thinking', string>;
};
const running = await startServer({
  ...config,
  nats: config.nats ?? undefined,
  page: undefined,
  threads: { store: new URL(config.threads.store), thinking: new URL(config.threads.thinking) },
});
process.on('SIGTERM', () => {
  running.close().then(() => process.exit(0));
});
process.stdout.write(`${running.address}\n`);
