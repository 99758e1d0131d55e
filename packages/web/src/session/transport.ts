/**
 * The connection to the server: one socket for all tables. It reconnects by itself, says which version it has seen, and
 * resends commands that were not answered. Every command gets one answer.
 */
import { type Refusal, refusal } from '@speeltafel/rules';
import { hosted } from '@speeltafel/table';
import { createSignal } from 'solid-js';

/** The last known state of a table, with the difference between the clocks. */
export interface ReceivedTable {
  readonly view: hosted.ClientView;
  /** The server's clock minus this page's clock, in milliseconds. */
  readonly ahead: number;
}

export interface Presence {
  readonly guests: readonly string[];
  /** Since when each of the other players has been away, by this page's clock. */
  readonly gone: Readonly<Record<string, number>>;
  readonly watching: number;
  /** How many televisions show the table. */
  readonly screens: number;
}

/** Servers of older versions do not send `screens`. */
type FromOlder = Omit<Extract<hosted.FromServer, { type: 'here' }>, 'screens'> & { readonly screens?: number };

type Told = Extract<hosted.FromServer, { type: 'tournament' }>;

interface Watched {
  received: ReceivedTable | undefined;
  receive(received: ReceivedTable): void;
  here(here: Presence): void;
  gone(): void;
}

/** The log of a tournament as far as it was received, and the guest's own part in it. */
export interface ReceivedTournament {
  readonly facts: readonly unknown[];
  readonly from: number;
  readonly own: { readonly organiser: boolean; readonly entry: string | null; readonly table: string | null };
  readonly ahead: number;
}

interface Followed {
  facts: readonly unknown[];
  receive(received: ReceivedTournament): void;
  gone(): void;
}

interface Sent {
  readonly text: string;
  answer(refused: Refusal | null): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** If nothing arrives for this long after a request, the connection is considered lost. */
const SILENCE = 8000;
/** How often an idle connection is checked. */
const BEAT = 20_000;

export const newNonce = (): string =>
  Date.now().toString(36) +
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(36).padStart(2, '0')).join('');

