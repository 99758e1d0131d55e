/** Generates load with pairs of sockets, against our server or against a relay that only forwards messages. */
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import type { hosted } from '@speeltafel/table';
import { WebSocket } from 'ws';
import { below, unwrap } from './noise.ts';

export interface Figures {
  readonly perSecond: number;
  readonly seconds: number;
  /** Milliseconds to the acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds until both players have received the move. */
  readonly heard99: number;
}

/** Two sockets at one table: the player to act sends, and both receive the update. */
export interface Pair {
  /** Sends the next action; returns false if there is none. */
  send(): boolean;
  /** Called when the answer arrives. */
  answered: (pair: Pair) => void;
  /** Called when it has arrived and both sockets know the update: the next to act can send. */
  ready: (pair: Pair) => void;
  close(): void;
}

export const connected = (address: string, cookie = ''): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

/** What an action in flight still waits for: the answer, and the update at each socket. */
const EXPECTED = 3;

/** A started game at a table that both sockets watch. */
export interface Start {
  readonly table: string;
  readonly start: string;
}

/** How often to draw a random action that does not end the game, so that most games have full length. */
const TRIES = 8;

/** Plays real games; computes the positions itself. */
export class PlayingPair implements Pair {
  answered: (pair: Pair) => void = () => {};
  ready: (pair: Pair) => void = () => {};
  private expected = 0;
  /** The number of table messages received, and their total length. */
  messages = 0;
  heard = 0;
  readonly sockets: readonly WebSocket[];
  /** Games still to be played, in order. */
  private readonly games: Start[] = [];
  private table = '';
  private position: menhirsKit.Position;
  private seen = 0;
  private next: { readonly action: menhirsKit.Action; readonly after: menhirsKit.Position } | undefined;
  private seat = 1;

  constructor(sockets: readonly WebSocket[], first: Start) {
    this.sockets = sockets;
    this.position = this.begin(first);
    for (const socket of sockets) socket.on('message', (data) => this.hear(String(data)));
  }

  add(game: Start): void {
    this.games.push(game);
  }

  private begin({ table, start }: Start): menhirsKit.Position {
    this.table = table;
    this.seen = 0;
    return unwrap(menhirs.parsePosition(start));
  }

  send(): boolean {
    [this.seat = 0] = menhirs.toAct(this.position);
    this.next = this.choose();
    if (this.next === undefined) {
      const another = this.games.shift();
      if (another === undefined) return false;
      const { table } = this;
      for (const socket of this.sockets) socket.send(JSON.stringify({ type: 'leave', table }));
      this.position = this.begin(another);
      return this.send();
    }
    const action = menhirs.makeAction(this.next.action, this.position, this.seat);
    const command = { kind: 'act', seat: this.seat, action };
    const nonce = `load-${this.table}-${this.seen}`;
    const { table, seen } = this;
    this.expected = EXPECTED;
    this.sockets[this.seat - 1]!.send(JSON.stringify({ type: 'command', table, nonce, seen, command }));
    return true;
  }

  private choose(): PlayingPair['next'] {
    const actions = menhirs.actions(this.position, this.seat, 0).filter(({ kind }) => kind !== 'claim');
    for (let tries = 1; actions.length > 0; tries++) {
      const action = actions[below(actions.length)]!;
      const after = unwrap(menhirs.play(this.position, this.seat, action, 0));
      if (tries === TRIES || menhirs.outcome(after) === null) return { action, after };
    }
    return undefined;
  }

  private hear(text: string): void {
    if (text.startsWith('{"type":"news"') || text.startsWith('{"type":"table"')) {
      this.messages++;
      this.heard += text.length;
      this.arrived();
      return;
    }
    if (text.startsWith('{"type":"refused"')) throw new Error(text);
    if (!text.startsWith('{"type":"done"')) return;
    this.position = this.next!.after;
    this.seen++;
    this.answered(this);
    this.arrived();
  }

  private arrived(): void {
    // Table messages can also arrive between two actions.
    if (this.expected > 0 && --this.expected === 0) this.ready(this);
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}

/** Sends messages of a command's size. The relay answers, and sends both sockets as many bytes as a server would. */
export class RelayedPair implements Pair {
  answered: (pair: Pair) => void = () => {};
  ready: (pair: Pair) => void = () => {};
  private expected = 0;
  private readonly sockets: readonly WebSocket[];
  private turn = 0;

  constructor(sockets: readonly WebSocket[]) {
    this.sockets = sockets;
    for (const socket of sockets) {
      socket.on('message', (data) => {
        if (String(data).startsWith('{"type":"done"')) this.answered(this);
        if (--this.expected === 0) this.ready(this);
      });
    }
  }

  send(): boolean {
    const command = { kind: 'act', seat: 1, action: 'b2.c2.d3:N' };
    this.expected = EXPECTED;
    this.sockets[this.turn++ % 2]!.send(
      JSON.stringify({
        type: 'command',
        table: 'abcdefghijkl',
        nonce: `load-abcdefghijkl-${this.turn}`,
        seen: 9,
        command,
      }),
    );
    return true;
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}

const at = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;

/** Sends `perSecond` actions a second. `Infinity` means as many as possible, with one in flight per pair. */
export function measure(pairs: readonly Pair[], perSecond: number, ms: number): Promise<Figures> {
  const waits: number[] = [];
  const spreads: number[] = [];
  const since = new Map<Pair, number>();
  const free = [...pairs];
  const began = performance.now();
  let sent = 0;
  let done = 0;
  let ended = began + ms;
  const start = (pair: Pair): void => {
    since.set(pair, performance.now());
    if (pair.send()) sent++;
    else {
      since.delete(pair);
      // Stop once a tenth of the pairs have no games left: fewer pairs would no longer saturate the server.
      if (++done > pairs.length / 10) ended = Math.min(ended, performance.now());
    }
  };
  return new Promise((resolve) => {
    const isOver = (): boolean => performance.now() > ended;
    const finish = (): void => {
      clearInterval(timer);
      const passed = (performance.now() - began) / 1000;
      const [sorted, heard] = [waits, spreads].map((times) => times.toSorted((a, b) => a - b));
      resolve({
        perSecond: waits.length / passed,
        seconds: passed,
        p50: at(sorted!, 0.5),
        p99: at(sorted!, 0.99),
        heard99: at(heard!, 0.99),
      });
    };
    for (const pair of pairs) {
      pair.answered = () => {
        waits.push(performance.now() - since.get(pair)!);
      };
      pair.ready = () => {
        spreads.push(performance.now() - since.get(pair)!);
        since.delete(pair);
        if (perSecond === Number.POSITIVE_INFINITY && !isOver()) start(pair);
        else free.push(pair);
      };
    }
    const timer = setInterval(() => {
      if (isOver()) {
        if (since.size === 0) finish();
        return;
      }
      const due = Math.min(free.length, ((performance.now() - began) / 1000) * perSecond - sent);
      for (const pair of free.splice(0, Math.max(0, due))) start(pair);
    }, 1);
  });
}

export type TableMessage = Extract<hosted.FromServer, { type: 'table' }>;
