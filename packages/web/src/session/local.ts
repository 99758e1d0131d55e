/** A game on this device: the pure table with a clock, storage and computer players. */
import type { Refusal, Result } from '@speeltafel/rules';
import type { Chair, ClockRule, Table, TableGame } from '@speeltafel/table';
import * as tables from '@speeltafel/table';
import { createMemo, createRoot, createSignal, onCleanup } from 'solid-js';
import { seatComputers } from './computers.ts';
import { newSeed } from './new-seed.ts';
import { isKept, readGame, type SavedGame, tidy, writeGame } from './saved-games.ts';
import type { Session } from './session.ts';

/** A session that is stored on this device. */
export interface LocalSession<O, P, A> extends Session<O, P, A> {
  /** Whether the last change was stored. */
  saved(): boolean;
  /** Stops clocks and computer players. */
  close(): void;
}

const TICK = 200;
const KEEP_TIME = 1000;

/** What is stored with a table beside the game itself. */
type Marks = Pick<SavedGame, 'look' | 'helped'>;

const marksOf = ({ look, helped }: Marks): Marks => ({
  ...(look !== undefined && { look }),
  ...(helped && { helped }),
});

/** Stores the table. Returns whether the device stored it. */
const keepTable = <O, P, A>(
  kit: TableGame<O, P, A>,
  id: string,
  table: Table<O, P, A>,
  elapsed: number,
  changed: number,
  marks: Marks,
): boolean =>
  writeGame({
    id,
    ...marks,
    table: tables.keep(kit, table),
    elapsed,
    changed,
    waiting: tables.waitsFor(kit, table),
    over: tables.isOver(kit, table),
  });

function createSession<O, P, A>(
  kit: TableGame<O, P, A>,
  id: string,
  first: Table<O, P, A>,
  elapsed: number,
  marks: Marks,
): LocalSession<O, P, A> {
  return createRoot((dispose) => {
    let opened = performance.now() - elapsed;
    const [table, setTable] = createSignal(first);
    const [saved, setSaved] = createSignal(isKept(id));
    const [holds, setHolds] = createSignal(0);
    const position = createMemo(() => tables.positionOf(table()));
    const now = (): number => Math.floor(performance.now() - opened);

    let { helped } = marks;
    const save = (changed: number): void => {
      helped ??= readGame(id)?.helped;
      setSaved(keepTable(kit, id, table(), now(), changed, { ...marks, ...(helped && { helped }) }));
    };
    /** Another tab of the same browser may have played on. Its newer table and its clock take precedence. */
    const follow = (): boolean => {
      const other = readGame(id);
      if (other === undefined) return false;
      opened -= Math.max(0, other.elapsed - now());
      if (other.table.version <= table().version) return false;
      const reopened = tables.reopen(kit, other.table, now());
      if (reopened.ok) setTable(() => reopened.value);
      return reopened.ok;
    };
    const change = (next: Table<O, P, A>): void => {
      if (next === table() || follow()) return;
      setTable(() => next);
      save(Date.now());
    };
    const accept = (result: Result<Table<O, P, A>>): Refusal | null => {
      if (!result.ok) return result.refusal;
      change(result.value);
      return null;
    };

    const session: LocalSession<O, P, A> = {
      id,
      kit,
      table,
      position,
      look: () => marks.look ?? null,
      now,
      act: (seat, action, at = now()) => accept(tables.act(kit, table(), seat, action, at)),
      tryOut: (seat, action) => accept(tables.tryOut(kit, table(), seat, action, now())),
      dropTentative: () => change(tables.dropAll(table())),
      canUndo: () => tables.canUndo(kit, table()),
      undo() {
        helped = true;
        change(tables.undo(kit, table(), now()));
      },
      noteHint() {
        helped = true;
        save(readGame(id)?.changed ?? Date.now());
      },
      resign: (seat) => {
        accept(tables.resign(kit, table(), seat, now()));
      },
      thinking: () => computers.thinking(),
      saved,
      hold() {
        setHolds((count) => count + 1);
        let held = true;
        return () => {
          if (held) setHolds((count) => count - 1);
          held = false;
        };
      },
      close: dispose,
    };
    const computers = seatComputers(session, () => holds() > 0);

    const keepTime = (): void => {
      if (!follow()) save(readGame(id)?.changed ?? Date.now());
    };
    const onStorage = ({ key }: StorageEvent): void => {
      if (key?.endsWith(id)) follow();
    };
    addEventListener('pagehide', keepTime);
    addEventListener('pageshow', follow);
    addEventListener('storage', onStorage);
    const timed = first.clocks.rule.kind !== 'none';
    const ticking = timed && setInterval(() => change(tables.tick(kit, table(), now())), TICK);
    // Other tabs, and this tab after a crash, continue from the stored time.
    const keeping = timed && setInterval(keepTime, KEEP_TIME);
    onCleanup(() => {
      keepTime();
      removeEventListener('pagehide', keepTime);
      removeEventListener('pageshow', follow);
      removeEventListener('storage', onStorage);
      if (ticking) clearInterval(ticking);
      if (keeping) clearInterval(keeping);
    });
    return session;
  });
}

const newId = (): string => newSeed().slice(0, 12);

export interface NewGame<O> {
  readonly options: O;
  readonly chairs: readonly Chair[];
  readonly clock: ClockRule;
  /** How the players made the table look (see the glossary). */
  readonly look?: string | undefined;
}

/**
 * Starts and stores a game, and returns its id. Options of an older game are brought to the newest version of the
 * rules.
 */
export function startGame<O, P, A>(kit: TableGame<O, P, A>, game: NewGame<O>): string {
  const { version, earlier } = kit.game;
  const options = earlier?.under(game.options, version) ?? game.options;
  return begun(kit, tables.openTable(kit, { ...game, options, seed: newSeed() }), game.look);
}

function begun<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, look: string | undefined): string {
  tidy();
  const id = newId();
  keepTable(kit, id, table, 0, Date.now(), look === undefined ? {} : { look });
  return id;
}

/** Starts a game from the position of another one; undefined if it cannot be continued. */
export function startGameAt<O, P, A>(
  kit: TableGame<O, P, A>,
  game: NewGame<O> & { readonly position: P; readonly dealt?: string },
): string | undefined {
  const table = tables.openTableAt(kit, { ...game, seed: newSeed() });
  return table.ok ? begun(kit, table.value, game.look) : undefined;
}

/** Opens a stored game; undefined if there is none with this id, or if it is damaged. */
export function openSession<O, P, A>(kit: TableGame<O, P, A>, id: string): LocalSession<O, P, A> | undefined {
  const game = readGame(id);
  if (game?.table.game !== kit.game.id) return undefined;
  const table = tables.reopen(kit, game.table, game.elapsed);
  return table.ok ? createSession(kit, id, table.value, game.elapsed, marksOf(game)) : undefined;
}
