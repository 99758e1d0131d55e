/** The visitors of a server other than pairs of people: bots, spectators, and players who leave for good. */
import { hosted } from '@speeltafel/table';
import { WebSocket } from 'ws';
import { type Acknowledged, openAgainst } from '../pair.ts';
import { TestGuest } from '../running.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Doors = readonly string[];

/** A bot that plays by token against a computer player, and never gives up. */
export class Bot {
  readonly acknowledged: Acknowledged[] = [];
  readonly guest: TestGuest;
  private readonly token: string;
  private readonly doors: Doors;
  private readonly random: () => number;
  private readonly pause: () => number;
  private table = '';
  private count = 0;
  private readonly end = new AbortController();

  private constructor(guest: TestGuest, token: string, doors: Doors, random: () => number, pause: () => number) {
    this.guest = guest;
    this.token = token;
    this.doors = doors;
    this.random = random;
    this.pause = pause;
  }

  static async arrive(doors: Doors, random: () => number, pause: () => number): Promise<Bot> {
    const guest = await TestGuest.arrive(doors[0]!, 'Bot');
    const { body } = await guest.ask('POST', '/api/bots', {});
    return new Bot(guest, String(body.token), doors, random, pause);
  }

  async run(): Promise<void> {
    for (let tries = 0; !this.end.signal.aborted; tries++) {
      const door = this.doors[tries % this.doors.length]!;
      try {
        if (this.table === '') this.table = (await openAgainst(this.guest.at(door))) ?? '';
        if (this.table !== '') await this.listen(door);
      } catch {
        // The connection is lost, or the node is down.
      }
      if (!this.end.signal.aborted) await wait(50 + this.random() * 100);
    }
  }

  private ask(door: string, body?: string): Promise<Response> {
    return fetch(`${door}/api/bot/tables/${this.table}`, {
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      signal: this.end.signal,
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
  }

  private async listen(door: string): Promise<void> {
    const { body, ok } = await this.ask(door);
    if (!ok || body === null) return;
    let rest = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      for (const line of lines) await this.hear(door, JSON.parse(line) as Line);
      if (this.table === '') return;
    }
  }

  private async hear(door: string, line: Line): Promise<void> {
    if (line.type !== 'table') return;
    if (line.told.over) this.table = '';
    const [actions] = Object.values(line.actions);
    if (actions === undefined || actions.length === 0) return;
    await wait(this.pause());
    const action = actions[Math.floor(this.random() * actions.length)]!;
    const nonce = `${this.guest.id}-bot-${++this.count}`.slice(-32);
    const seen = line.from + line.told.played.length;
    await this.send(door, nonce, JSON.stringify({ nonce, seen, command: { kind: 'act', seat: 1, action } }));
  }

  /** Sends the same request until a node answers it. */
  private async send(first: string, nonce: string, body: string): Promise<void> {
    for (
      let door = first;
      !this.end.signal.aborted;
      door = this.doors[Math.floor(this.random() * this.doors.length)]!
    ) {
      const reply = await this.ask(door, body).catch(() => undefined);
      const answer = reply !== undefined && reply.status < 500 ? await reply.json().catch(() => undefined) : undefined;
      if (answer !== undefined) {
        if (reply!.ok) this.acknowledged.push({ table: this.table, nonce, version: (answer as Answer).version });
        return;
      }
      await wait(200);
    }
  }

  stop(): void {
    this.end.abort();
  }
}

interface Answer {
  readonly version: number;
}

interface Line {
  readonly type: 'table' | 'alive';
  readonly from: number;
  readonly told: hosted.ClientView;
  readonly actions: Readonly<Record<string, readonly string[]>>;
}

/** Watches one table after another, talks, and checks that what it receives is consistent. */
export class Spectator {
  heard = 0;
  readonly acknowledged: Acknowledged[] = [];
  readonly guest: TestGuest;
  private readonly doors: Doors;
  private readonly tables: () => readonly string[];
  private readonly random: () => number;
  private socket: WebSocket | undefined;
  private over = false;
  private count = 0;
  private table = '';
  private told: hosted.ClientView | undefined;

  private constructor(guest: TestGuest, doors: Doors, tables: () => readonly string[], random: () => number) {
    this.guest = guest;
    this.doors = doors;
    this.tables = tables;
    this.random = random;
  }

  static async arrive(doors: Doors, tables: () => readonly string[], random: () => number): Promise<Spectator> {
    return new Spectator(await TestGuest.arrive(doors[0]!, 'Eve'), doors, tables, random);
  }

  async run(): Promise<void> {
    while (!this.over) {
      await this.look().catch(() => {});
      if (!this.over) await wait(50 + this.random() * 100);
    }
  }

  private async look(): Promise<void> {
    const door = this.doors[Math.floor(this.random() * this.doors.length)]!;
    const socket = new WebSocket(`${door.replace('http', 'ws')}/socket`, {
      headers: { cookie: this.guest.cookie },
      handshakeTimeout: 3000,
    });
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as hosted.FromServer));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const going = setInterval(() => this.turn(), 3000 + this.random() * 3000);
    socket.once('open', () => this.turn());
    await closed;
    clearInterval(going);
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private turn(): void {
    const tables = this.tables();
    if (this.table !== '') this.send({ type: 'leave', table: this.table });
    this.table = tables[Math.floor(this.random() * tables.length)]!;
    this.told = undefined;
    this.send({ type: 'watch', table: this.table, version: 0 });
    const nonce = `${this.guest.id}-eye-${++this.count}`.slice(-32);
    const command = { kind: 'say', text: `Well played ${this.count}.` };
    this.send({ type: 'command', table: this.table, nonce, seen: 0, command });
  }

  private hear(message: hosted.FromServer): void {
    if (message.type === 'done') {
      if (message.nonce?.endsWith(`-${this.count}`))
        this.acknowledged.push({ table: this.table, nonce: message.nonce, version: message.version });
    }
    if ((message.type !== 'table' && message.type !== 'news') || message.table !== this.table) return;
    this.heard++;
    this.told = hosted.applyMessage(this.told, message);
    // Something is missing: requests the whole table again.
    if (this.told === undefined) this.send({ type: 'watch', table: this.table, version: 0 });
  }

  lose(): void {
    this.socket?.terminate();
  }

  stop(): void {
    this.over = true;
    this.socket?.terminate();
  }
}

/** Opens a game with a clock, looks at the board, and never returns: time must end the game. */
export async function leave(doors: Doors, guest: TestGuest): Promise<string | undefined> {
  for (const door of doors) {
    const id = await lookOnce(guest.at(door)).catch(() => undefined);
    if (id !== undefined) return id;
  }
  return undefined;
}

async function lookOnce(guest: TestGuest): Promise<string | undefined> {
  const id = await openAgainst(guest, { kind: 'turn', each: 5000 }, { kind: 'here', name: 'Gone' });
  if (id === undefined) return undefined;
  const client = await guest.connect();
  try {
    await client.watch(id);
    // The clock stands still until the player to act has seen the board.
    const answers = await Promise.all([1, 2].map((seat) => client.send(id, { kind: 'seen', seat })));
    return answers.every(({ type }) => type === 'done') ? id : undefined;
  } finally {
    client.socket.terminate();
  }
}
