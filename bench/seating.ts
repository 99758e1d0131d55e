/** Creates guests with tables and sockets for the load. */
import { connected, PlayingPair, type Start, type TableMessage } from './load.ts';

type Socket = Awaited<ReturnType<typeof connected>>;

export interface Seated {
  readonly pair: PlayingPair;
  readonly cookie: string;
  readonly table: string;
}

const post = (port: number, path: string, body: unknown, cookie: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

interface Server {
  readonly port: number;
}

/** Opens two sockets of one guest, who has both seats at a table; the second socket is on the last server. */
export async function seat(servers: readonly Server[]): Promise<Seated> {
  const ports = [servers[0]!.port, servers.at(-1)!.port];
  const port = ports[0]!;
  const welcome = await post(port, '/api/me', { name: 'Load' }, '');
  const cookie = welcome.headers.getSetCookie()[0]!.split(';')[0]!;
  const sockets = await Promise.all(ports.map((port) => connected(`ws://127.0.0.1:${port}/socket`, cookie)));
  const first = await game(port, cookie, sockets);
  return { pair: new PlayingPair(sockets, first), cookie, table: first.table };
}

/** Queues another game for the same pair. */
export async function seatAgain({ port }: Server, { pair, cookie }: Seated): Promise<void> {
  pair.add(await game(port, cookie, pair.sockets));
}

async function game(port: number, cookie: string, sockets: readonly Socket[]): Promise<Start> {
  const seats = ['Ann', 'Bob'].map((name) => ({ kind: 'here', name }));
  const wish = { game: 'menhirs', options: { grace: 0 }, clock: { kind: 'none' }, listed: false, seats };
  const { id } = (await (await post(port, '/api/tables', wish, cookie)).json()) as { id: string };
  const starts = await Promise.all(sockets.map((socket) => watch(socket, id)));
  return { table: id, start: starts[0]!.told.start! };
}

export const watch = (socket: Socket, table: string): Promise<TableMessage> =>
  new Promise((resolve) => {
    const hear = (data: unknown): void => {
      const message = JSON.parse(String(data)) as TableMessage;
      if (message.type !== 'table' || message.table !== table) return;
      socket.off('message', hear);
      resolve(message);
    };
    socket.on('message', hear);
    socket.send(JSON.stringify({ type: 'watch', table, version: 0 }));
  });

/** Runs the work with limited concurrency. */
export async function many<T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let i = 0; i < count; i += 50) {
    made.push(...(await Promise.all(Array.from({ length: Math.min(50, count - i) }, (_, j) => make(i + j)))));
  }
  return made;
}
