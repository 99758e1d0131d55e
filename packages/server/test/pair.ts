/**
 * Two players at a table who never give up: they play random legal actions, reconnect after a lost connection, and send
 * unanswered commands again. They remember what was acknowledged, to be compared with the log.
 */
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { hosted } from '@speeltafel/table';
import { WebSocket } from 'ws';
import { checkMessage } from './descriptions.ts';
import { TestGuest } from './running.ts';

type ClientView = hosted.ClientView;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How a player behaves; by default like a bot: without pauses or talk. */
export interface Habits {
  /** Milliseconds before the next move. */
  pause(): number;
  /** Whether to talk instead of moving. */
  speaks(): boolean;
}

const TIRELESS: Habits = { pause: () => 0, speaks: () => false };

export interface Acknowledged {
  readonly table: string;
  readonly nonce: string;
  readonly version: number;
}

/** The position as a client computes it. */
export function positionOf(told: ClientView): menhirsKit.Position {
  const start = menhirs.parsePosition(told.start!);
  if (!start.ok) throw new Error(start.refusal.message);
  return told.played.reduce((position, { seat, action, at }) => {
    if (action === null) return position;
    const parsed = menhirs.parseAction(action, position);
    const next = parsed.ok ? menhirs.play(position, seat, parsed.value.action, at) : parsed;
    if (!next.ok) throw new Error(`${action}: ${next.refusal.message}`);
    return next.value;
  }, start.value);
}

export class Player {
  readonly guest: TestGuest;
  readonly seat: number;
  readonly acknowledged: Acknowledged[] = [];
  /** How long each answer took, in milliseconds. */
  readonly waits: number[] = [];
  private readonly addresses: () => readonly string[];
  private readonly random: () => number;
  private readonly moveOn: () => Promise<string>;
  table: string;
  private told: ClientView | undefined;
  private socket: WebSocket | undefined;
  private asked:
    | { readonly table: string; readonly nonce: string; readonly text: string; readonly since: number }
    | undefined;
  private count = 0;
  private over = false;
  private resting = false;
  private tries = 0;
  private leaving = false;
  private pausing: NodeJS.Timeout | undefined;
  private readonly habits: Habits;
  lastError = '';

  constructor(
    guest: TestGuest,
    seat: number,
    table: string,
    addresses: () => readonly string[],
    random: () => number,
    moveOn: () => Promise<string>,
    habits = TIRELESS,
  ) {
    this.habits = habits;
    this.guest = guest;
    this.seat = seat;
    this.table = table;
    this.addresses = addresses;
    this.random = random;
    this.moveOn = moveOn;
  }

  /** Plays until stopped. */
  async run(): Promise<void> {
    while (!this.over) {
      await this.connection().catch(() => {});
      if (!this.over) await wait(20 + this.random() * 60);
    }
  }

  /** Starts with the next address. */
  tryNext(): void {
    this.tries++;
  }

  /** Stops playing, but stays connected. */
  rest(): void {
    this.resting = true;
  }

  /** True while an answer is pending. */
  get busy(): boolean {
    return this.asked !== undefined || this.leaving;
  }

  /** Drops the connection; `run` opens another. */
  lose(): void {
    this.socket?.terminate();
  }

  stop(): void {
    this.over = true;
    clearTimeout(this.pausing);
    this.socket?.terminate();
  }

