/** Guests with tables and sockets, for the load. */
import { connected, PlayingPair, type TableMessage } from './load.ts';

/** Two sockets of one guest with both seats at a table. */
export async function seat(port: number): Promise<{ pair: PlayingPair; cookie: string; table: string }> {
  const post = (path: string, body: unknown, cookie: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const welcome = await post('/api/me', { name: 'Load' }, '');
  const cookie = welcome.headers.getSetCookie()[0]!.split(';')[0]!;
  const seats = ['Ann', 'Bob'].map((name) => ({ kind: 'here', name }));
  const wish = { game: 'menhirs', options: { grace: 0 }, clock: { kind: 'none' }, listed: false, seats };
  const { id } = (await (await post('/api/tables', wish, cookie)).json()) as { id: string };
  const address = `ws://127.0.0.1:${port}/socket`;
  const sockets = await Promise.all([connected(address, cookie), connected(address, cookie)]);
  const starts = await Promise.all(sockets.map((socket) => watch(socket, id)));
  return { pair: new PlayingPair(sockets, id, starts[0]!.told.start!), cookie, table: id };
}

export const watch = (socket: Awaited<ReturnType<typeof connected>>, table: string): Promise<TableMessage> =>
  new Promise((resolve) => {
    const hear = (data: unknown): void => {
      const message = JSON.parse(String(data)) as TableMessage;
      if (message.type !== 'table') return;
      socket.off('message', hear);
      resolve(message);
    };
    socket.on('message', hear);
    socket.send(JSON.stringify({ type: 'watch', table, version: 0 }));
  });

/** A few at a time. */
export async function many<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let i = 0; i < count; i += 50) {
    made.push(...(await Promise.all(Array.from({ length: Math.min(50, count - i) }, make))));
  }
  return made;
}
