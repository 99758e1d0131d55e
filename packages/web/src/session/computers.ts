/** Computer players at a table: when they think, how long they seem to, and when they claim. */
import type { Seat } from '@speeltafel/rules';
import { type Chair, isOver, type Table, waitsFor } from '@speeltafel/table';
import { createEffect, createSignal, onCleanup, untrack } from 'solid-js';
import { createMind } from '../thinking/client.ts';
import type { Turn } from '../thinking/messages.ts';
import type { Session } from './session.ts';

/** What a turn may cost on the device, in milliseconds. */
const LONGEST = 1500;
/** Between a move and the taking of a tile, so that the move is seen. */
const PAUSE = 900;
/** A claim is said after a moment, as a person would. */
const BEFORE_CLAIM = 700;

const levelOf = (chair: Chair | undefined): string | undefined =>
  chair?.controller.kind === 'computer' ? chair.controller.level : undefined;

export function seatComputers<O, P, A>(
  session: Pick<Session<O, P, A>, 'kit' | 'table' | 'position' | 'now' | 'act'>,
  held: () => boolean,
): { thinking(): Seat | null } {
  const { kit } = session;
  const { game } = kit;
  const mind = createMind();
  const [thinking, setThinking] = createSignal<Seat | null>(null);
  /** The rest of a turn that was thought through already. */
  let plan: { readonly seat: Seat; readonly actions: readonly string[] } | undefined;

  /** Numbers that only depend on the game so far, so that a reload changes no mind. */
  const seedOf = ({ course }: Table<O, P, A>): number =>
    (Number.parseInt(course.seed?.slice(0, 7) ?? '0', 16) ^ (course.played.length * 0x9e3779b1)) >>> 1;

  /** The seat of a computer player that could claim now. */
  function mayClaim(table: Table<O, P, A>): Seat | undefined {
    const position = session.position();
    return table.chairs.find(
      (chair) =>
        levelOf(chair) !== undefined && game.actions(position, chair.seat, session.now()).some((a) => game.timed?.(a)),
    )?.seat;
  }

  const waited = (table: Table<O, P, A>): Seat | undefined =>
    waitsFor(kit, table).find((seat) => levelOf(table.chairs.find((chair) => chair.seat === seat)) !== undefined);

  /** Says whether somebody claimed, or would have and was late. */
  async function claim(table: Table<O, P, A>, seat: Seat, stale: () => boolean): Promise<boolean> {
    const position = session.position();
    const level = levelOf(table.chairs.find((chair) => chair.seat === seat))!;
    const { claims } = await mind.ask({ kind: 'claims', level, seat, ...asked(table) });
    const action = game.actions(position, seat, session.now()).find((one) => game.timed?.(one));
    if (stale() || !claims || action === undefined) return false;
    await wait(BEFORE_CLAIM, stale);
    return !stale() && session.act(seat, action) === null;
  }

  const asked = (table: Table<O, P, A>) => ({
    position: game.makePosition(session.position()),
    options: game.makeOptions(table.course.options),
    seed: seedOf(table),
  });

  async function think(table: Table<O, P, A>, seat: Seat, late: boolean): Promise<Turn> {
    const level = levelOf(table.chairs.find((chair) => chair.seat === seat))!;
    const question = { kind: 'think', game: game.id, level, seat, ms: LONGEST, late, ...asked(table) } as const;
    return (await mind.ask(question)).turn;
  }

  /** Runs the next thing a computer player does; `stale` tells that the table changed meanwhile. */
  async function go(table: Table<O, P, A>, stale: () => boolean, late = false): Promise<void> {
    const claiming = plan === undefined && !late ? mayClaim(table) : undefined;
    if (claiming !== undefined && (await claim(table, claiming, stale))) return;
    const seat = stale() ? undefined : waited(table);
    if (seat === undefined) return;
    setThinking(seat);
    const began = performance.now();
    let pause = PAUSE;
    if (plan?.seat !== seat) {
      const turn = await think(table, seat, late);
      plan = { seat, actions: turn.actions };
      pause = turn.pace;
    }
    await wait(pause - (performance.now() - began), stale);
    if (stale()) return;
    const [next = '', ...rest] = plan.actions;
    const parsed = game.parseAction(next, session.position());
    plan = rest.length === 0 ? undefined : { seat, actions: rest };
    const refused = parsed.ok ? session.act(seat, parsed.value.action) : parsed.refusal;
    if (refused === null) return;
    if (late) throw new Error(refused.message);
    plan = undefined;
    await go(table, stale, true);
  }

  /** Waits that long, and on until nothing is being shown. */
  const wait = (ms: number, stale: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (stale() || !untrack(held)) resolve();
        else setTimeout(look, 60);
      };
      setTimeout(look, Math.max(0, ms));
    });

  createEffect<Table<O, P, A> | undefined>((before) => {
    const table = session.table();
    let old = false;
    onCleanup(() => {
      old = true;
    });
    const went = table.course.played.length - (before?.course.played.length ?? 0);
    if (went !== 1 || table.course.played.at(-1)?.seat !== plan?.seat) plan = undefined;
    mind.stop();
    setThinking(null);
    if (!isOver(kit, table)) untrack(() => go(table, () => old)).catch(console.error);
    return table;
  });
  onCleanup(() => mind.stop());
  return { thinking };
}
