/**
 * Keeps a table connected while its player reads the rules or changes settings, so that they do not appear to have
 * left. A table that waits for players stays connected on every screen, so that its game does not start unnoticed. Only
 * one table at a time.
 */
import { createEffect, createMemo, createRoot, createSignal, onCleanup, untrack } from 'solid-js';
import type { GameOptions } from '../../../games/contract/options.ts';
import { GAMES } from '../../../games/registry.ts';
import { go, leftTable, place, to } from '../../../router/route.ts';
import { announce } from '../../../ui/announce.ts';
import { sound } from '../../../ui/sound.ts';
import { toast } from '../../../ui/toast.tsx';
import { say as sayUi } from '../../../ui/words.ts';
import type { Guest, ListedTable } from '../api.ts';
import { say } from '../words.ts';
import { connectToTable, type TableConnection } from './table-connection.ts';
import { notify } from './turn-notification.ts';

export interface FoundTable {
  readonly table: ListedTable;
  readonly options: GameOptions;
}

interface Kept {
  readonly address: string;
  readonly guest: string;
  readonly found: FoundTable;
  readonly connection: TableConnection;
  show(shown: boolean): void;
  end(): void;
}

let kept: Kept | undefined;

const addressNow = (): string => to(...place().path);

/** The table at this address, if it is still connected and need not be looked up. */
export const stillAt = (name: string): FoundTable | undefined =>
  kept?.address === to('table', name) ? kept.found : undefined;

/** Returns the connection to a table, for a screen that shows it. */
export function connectTo(found: FoundTable, guest: Guest): TableConnection {
  const address = addressNow();
  if (kept?.found.table.id !== found.table.id || kept.guest !== guest.id || kept.address !== address) {
    kept?.end();
    kept = createRoot((end) => open(found, guest, address, end));
  }
  const { connection, show } = kept;
  show(true);
  onCleanup(() => show(false));
  return connection;
}

function open(found: FoundTable, guest: Guest, address: string, dispose: () => void): Kept {
  const [shown, show] = createSignal(true);
  const connection = connectToTable(found.table, found.options, guest);
  const one: Kept = {
    address,
    guest: guest.id,
    found,
    connection,
    show,
    end() {
      if (kept === one) kept = undefined;
      dispose();
    },
  };
  const begun = createMemo(() => (connection.received() === undefined ? undefined : connection.view().began > 0));
  const tellBeginning = (): void => {
    sound('begin');
    announce(say().begins, 'assertive');
    notify(say().begins, GAMES[connection.game].name, new URL(address, location.href).href);
    if (!shown()) toast(say().begins, { label: sayUi().toTable, run: () => go(address) });
  };
  /** Whether the game started while another screen was shown, and has not been seen yet. */
  let unseen = false;
  createEffect((before: boolean | undefined) => {
    const [now, seen, plays] = [begun(), shown(), connection.mine().length > 0];
    if (now && before === false && plays) {
      untrack(tellBeginning);
      unseen = true;
    }
    if (seen) unseen = false;
    const waits = now === false && plays;
    if (!seen && leftTable() !== address && !waits && !unseen) one.end();
    return now;
  }, undefined);
  return one;
}