  /** One connection, until it is lost. */
  private connection(): Promise<void> {
    const addresses = this.addresses();
    const address = addresses[this.tries++ % addresses.length]!;
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, {
      headers: { cookie: this.guest.cookie },
      handshakeTimeout: 3000,
    });
    this.socket = socket;
    return new Promise((resolve) => {
      socket.on('open', () => {
        this.watch();
        if (this.asked !== undefined) socket.send(this.asked.text);
      });
      socket.on('message', (data) => {
        checkMessage(String(data));
        this.hear(JSON.parse(String(data)) as hosted.FromServer);
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
  }

  private watch(): void {
    this.socket!.send(JSON.stringify({ type: 'watch', table: this.table, version: 0 }));
  }

  private hear(message: hosted.FromServer): void {
    if ((message.type === 'table' || message.type === 'news') && message.table === this.table) {
      const told = hosted.applyMessage(this.told, message);
      if (told === undefined) {
        this.watch();
        return;
      }
      if (message.from === 0 || told.version >= (this.told?.version ?? 0)) this.told = told;
      this.act();
    }
    if ((message.type === 'done' || message.type === 'refused') && message.nonce === this.asked?.nonce) {
      const { table, nonce, since } = this.asked;
      this.asked = undefined;
      this.waits.push(performance.now() - since);
      if (message.type === 'done') {
        this.acknowledged.push({ table, nonce, version: message.version });
      } else this.lastError = message.code;
      this.act();
    }
  }

  private act(): void {
    if (this.asked !== undefined || this.told === undefined || this.told.start === null || this.over) return;
    if (this.told.over) {
      this.told = undefined;
      if (this.leaving) return;
      this.leaving = true;
      this.moveOn().then((table) => {
        this.leaving = false;
        if (this.socket?.readyState === WebSocket.OPEN) {
          this.socket.send(JSON.stringify({ type: 'leave', table: this.table }));
        }
        this.table = table;
        if (this.socket?.readyState === WebSocket.OPEN) this.watch();
      });
      return;
    }
    if (this.resting || this.pausing !== undefined) return;
    const pause = this.habits.pause();
    if (pause === 0) {
      this.move(this.told);
      return;
    }
    this.pausing = setTimeout(() => {
      this.pausing = undefined;
      if (this.asked === undefined && this.told?.over === false && !this.resting) this.move(this.told);
    }, pause);
  }

  private move(told: ClientView): void {
    const position = positionOf(told);
    if (!menhirs.toAct(position).includes(this.seat)) return;
    const actions = menhirs.actions(position, this.seat, 0).filter((action) => action.kind !== 'claim');
    const action = actions[Math.floor(this.random() * actions.length)];
    if (action === undefined) return;
    const nonce = `${this.guest.id}-${++this.count}`.slice(-32);
    const command = this.habits.speaks()
      ? { kind: 'say', text: `My word ${this.count}.` }
      : { kind: 'act', seat: this.seat, action: menhirs.makeAction(action, position, this.seat) };
    const seen = told.played.length;
    const text = JSON.stringify({ type: 'command', table: this.table, nonce, seen, command });
    this.asked = { table: this.table, nonce, text, since: performance.now() };
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  get version(): number {
    return this.told?.version ?? 0;
  }

  get played(): ClientView['played'] {
    return this.told?.played ?? [];
  }
}

/** Two guests who play one game after the other. */
export async function seatPair(
  address: string,
  addresses: () => readonly string[],
  random: () => number,
  habits?: Habits,
): Promise<readonly [Player, Player]> {
  const [a, b] = [await TestGuest.arrive(address, 'A'), await TestGuest.arrive(address, 'B')];
  let next: Promise<string> | undefined;
  const open = async (): Promise<string> => {
    for (;;) {
      try {
        const doors = addresses();
        return await openTable(doors[Math.floor(random() * doors.length)]!, a, b);
      } catch {
        await wait(100);
      }
    }
  };
  /** Both call this when a game is over; the second gets what the first began. */
  const moveOn = (): Promise<string> => {
    if (next !== undefined) {
      const begun = next;
      next = undefined;
      return begun;
    }
    next = open();
    return next;
  };
  const table = await open();
  const seat = (guest: TestGuest, at: number) => new Player(guest, at, table, addresses, random, moveOn, habits);
  return [seat(a, 1), seat(b, 2)];
}

/** A table of one player, against a computer player. */
export async function seatLone(
  address: string,
  addresses: () => readonly string[],
  random: () => number,
  habits: Habits,
): Promise<Player> {
  const guest = await TestGuest.arrive(address, 'L');
  const open = async (): Promise<string> => {
    for (let tries = 0; ; tries++) {
      const doors = addresses();
      const id = await openAgainst(guest.at(doors[tries % doors.length]!)).catch(() => undefined);
      if (id !== undefined) return id;
      await wait(100);
    }
  };
  return new Player(guest, 1, await open(), addresses, random, open, habits);
}

/** Opens a table against a computer player; undefined if that is refused now. */
export async function openAgainst(guest: TestGuest, clock: object = { kind: 'none' }, other: object = LAMB) {
  const seats = [{ kind: 'here', name: 'L' }, other];
  const options = { variant: 'adam', grace: 0 };
  const { status, body } = await guest.ask('POST', '/api/tables', {
    game: 'menhirs',
    options,
    clock,
    listed: false,
    seats,
  });
  return status === 200 ? String(body.id) : undefined;
}

const LAMB = { kind: 'computer', level: 'lamb' };

async function openTable(at: string, a: TestGuest, b: TestGuest): Promise<string> {
  const opened = await a.at(at).ask('POST', '/api/tables', {
    game: 'menhirs',
    options: { variant: 'adam', grace: 0 },
    clock: { kind: 'none' },
    listed: false,
    seats: [{ kind: 'here', name: 'A' }, { kind: 'open' }],
  });
  if (opened.status !== 200) throw new Error(`No table was opened: ${opened.status}.`);
  const table = String(opened.body.id);
  const client = await b.at(at).connect();
  try {
    await client.watch(table);
    const sat = await client.send(table, { kind: 'sit', seat: 2, name: 'B' });
    if (sat.type !== 'done') throw new Error('Could not sit down.');
  } finally {
    client.socket.terminate();
  }
  return table;
}

/** Lets the pairs play during `something`, and no longer: a player that is not stopped looks for a server forever. */
export async function whilePlaying(players: readonly Player[], something: () => Promise<void>): Promise<void> {
  const runs = players.map((player) => player.run());
  try {
    await something();
  } finally {
    for (const player of players) player.stop();
    await Promise.all(runs);
  }
}
