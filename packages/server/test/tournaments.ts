/** Guests who play in a tournament: they enter, check in, and play each board until one of them resigns. */
import {
  foldAllOnline,
  type GuestPart,
  type HostSettings,
  type Online,
  type OnlineCommand,
  type OnlineFact,
  type Settings,
} from '@speeltafel/tournament';
import type { TestGuest } from './running.ts';

export const SWISS: Settings = {
  game: 'menhirs',
  options: '',
  format: { kind: 'swiss', rounds: 2 },
  tieBreaks: ['points'],
  sameDeal: false,
  minutes: null,
};

export const HOST: HostSettings = {
  listed: false,
  clock: { kind: 'fischer', initial: 300_000, increment: 3000 },
  rated: false,
  computers: true,
  bots: false,
  starts: null,
  pace: { kind: 'done', rest: 0 },
  checkIn: 5,
};

export interface Told {
  readonly online: Online;
  readonly facts: readonly OnlineFact[];
  readonly own: GuestPart;
}

export async function tell(guest: TestGuest, id: string): Promise<Told> {
  const { status, body } = await guest.ask('GET', `/api/tournaments/${id}`);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  const facts = body.facts as OnlineFact[];
  const folded = foldAllOnline(facts);
  if (!folded.ok) throw new Error(folded.refusal.message);
  return { online: folded.value, facts, own: body.own as GuestPart };
}

let sent = 0;

/** Returns the code of a refusal, or null. */
export async function command(
  guest: TestGuest,
  id: string,
  wish: OnlineCommand,
  nonce = `nonce-${process.pid}-${++sent}`,
): Promise<string | null> {
  const { status, body } = await guest.ask('POST', `/api/tournaments/${id}`, { nonce, command: wish });
  return status === 200 ? null : String(body.code);
}

export async function open(
  organiser: TestGuest,
  settings: Partial<Settings> = {},
  host: Partial<HostSettings> = {},
): Promise<string> {
  const wish = { name: 'Friday', settings: { ...SWISS, ...settings }, host: { ...HOST, ...host } };
  const { status, body } = await organiser.ask('POST', '/api/tournaments', wish);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return String(body.id);
}
