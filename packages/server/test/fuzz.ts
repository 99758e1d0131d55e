/**
 * Messages of attackers, by the hundred thousand, over several sockets at once: malformed, oversized, replayed,
 * reordered and unauthorised. The server must answer each of them exactly once, stay up without growing, and store
 * valid commands exactly once.
 */
import { hosted } from '@speeltafel/table';
import { WebSocket } from 'ws';
import { openStore, type Where } from '../src/store/open.ts';
import { type NodeCode, TestNode } from './nodes.ts';
import { TestGuest } from './running.ts';

export interface FuzzReport {
  readonly messages: number;
  readonly reconnects: number;
  readonly kept: number;
  readonly seconds: number;
  /** The server's memory in MB: after a tenth of the messages, and at the end. */
  readonly memory: readonly [number, number];
}

export interface FuzzSetting {
  readonly code: NodeCode;
  readonly where: Extract<Where, { kind: 'file' }>;
  readonly messages: number;
  readonly sockets: number;
  readonly random: () => number;
  readonly say?: (text: string) => void;
}

const CHUNK = 200;

interface Message {
  readonly text: string | Buffer;
  /** Must be answered with this nonce. */
  readonly nonce?: string;
}

/** An attacker, at a table with an honest player. */
class Foe {
  readonly guest: TestGuest;
  readonly table: string;
  readonly kept = new Set<string>();
  reconnects = 0;
  private recent: readonly string[] = [];
  private readonly random: () => number;
  private socket: WebSocket | undefined;
  private count = 0;
  private waiting = new Map<string, number>();
  private missing = 0;
  private wake: () => void = () => {};

  constructor(guest: TestGuest, table: string, random: () => number) {
    this.guest = guest;
    this.table = table;
    this.random = random;
  }

