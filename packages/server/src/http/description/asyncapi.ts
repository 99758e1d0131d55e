/** The sockets as AsyncAPI 3.0, generated from the schemas that validate messages. */
import { hosted } from '@speeltafel/table';
import type * as v from 'valibot';
import { jsonOf } from './json-schema.ts';
import { FROM_SERVER } from './messages.ts';

const ABOUT: Readonly<Record<hosted.FromClient['type'] | hosted.FromServer['type'], string>> = {
  watch: 'Watches a table, from a version on.',
  leave: 'Stops watching a table.',
  hide: 'Reports whether the page is hidden.',
  follow: 'Follows a tournament, from a number of facts on.',
  unfollow: 'Stops following a tournament.',
  command: 'A command at a table. The server answers it once, with done or refused.',
  table: 'A table, with the actions from an index on.',
  news: 'New actions at a table; nothing else has changed.',
  here: 'The guests present at a table.',
  tournament: 'The facts of a tournament, from an index on.',
  'no-tournament': 'There is no such tournament.',
  done: 'A command succeeded and is on disk.',
  refused: 'A command was refused, with the reason.',
};

interface Message {
  readonly name: string;
  readonly about: string;
  readonly schema: object;
}

const messagesOf = (kinds: Readonly<Record<string, v.GenericSchema>>, mode: 'input' | 'output'): readonly Message[] =>
  Object.entries(kinds).map(([name, schema]) => ({
    name,
    about: ABOUT[name as keyof typeof ABOUT],
    schema: jsonOf(schema, mode),
  }));

export const fromClient = (): readonly Message[] => messagesOf(hosted.FROM_CLIENT, 'input');
export const fromServer = (): readonly Message[] => messagesOf(FROM_SERVER, 'output');

/** The messages a television may send. */
const WATCHING: readonly string[] = ['watch', 'leave', 'follow', 'unfollow'];

const component = ({ name, about, schema }: Message): readonly [string, object] => [
  name,
  { name, summary: about, contentType: 'application/json', payload: schema },
];
const refer = (...path: readonly string[]): object => ({
  $ref: `#/${path.map((part) => part.replaceAll('/', '~1')).join('/')}`,
});

export function asyncApi(): object {
  const [taken, told] = [fromClient(), fromServer()];
  const channel = (address: string, about: string, said: readonly Message[]): object => ({
    address,
    description: about,
    messages: Object.fromEntries([...said, ...told].map(({ name }) => [name, refer('components', 'messages', name)])),
    bindings: { ws: { method: 'GET' } },
  });
  const watching = taken.filter(({ name }) => WATCHING.includes(name));
  const operation = (channel: string, action: 'send' | 'receive', messages: readonly Message[]): object => ({
    ...{ action, channel: refer('channels', channel) },
    messages: messages.map(({ name }) => refer('channels', channel, 'messages', name)),
  });
  return {
    asyncapi: '3.0.0',
    info: { title: 'Speeltafel', version: hosted.PROTOCOL, license: { name: 'MIT' } },
    defaultContentType: 'application/json',
    channels: {
      socket: channel('/socket', 'For guests, identified by the cookie, with the subprotocol of this version.', taken),
      watch: channel('/watch', 'For televisions, which need no cookie and only watch.', watching),
    },
    // From the server's side, as AsyncAPI defines it.
    operations: {
      tell: operation('socket', 'send', told),
      hear: operation('socket', 'receive', taken),
      tellTelevision: operation('watch', 'send', told),
      hearTelevision: operation('watch', 'receive', watching),
    },
    components: { messages: Object.fromEntries([...taken, ...told].map(component)) },
  };
}
