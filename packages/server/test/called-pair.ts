/**
 * Two guests who play with bot tokens, so that neither has a page open, and the browsers that get their notifications.
 */
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { type PushService, TestBrowser } from './push-service.ts';
import { TestGuest } from './running.ts';

const PATH = '/api/me/notifications';
let count = 0;

async function post(address: string, token: string, body: unknown): Promise<void> {
  for (;;) {
    const reply = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (reply.ok) return;
    const { code, message } = (await reply.json()) as { code: string; message: string };
    // The other node may not know the last action yet.
    if (code !== 'stale') throw new Error(message);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** The start position, from the first message that a bot gets about a table. */
async function startOf(address: string, token: string, table: string): Promise<string> {
  const stream = await fetch(`${address}/api/bot/tables/${table}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('\n')) text += (await reader.read()).value ?? '';
  await reader.cancel();
  return (JSON.parse(text.split('\n')[0]!) as { told: { start: string } }).told.start;
}

export class CalledPair {
  readonly browsers: readonly TestBrowser[];
  /** When each turn was durable, by the seat that was notified. */
  readonly called: readonly number[][] = [[], []];
  readonly table: string;
  private readonly service: PushService;
  private readonly tokens: readonly string[];
  private position: menhirsKit.Position;
  private played = 0;

  private constructor(
    service: PushService,
    tokens: readonly string[],
    browsers: readonly TestBrowser[],
    table: string,
    position: menhirsKit.Position,
  ) {
    this.service = service;
    this.tokens = tokens;
    this.browsers = browsers;
    this.table = table;
    this.position = position;
  }

  static async at(service: PushService, address: string, clock: object = { kind: 'none' }): Promise<CalledPair> {
    const guests = await Promise.all(['Ann', 'Bea'].map((name) => TestGuest.arrive(address, name)));
    const tokens: string[] = [];
    const browsers: TestBrowser[] = [];
    for (const guest of guests) {
      const browser = new TestBrowser(`${service.address}/pair-${++count}`);
      const subscribed = await guest.ask('PUT', `${PATH}/push`, browser.subscription);
      if (subscribed.status !== 200) throw new Error(String(subscribed.body.message));
      tokens.push((await guest.ask('POST', '/api/bots')).body.token as string);
      browsers.push(browser);
    }
    const seats = [{ kind: 'here', name: 'Ann' }, { kind: 'open' }];
    const wish = { game: 'menhirs', options: {}, clock, listed: false, seats };
    const table = (await guests[0]!.ask('POST', '/api/tables', wish)).body.id as string;
    const sit = { kind: 'sit', seat: 2, name: 'Bea' };
    await post(`${address}/api/bot/tables/${table}`, tokens[1]!, { nonce: `nonce-${++count}`, seen: 0, command: sit });
    const start = menhirs.parsePosition(await startOf(address, tokens[0]!, table));
    if (!start.ok) throw new Error(start.refusal.message);
    return new CalledPair(service, tokens, browsers, table, start.value);
  }

  get seat(): number {
    return menhirs.toAct(this.position)[0] ?? 0;
  }

  /** The browser of the player whose turn it is. */
  get waiting(): TestBrowser {
    return this.browsers[this.seat - 1]!;
  }

  /** The number of messages both received. */
  told(): number {
    return this.browsers.reduce((sum, { endpoint }) => sum + this.service.at(new URL(endpoint).pathname).length, 0);
  }

  /** Plays a whole turn. */
  async move(address: string): Promise<void> {
    const { seat } = this;
    while (this.seat === seat) {
      const action = menhirs.actions(this.position, seat, 0)[0]!;
      const command = { kind: 'act', seat, action: menhirs.makeAction(action, this.position, seat) };
      const body = { nonce: `nonce-${++count}`, seen: this.played, command };
      await post(`${address}/api/bot/tables/${this.table}`, this.tokens[seat - 1]!, body);
      const next = menhirs.play(this.position, seat, action, 0);
      if (!next.ok) throw new Error(next.refusal.message);
      this.position = next.value;
      this.played += 1;
    }
    this.called[this.seat - 1]?.push(performance.now());
  }
}