  private pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)]!;
  }

  private nonce(): string {
    return `fuzz-${this.guest.id}-${++this.count}`.slice(-32);
  }

  private command(command: unknown, nonce = this.nonce(), table: string = this.table): Message {
    const seen = Math.floor(this.random() * 3);
    return { text: JSON.stringify({ type: 'command', table, nonce, seen, command }), nonce };
  }

  private unauthorised(): Message {
    const seat = this.pick([1, 3, 4, 7]);
    return this.command(
      this.pick([
        { kind: 'act', seat, action: this.pick(['~a1', '!', '.', 'P', 'card 8', `b2:${this.junk(6)}`]) },
        { kind: 'resign', seat },
        { kind: 'hand-over', seat },
        { kind: 'seen', seat },
        { kind: 'start' },
        { kind: 'offer', seat, what: 'pause' },
        { kind: 'rise', seat },
        { kind: 'admit', guest: 'abcdefgh', yes: true },
        { kind: 'show', value: '0123456789abcdef'.repeat(2) },
        { kind: 'sit', seat, name: 'x', pledge: '0123456789abcdef'.repeat(4) },
        { kind: 'free', seat, guest: this.pick([this.guest.id, 'nobody', '__proto__']) },
        { kind: 'offer', seat, what: 'take-back' },
        { kind: 'answer', seat, yes: true },
        { kind: 'return', seat },
        { kind: 'replace', seat, level: this.pick(['lamb', 'constructor', '__proto__', 'x']) },
        { kind: 'sit', seat, name: '<script>alert(1)</script>' },
      ]),
    );
  }

  private junk(longest: number): string {
    const length = Math.floor(this.random() * longest);
    return Array.from({ length }, () => String.fromCharCode(Math.floor(this.random() * 0x2ff))).join('');
  }

  /** A valid message with a few bytes changed, removed or doubled. It may still be valid. */
  private bent(): Message {
    // Its nonce is far from all others, so that no corrupted one is mistaken for another's.
    const { text } = this.command({ kind: 'act', seat: 1, action: '~a1' }, `bent-${++this.count}-xxxxxx`);
    let bent = String(text);
    for (let i = 0; i < 1 + this.random() * 3; i++) {
      const at = Math.floor(this.random() * bent.length);
      bent =
        bent.slice(0, at) +
        this.pick(['', '"', '}', '[', '\\', '\u0000', 'x', '0']) +
        bent.slice(at + this.pick([0, 1, 9]));
    }
    return { text: bent };
  }

  private misshapen(): Message {
    const nonce = this.nonce();
    const wrong = this.pick<unknown>([
      null,
      [],
      { kind: 'act' },
      { kind: 'act', seat: -1, action: 'x' },
      { kind: 'act', seat: 1, action: 'x'.repeat(300) },
      { kind: 'say', text: '\u200b' },
      { kind: 'say', text: { toString: 'x' } },
      { kind: 'sit', seat: '1', name: 'x' },
      { kind: 'constructor' },
      { kind: 'resign', seat: 1e300 },
    ]);
    return { text: JSON.stringify({ type: 'command', table: this.table, nonce, seen: 0, command: wrong }), nonce };
  }

  private one(): Message {
    const die = this.random();
    if (die < 0.25) return this.bent();
    if (die < 0.45) return this.misshapen();
    if (die < 0.7) return this.unauthorised();
    if (die < 0.8)
      return this.command({ kind: 'say', text: 'x' }, undefined, this.pick(['nosuchtable', 'abcdefgh2345']));
    if (die < 0.84) return { text: Buffer.from(this.junk(60)) };
    if (die < 0.88) return { text: this.junk(200) };
    if (die < 0.96 && this.recent.length > 0)
      return this.command({ kind: 'say', text: 'again' }, this.pick(this.recent));
    if (die < 0.975) return this.command({ kind: 'say', text: this.junk(40) || 'x' });
    return { text: JSON.stringify({ type: 'watch', table: 'nosuchtable', version: 0 }) };
  }

  async connect(): Promise<void> {
    const { address, cookie } = this.guest;
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie } });
    this.socket = socket;
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => {});
    socket.on('message', (data) => this.hear(String(data)));
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as hosted.FromServer;
    if (message.type !== 'done' && message.type !== 'refused') return;
    if (--this.missing < 0) throw new Error(`Unexpected answer: ${text}`);
    const { nonce } = message;
    const left = nonce === null ? undefined : this.waiting.get(nonce);
    if (nonce !== null && left !== undefined) {
      if (left === 1) this.waiting.delete(nonce);
      else this.waiting.set(nonce, left - 1);
      if (message.type === 'done') this.keep(nonce);
    }
    if (this.missing === 0) this.wake();
  }

  private keep(nonce: string): void {
    if (this.kept.has(nonce)) return;
    this.kept.add(nonce);
    this.recent = [...this.recent.slice(-99), nonce];
  }

  /** Sends this many at once, in random order, and waits until each is answered. */
  async attack(count: number): Promise<void> {
    const messages = Array.from({ length: count }, () => this.one());
    if (this.random() < 0.3) messages.reverse();
    this.missing = messages.length;
    for (const { nonce } of messages) {
      if (nonce !== undefined) this.waiting.set(nonce, (this.waiting.get(nonce) ?? 0) + 1);
    }
    const answered = new Promise<void>((resolve, reject) => {
      this.wake = resolve;
      this.socket!.once('close', (code) => reject(new Error(`The server closed the connection: ${code}.`)));
    });
    for (const { text } of messages) this.socket!.send(text);
    await answered;
    if (this.waiting.size > 0) throw new Error(`Never answered: ${[...this.waiting.keys()].join(' ')}`);
    this.socket!.removeAllListeners('close');
  }

  /** A huge message closes the connection, and nothing else. */
  async overdo(): Promise<void> {
    const closed = new Promise<number>((resolve) => this.socket!.once('close', resolve));
    this.socket!.send('x'.repeat(hosted.LONGEST_MESSAGE + 1 + Math.floor(this.random() * 1e6)));
    const code = await closed;
    if (code !== 1009 && code !== 1006) throw new Error(`An oversized message was answered with ${code}.`);
    this.reconnects++;
    await this.connect();
  }

  /** Requests routes without credentials. */
  async knock(): Promise<void> {
    const { address } = this.guest;
    const authorization = `Bearer ${'x'.repeat(43)}`;
    const paths = [
      '/api/mine',
      `/api/bot/tables/${this.table}`,
      '/api/../../etc/passwd',
      `/api/tables/${encodeURIComponent(this.junk(20))}x`,
    ];
    for (const path of paths) {
      const { status } = await fetch(`${address}${path}`, {
        headers: { authorization, cookie: this.junk(9).replace(/[^a-z]/g, '') },
      });
      if (status < 400 || status >= 500) throw new Error(`${path} was answered with ${status}.`);
    }
  }

  close(): void {
    this.socket?.terminate();
  }
}