/** `watch` is for visitors without a name, who can only watch. */
export function socketAddress(door: 'socket' | 'watch'): string {
  const address = new URL(door, location.origin + location.pathname);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

export type Transport = ReturnType<typeof openTransport>;

/**
 * `unanswered` is called when the socket could not be opened: there is no network, or the server does not know this
 * guest.
 */
export function openTransport(address: string, unanswered: () => void = () => {}) {
  const [open, setOpen] = createSignal(false);
  const [outdated, setOutdated] = createSignal(false);
  const tables = new Map<string, Watched>();
  const tournaments = new Map<string, Followed>();
  const sent = new Map<string, Sent>();
  let socket: WebSocket | undefined;
  let wait = FIRST_WAIT;
  let again: ReturnType<typeof setTimeout> | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const send = (message: unknown): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const watch = (table: string, watched: Watched): void =>
    send({ type: 'watch', table, version: watched.received?.view.version ?? 0 });
  const follow = (tournament: string, { facts }: Followed): void =>
    send({ type: 'follow', tournament, version: facts.length });
  /** Asks for the news of everything that is being watched. */
  const askAll = (): void => {
    for (const [table, watched] of tables) watch(table, watched);
    for (const [tournament, followed] of tournaments) follow(tournament, followed);
  };

  function connect(): void {
    clearTimeout(again);
    if (closed) return;
    const opening = new WebSocket(address, hosted.PROTOCOL);
    socket = opening;
    opening.onopen = () => {
      if (socket !== opening) return;
      wait = FIRST_WAIT;
      setOpen(true);
      if (document.hidden) tellHidden();
      askAll();
      for (const { text } of sent.values()) opening.send(text);
    };
    opening.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(doubt);
      if (socket === opening) receive(JSON.parse(data) as hosted.FromServer);
    };
    opening.onclose = ({ code }) => {
      if (socket !== opening) return;
      // The server speaks another version of the protocol, so this page cannot reconnect.
      if (code === hosted.OTHER_VERSION) {
        closed = true;
        setOpen(false);
        setOutdated(true);
        return;
      }
      if (!open()) unanswered();
      setOpen(false);
      again = setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  /** Asks for news, which the server always answers. */
  const ask = (): void => {
    if (socket?.readyState !== WebSocket.OPEN || tables.size + tournaments.size === 0) return;
    askAll();
    suspect();
  };
  /** The device has woken up or the network is back: reconnect without waiting. */
  const hurry = (): void => {
    wait = FIRST_WAIT;
    if (socket === undefined || socket.readyState === WebSocket.CLOSED) connect();
    else ask();
  };
  const drop = (): void => {
    const dead = socket;
    socket = undefined;
    clearTimeout(doubt);
    dead?.close();
    setOpen(false);
    clearTimeout(again);
    again = setTimeout(connect, FIRST_WAIT);
  };
  /** Something was asked. If no answer arrives, the connection is dead even without a close event. */
  function suspect(): void {
    clearTimeout(doubt);
    const asked = socket;
    doubt = setTimeout(() => {
      if (asked === socket) drop();
    }, SILENCE);
  }
  /** While the page is hidden, the server may notify its player. */
  const tellHidden = (): void => send({ type: 'hide', hidden: document.hidden });
  const onVisible = (): void => {
    tellHidden();
    if (document.visibilityState === 'visible') hurry();
  };
  addEventListener('online', hurry);
  addEventListener('offline', drop);
  const beat = setInterval(ask, BEAT);
  document.addEventListener('visibilitychange', onVisible);

  function receiveTable(message: Extract<hosted.FromServer, { type: 'table' | 'news' }>): void {
    const { table, now } = message;
    const watched = tables.get(table);
    if (watched === undefined) return;
    const view = hosted.applyMessage(watched.received?.view, message);
    if (view === undefined) {
      // Something was missed: ask for the whole table.
      send({ type: 'watch', table, version: 0 });
      return;
    }
    watched.received = { view, ahead: now - Date.now() };
    watched.receive(watched.received);
  }

  function receiveTournament({ tournament, from, facts, own, now }: Told): void {
    const followed = tournaments.get(tournament);
    if (followed === undefined) return;
    if (from > followed.facts.length) {
      send({ type: 'follow', tournament, version: 0 });
      return;
    }
    followed.facts = [...followed.facts.slice(0, from), ...facts];
    followed.receive({ facts: followed.facts, from, own, ahead: now - Date.now() });
  }

  function receivePresence({ table, guests, away, watching, screens = 0 }: FromOlder): void {
    const gone = Object.fromEntries(Object.entries(away).map(([guest, ms]) => [guest, Date.now() - ms]));
    tables.get(table)?.here({ guests, gone, watching, screens });
  }

  function receiveAnswer(message: Extract<hosted.FromServer, { type: 'done' | 'refused' }>): void {
    if (message.nonce === null) {
      const gone = message.type === 'refused' && message.code === 'no-such-table';
      if (gone) for (const one of tables.values()) one.gone();
      return;
    }
    const one = sent.get(message.nonce);
    sent.delete(message.nonce);
    one?.answer(message.type === 'done' ? null : refusal(message.code, message.message, message.details));
  }

  function receive(message: hosted.FromServer): void {
    if (message.type === 'table' || message.type === 'news') receiveTable(message);
    else if (message.type === 'here') receivePresence(message);
    else if (message.type === 'tournament') receiveTournament(message);
    else if (message.type === 'no-tournament') tournaments.get(message.tournament)?.gone();
    else receiveAnswer(message);
  }

  connect();
  return {
    /** Whether the connection is open. */
    open,
    /** Whether the server speaks another version: the page must be reloaded. */
    outdated,
    /** Watches a table until the returned function is called. */
    watch(table: string, listener: Omit<Watched, 'received'>): () => void {
      const watched: Watched = { ...listener, received: undefined };
      tables.set(table, watched);
      watch(table, watched);
      return () => {
        tables.delete(table);
        send({ type: 'leave', table });
      };
    },
    /** Follows a tournament until the returned function is called. */
    follow(tournament: string, listener: Omit<Followed, 'facts'>): () => void {
      const followed: Followed = { ...listener, facts: [] };
      tournaments.set(tournament, followed);
      follow(tournament, followed);
      return () => {
        tournaments.delete(tournament);
        send({ type: 'unfollow', tournament });
      };
    },
    /** Resolves to the refusal, or to null when the command is on disk. It waits as long as the connection is lost. */
    command(table: string, seen: number, command: hosted.Command): Promise<Refusal | null> {
      const nonce = newNonce();
      const text = JSON.stringify({ type: 'command', table, nonce, seen, command });
      return new Promise((answer) => {
        sent.set(nonce, { text, answer });
        if (socket?.readyState === WebSocket.OPEN) {
          socket.send(text);
          suspect();
        }
      });
    },
    close(): void {
      closed = true;
      clearTimeout(again);
      clearTimeout(doubt);
      clearInterval(beat);
      removeEventListener('online', hurry);
      removeEventListener('offline', drop);
      document.removeEventListener('visibilitychange', onVisible);
      socket?.close();
    },
  };
}
