/**
 * A server in its own process, to be killed. Its configuration is JSON in the first argument; the first line of its
 * output is its port.
 */
import { type ServerConfig, startServer } from '../src/index.ts';

interface Given extends Omit<ServerConfig, 'threads'> {
  readonly port: number;
  readonly threads: Readonly<Record<'store' | 'thinking' | 'pictures', string>>;
}

/** A system clock that a test can move, for this process only. */
const HOUR = 3_600_000;
const wall = Date.now;
let ahead = 0;
Date.now = () => wall() + ahead;
process.on('SIGUSR2', () => {
  ahead = ahead === 0 ? HOUR : 0;
});

const config = JSON.parse(process.argv[2]!) as Given;
const { store, thinking, pictures } = config.threads;
const running = await startServer(
  {
    ...config,
    nats: config.nats ?? undefined,
    page: undefined,
    threads: { store: new URL(store), thinking: new URL(thinking), pictures: new URL(pictures) },
  },
  (listen) => listen(config.port),
);
process.on('SIGTERM', () => {
  // It has to exit by itself: nothing may keep the process alive.
  void running.close();
});
process.stdout.write(`${running.port}\n`);
