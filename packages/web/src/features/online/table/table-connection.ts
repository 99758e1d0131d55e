/** A table on the server as this page hears it, and what can be said to it. */
import type { Refusal, Seat } from '@speeltafel/rules';
import { hosted } from '@speeltafel/table';
import { createMemo, createSignal, onCleanup } from 'solid-js';
import type { GameOptions, Term } from '../../../games/contract/options.ts';
import { type Heard, type Here, openLine } from '../../../session/transport.ts';
import type { Guest, ListedTable } from '../api.ts';
import { doubt } from '../identity/guest.ts';
import { whyNot } from '../refusals.ts';
import { termsOf } from '../terms/terms.ts';
import { rememberSeal } from '../verify/stored-seals.ts';

export type Found = Pick<ListedTable, 'id' | 'code' | 'game'>;

/** Tables of next games this page was told of: each is told of a moment before it stands. */
export const awaited = new Set<string>();

const socketAddress = (): string => {
  const address = new URL('socket', location.origin + location.pathname);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
};

/** How long somebody has to read what is told them. */
const NOTICED = 6000;

export type AtTable = ReturnType<typeof sitBy>;

/** Lives as long as whoever calls it. */
export function sitBy({ id, code, game }: Found, options: GameOptions, guest: Guest) {
  const line = openLine(socketAddress(), doubt);
  const [heard, setHeard] = createSignal<Heard>();
  const [here, setHere] = createSignal<Here>({ guests: [], gone: {}, watching: 0 });
  const [gone, setGone] = createSignal(false);
  const [notice, setNotice] = createSignal<{ readonly text: string } | null>(null);
  let quiet: ReturnType<typeof setTimeout> | undefined;
  /** A short message above the board, where it covers nothing that one must reach. */
  const notify = (text: string): void => {
    clearTimeout(quiet);
    setNotice({ text });
    quiet = setTimeout(() => setNotice(null), NOTICED);
  };
  line.watch(id, {
    hear(now) {
      rememberSeal(id, now.told.seal);
      if (now.told.next !== null) awaited.add(now.told.next);
      setHeard(now);
    },
    here: setHere,
    gone: () => setGone(true),
  });
  onCleanup(() => {
    clearTimeout(quiet);
    line.close();
  });

  const told = (): hosted.Told => heard()!.told;
  const mine = createMemo((): readonly Seat[] => (heard() ? hosted.seatsOf(told().seating, guest.id) : []), undefined, {
    equals: (a, b) => a.join() === b.join(),
  });
  async function send(command: hosted.Command): Promise<Refusal | null> {
    const refused = await line.command(id, told().played.length, command);
    if (refused !== null) notify(whyNot(refused));
    return refused;
  }
  /** Everybody of this device agrees with what one of them asks or grants. */
  async function agree(): Promise<void> {
    for (const seat of mine()) {
      const { offer } = told();
      if (offer !== null && !offer.agreed.includes(seat)) await send({ kind: 'answer', seat, yes: true });
    }
  }
  return {
    id,
    code,
    game,
    guest,
    line,
    heard,
    told,
    terms: (): readonly Term[] => termsOf(options, told().options, told().clock),
    here,
    gone,
    notice,
    notify,
    mine,
    send,
    agree,
    async ask(what: hosted.Consent, seat = mine()[0]): Promise<void> {
      if (seat === undefined) return;
      if (told().offer?.what === what) return agree();
      if ((await send({ kind: 'offer', seat, what })) === null) await agree();
    },
    /** Says no, or takes one's own question back. */
    decline(): void {
      const seat = mine()[0];
      if (seat !== undefined) send({ kind: 'answer', seat, yes: false });
    },
    isHere: (id: string): boolean => here().guests.includes(id),
  };
}
