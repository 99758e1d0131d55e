/**
 * Drives the computer players of a table: which one must think, and how its thought becomes actions. Page and server
 * share this; each brings its own threads, pauses and way of acting.
 */
import type { Refusal, Seat } from '@speeltafel/rules';
import type { TableGame } from './game.ts';
import { type Chair, isOver, positionOf, type Table, waitsFor } from './table.ts';

/** A computer player that should think now, with all inputs, as plain data. */
export interface ComputersTurn {
  readonly seat: Seat;
  readonly level: string;
  readonly game: string;
  readonly position: string;
  readonly options: string;
  /** The number of actions played before. */
  readonly seen: number;
  /** True if it could claim now: then it decides on that first. */
  readonly mayClaim: boolean;
  /** True if the game waits for it; otherwise it may only claim. */
  readonly waited: boolean;
  /** True if a claim came too late, so that it must play without. */
  readonly late: boolean;
}

const isComputers = ({ controller }: Chair): boolean => controller.kind === 'computer';

/**
 * The computer player that should act at the table's time `at`. The seats in `declined` were asked already and do not
 * claim.
 */
export function computersTurn<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  at: number,
  declined: readonly Seat[] = [],
  late = false,
): ComputersTurn | null {
  if (!table.chairs.some(isComputers) || isOver(kit, table)) return null;
  const computers = table.chairs.flatMap(({ seat, controller }) =>
    controller.kind === 'computer' ? [{ seat, level: controller.level }] : [],
  );
  const { game } = kit;
  const position = positionOf(table);
  const waiting = waitsFor(kit, table);
  const canClaim = ({ seat }: { readonly seat: Seat }): boolean =>
    game.actions(position, seat, at).some((action) => game.timed?.(action));
  const claiming =
    game.timed === undefined || late
      ? undefined
      : computers.find((one) => !declined.includes(one.seat) && canClaim(one));
  const one = claiming ?? computers.find(({ seat }) => waiting.includes(seat));
  if (one === undefined) return null;
  return {
    ...one,
    game: game.id,
    position: game.makePosition(position),
    options: game.makeOptions(table.course.options),
    seen: table.course.played.length,
    mayClaim: claiming !== undefined,
    waited: waiting.includes(one.seat),
    late,
  };
}

/** Pause between two actions of one turn, in milliseconds, so that people see the first one and can claim. */
export const BETWEEN_ACTIONS = 900;

export interface Thinking {
  /** A whole turn, or a claim; empty if the seat does nothing now. */
  readonly actions: readonly string[];
}

/** The parts that the page or the server provides. */
export interface ComputerHost<Thought extends Thinking> {
  /** Synchronous if possible: then the page shows at once that a player is thinking. */
  turn(declined: readonly Seat[], late: boolean): ComputersTurn | null | Promise<ComputersTurn | null>;
  think(turn: ComputersTurn): Promise<Thought>;
  /** Waits before the action with that index, and then plays it. Code `stale` means that the game went on meanwhile. */
  act(turn: ComputersTurn, thought: Thought, index: number): Promise<Refusal | null>;
}

/**
 * Plays one turn, or a claim, of a computer player. Returns whether something happened, so that the caller should check
 * again.
 */
export async function playComputersTurn<Thought extends Thinking>(host: ComputerHost<Thought>): Promise<boolean> {
  const declined: Seat[] = [];
  for (let late = false; ; ) {
    const found = host.turn(declined, late);
    const turn = found instanceof Promise ? await found : found;
    if (turn === null) return false;
    const thought = await host.think(turn);
    if (thought.actions.length === 0) {
      if (!turn.mayClaim || declined.includes(turn.seat)) return false;
      declined.push(turn.seat);
      continue;
    }
    const refused = await playAll(host, turn, thought);
    if (refused === null || refused.code === 'stale') return true;
    // The time for a claim may have ended while the player was thinking: then it plays the turn without one.
    if (late) throw new Error(refused.message);
    late = true;
  }
}

async function playAll<Thought extends Thinking>(
  host: ComputerHost<Thought>,
  turn: ComputersTurn,
  thought: Thought,
): Promise<Refusal | null> {
  for (const index of thought.actions.keys()) {
    const refused = await host.act(turn, thought, index);
    if (refused !== null) return refused;
  }
  return null;
}
