/** A tournament on the server, followed live by this page. */
import {
  deskFacts,
  foldAllOnline,
  foldOnline,
  type GuestPart,
  type Online,
  type OnlineCommand,
  type OnlineFact,
} from '@speeltafel/tournament';
import { createSignal, onCleanup } from 'solid-js';
import { openTransport, socketAddress } from '../../session/transport.ts';
import { toast } from '../../ui/toast.tsx';
import { me, recheckIdentity } from '../online/identity/guest.ts';
import { valueToShow } from '../online/verify/take-part.ts';
import type { TournamentSession } from '../tournament/stored-tournaments.ts';
import { command, whyRefused } from './tournament-api.ts';

export interface State {
  readonly online: Online;
  readonly facts: readonly OnlineFact[];
  readonly own: GuestPart;
  /** The server's clock minus this page's clock, in milliseconds. */
  readonly ahead: number;
}

export interface LiveTournament {
  readonly id: string;
  /** Undefined until it has been received. */
  readonly state: () => State | undefined;
  readonly gone: () => boolean;
  readonly connected: () => boolean;
  /** Sends a command and shows the reason if it is refused. Resolves to whether it was accepted. */
  send(wish: OnlineCommand): Promise<boolean>;
}

/**
 * Facts come from our own server, so they are not validated again. New facts are folded onto the known state instead of
 * starting over.
 */
function next(before: State | undefined, facts: readonly OnlineFact[], from: number): Online | undefined {
  if (before !== undefined && from > 0 && from === before.facts.length)
    return facts.slice(from).reduce(foldOnline, before.online);
  const folded = foldAllOnline(facts);
  return folded.ok ? folded.value : undefined;
}

/**
 * A board opens wherever its player is on the site. The page takes part in the draw at once, and leaves the table again
 * as soon as possible.
 */
function drawAt(line: ReturnType<typeof openTransport>, table: string): void {
  let shown = false;
  let done = false;
  const leave = line.watch(table, {
    receive({ view }) {
      const value = valueToShow(table, view, me()?.id);
      if (value !== undefined && !shown) {
        shown = true;
        line.command(table, 0, { kind: 'show', value });
      }
      if (done || (value !== undefined && view.began === 0)) return;
      done = true;
      setTimeout(() => leave());
    },
    here: () => {},
    gone: () => {},
  });
}

/** Follows a tournament until the caller's reactive scope ends. */
export function follow(id: string, named: boolean): LiveTournament {
  const line = openTransport(socketAddress(named ? 'socket' : 'watch'), recheckIdentity);
  const [state, setState] = createSignal<State>();
  const [gone, setGone] = createSignal(false);
  line.follow(id, {
    receive({ facts: told, from, own, ahead }) {
      const facts = told as readonly OnlineFact[];
      const online = next(state(), facts, from);
      if (online === undefined) return;
      if (own.table !== null && own.table !== state()?.own.table) drawAt(line, own.table);
      setState({ online, facts, own, ahead });
    },
    gone: () => setGone(true),
  });
  onCleanup(() => line.close());
  return {
    id,
    state,
    gone,
    connected: line.open,
    async send(wish) {
      const refused = await command(id, wish);
      if (refused !== null) toast(whyRefused(refused));
      return refused === null;
    },
  };
}

/** A session for the components of the desk. `send` itself shows refusals by the server, a moment later. */
export const sessionOf = (live: LiveTournament, state: () => State): TournamentSession => ({
  id: live.id,
  facts: () => deskFacts(state().facts),
  tournament: () => state().online.tournament,
  send(wish) {
    live.send(wish);
    return null;
  },
  sendAll(wishes) {
    for (const wish of wishes) live.send(wish);
    return [];
  },
  unsaved: () => false,
});