async function seatFoe(address: string, random: () => number): Promise<Foe> {
  const [victim, foe] = [await TestGuest.arrive(address, 'Victim'), await TestGuest.arrive(address, 'Foe')];
  const opened = await victim.ask('POST', '/api/tables', {
    game: 'menhirs',
    options: { variant: 'adam' },
    clock: { kind: 'none' },
    listed: false,
    seats: [
      { kind: 'here', name: 'Victim' },
      { kind: 'here', name: 'Friend' },
    ],
  });
  return new Foe(foe, String(opened.body.id), random);
}

async function memoryOf(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Math.round(Number(/speeltafel_memory_bytes (\d+)/.exec(text)?.[1]) / 1e6);
}

export async function fuzz({ code, where, messages, sockets, random, say }: FuzzSetting): Promise<FuzzReport> {
  const began = Date.now();
  const node = await TestNode.start(code, { database: where.file });
  let early = 0;
  try {
    const foes = await Promise.all(Array.from({ length: sockets }, () => seatFoe(node.address, random)));
    await Promise.all(foes.map((foe) => foe.connect()));
    const rounds = Math.ceil(messages / (sockets * CHUNK));
    for (let round = 0; round < rounds; round++) {
      await Promise.all(foes.map((foe) => foe.attack(CHUNK)));
      const one = foes[round % sockets]!;
      await one.overdo();
      if (round % 10 === 0) await one.knock();
      if (round === Math.floor(rounds / 10)) early = await memoryOf(node.address);
      if (round % 50 === 49) say?.(`${(round + 1) * sockets * CHUNK} messages, ${await memoryOf(node.address)} MB`);
    }
    const memory = [early, await memoryOf(node.address)] as const;
    for (const foe of foes) foe.close();
    await node.stop();
    const kept = await compare(where, foes);
    const reconnects = foes.reduce((sum, foe) => sum + foe.reconnects, 0);
    return { messages: rounds * sockets * CHUNK, reconnects, kept, seconds: (Date.now() - began) / 1000, memory };
  } finally {
    await node.kill();
  }
}

/** Every table is unchanged, except for what its attacker was allowed to do: talk, once per nonce. */
async function compare(where: Where, foes: readonly Foe[]): Promise<number> {
  const { store, close } = await openStore(where);
  let kept = 0;
  try {
    for (const { table, guest, kept: nonces } of foes) {
      const log = await store.facts(table, 0);
      const said = log.filter((one) => one.guest === guest.id);
      if (said.some(({ fact }) => fact.kind !== 'said')) throw new Error(`A guest without a seat acted at ${table}.`);
      if (said.length !== nonces.size) throw new Error(`${table}: ${nonces.size} acknowledged, ${said.length} stored.`);
      if (new Set(said.map(({ nonce }) => nonce)).size !== said.length)
        throw new Error(`A fact was stored twice at ${table}.`);
      if (log.length !== said.length + 2) throw new Error(`An unexpected fact was stored at ${table}.`);
      kept += said.length;
    }
  } finally {
    await close();
  }
  return kept;
}
