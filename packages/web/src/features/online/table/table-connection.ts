/** This page's connection to a table on the server, with the commands it can send. */
import type { Refusal, Seat } from '@speeltafel/rules';
import { hosted } from '@speeltafel/table';
import { createMemo, createSignal, getOwner, onCleanup, runWithOwner } from 'solid-js';
import type { GameOptions, Term } from '../../../games/contract/options.ts';
import { GAMES } from '../../../games/registry.ts';
import { openTransport, type Presence, type ReceivedTable, socketAddress } from '../../../session/transport.ts';
import { settings } from '../../../settings/settings.ts';
import type { Guest, ListedTable } from '../api.ts';
import { recheckIdentity } from '../identity/guest.ts';
import { whyNot } from '../refusals.ts';
import { termsOf } from '../terms/terms.ts';
import { newPledge } from '../verify/own-values.ts';
import { valueToShow } from '../verify/take-part.ts';

export type Found = Pick<ListedTable, 'id' | 'code' | 'game'>;

/** Tables of next games that were announced to this page. Each is announced shortly before it exists. */
export const announcedTables = new Set<string>();

/** How long a notice is shown, in milliseconds. */
const NOTICED = 6000;

export type TableConnection = ReturnType<typeof connectToTable>;

/** A television has no name on the server, and no seat. */
export const TELEVISION: Guest = { id: '', name: '' };

/** Connects to a table until the caller's reactive scope ends. */
export function connectToTable({ id, code, game }: Found, options: GameOptions, guest: Guest) {
  const line = openTransport(socketAddress(guest === TELEVISION ? 'watch' : 'socket'), recheckIdentity);
  const [received, setReceived] = createSignal<ReceivedTable>();
  const [here, setHere] = createSignal<Presence>({ guests: [], gone: {}, watching: 0, screens: 0 });
  const [gone, setGone] = createSignal(false);
  const [notice, setNotice] = createSignal<{ readonly text: string } | null>(null);
  let quiet: ReturnType<typeof setTimeout> | undefined;
  /** Shows a short message above the board, where it covers nothing that players need. */
  const notify = (text: string): void => {
    clearTimeout(quiet);
    setNotice({ text });
    quiet = setTimeout(() => setNotice(null), NOTICED);
  };
  /** Removes a message that no longer applies. */
  const unsay = (): void => {
    clearTimeout(quiet);
    setNotice(null);
  };
  /** Notes what was pledged before the game, and then reveals this device's own value. */
  let shown = false;
  function takePart(view: hosted.ClientView): void {
    const value = valueToShow(id, view, guest.id);
    if (value === undefined || shown) return;
    shown = true;
    line.command(id, 0, { kind: 'show', value });
  }
  line.watch(id, {
    receive(now) {
      takePart(now.view);
      if (now.view.next !== null) announcedTables.add(now.view.next);
      setReceived(now);
    },
    here: setHere,
    gone: () => setGone(true),
  });
  onCleanup(() => {
    clearTimeout(quiet);
    line.close();
  });

  const owner = getOwner();
  let lasting: unknown;
  /** Creates a value once, to live as long as the connection, even while the player reads the rules. */
  const once = <T>(make: () => T): T => {
    lasting ??= runWithOwner(owner, make);
    return lasting as T;
  };

  const view = (): hosted.ClientView => received()!.view;
  const request = (): hosted.Offer | null => hosted.requestOf(view());
  const mine = createMemo(
    (): readonly Seat[] => (received() ? hosted.seatsOf(view().seating, guest.id) : []),
    undefined,
    {
      equals: (a, b) => a.join() === b.join(),
    },
  );
  /**
   * Commands that make a guest a player carry a pledge for the chance of the game. Older servers do not know pledges.
   */
  function withPledge(command: hosted.Command): hosted.Command {
    const plays =
      command.kind === 'sit' ||
      (command.kind === 'offer' && command.what === 'rematch') ||
      (command.kind === 'answer' && command.yes && request()?.what === 'rematch');
    return plays && view().draw !== undefined ? { ...command, pledge: newPledge() } : command;
  }
  async function send(command: hosted.Command): Promise<Refusal | null> {
    const refused = await line.command(id, view().played.length, withPledge(command));
    if (refused !== null) notify(whyNot(refused));
    return refused;
  }
  /** The players on this device share a decision: if one of them agrees, all do. */
  async function agree(): Promise<void> {
    for (const seat of mine()) {
      const offer = request();
      if (offer !== null && !offer.agreed.includes(seat)) await send({ kind: 'answer', seat, yes: true });
    }
  }
  const standIn = (): string => view().standIn ?? GAMES[game].levels.at(-1)!;
  return {
    id,
    code,
    game,
    guest,
    line,
    received,
    view,
    request,
    /** The level of the stand-in for absent players; tables of old versions have none. */
    standIn,
    /** Whether there is talk: not at a quiet table, and not if the device has it turned off. */
    talks: (): boolean => settings().talk && !view().quiet,
    SeatSign: options.SeatSign,
    look: (): string | null => received()?.view.look ?? null,
    terms: (): readonly Term[] => termsOf(options, { ...view(), standIn: standIn() }),
    here,
    gone,
    notice,
    notify,
    unsay,
    mine,
    send,
    agree,
    async ask(what: hosted.Consent, seat = mine()[0]): Promise<void> {
      if (seat === undefined) return;
      if (request()?.what === what) return agree();
      if ((await send({ kind: 'offer', seat, what })) === null) await agree();
    },
    /** Declines a request, or withdraws the guest's own. */
    decline(): void {
      const seat = mine()[0];
      if (seat !== undefined) send({ kind: 'answer', seat, yes: false });
    },
    isHere: (id: string): boolean => here().guests.includes(id),
    once,
  };
}
