/** What lists tell of a table, and the computer player whose turn it is. */
import type { Seat } from '@speeltafel/rules';
import { hosted, isOver, positionOf, type TableGame, waitsFor } from '@speeltafel/table';
import type { Standing } from '../store/store.ts';

export function standingOf<O, P, A>(kit: TableGame<O, P, A>, code: string, now: hosted.Hosted<O, P, A>): Standing {
  const { table, seating, listed, host } = now;
  const over = hosted.isFinished(kit, now);
  const waiting = table === null || over ? [] : waitsFor(kit, table);
  const seats = Object.entries(seating).flatMap(([seat, sitter]) => {
    const guest = sitter === null ? undefined : sitter.kind === 'computer' ? sitter.keeps?.guest : sitter.guest;
    return guest === undefined ? [] : [{ seat: Number(seat), guest }];
  });
  const players = Object.values(seating).map((sitter) => {
    if (sitter === null) return null;
    return sitter.kind === 'computer' ? { level: sitter.level } : { name: sitter.name, guest: sitter.guest };
  });
  return {
    code,
    game: kit.game.id,
    status: over ? 'over' : table === null ? 'gathering' : 'playing',
    listed,
    host,
    deadline: over ? null : hosted.deadlineOf(kit, now),
    summary: JSON.stringify({ options: kit.game.makeOptions(now.options), clock: now.clock, players, waiting }),
    seats,
  };
}

export interface ComputersTurn {
  readonly seat: Seat;
  readonly level: string;
  readonly game: string;
  readonly position: string;
  readonly options: string;
  /** How many actions were played before it. */
  readonly seen: number;
  readonly mayClaim: boolean;
  /** Whether the game waits for it; else it may only claim. */
  readonly waited: boolean;
}

/** The computer player that should do something now; those of `passed` have been asked and do not claim. */
export function computersTurn<O, P, A>(
  kit: TableGame<O, P, A>,
  now: hosted.Hosted<O, P, A>,
  at: number,
  passed: readonly Seat[],
): ComputersTurn | null {
  const { table, options } = now;
  if (table === null || isOver(kit, table)) return null;
  const { game } = kit;
  const position = positionOf(table);
  const time = hosted.tableTime(now, at);
  const computers = table.chairs.flatMap(({ seat, controller }) =>
    controller.kind === 'computer' ? [{ seat, level: controller.level }] : [],
  );
  const waiting = waitsFor(kit, table);
  const claiming = computers.find(
    ({ seat }) => !passed.includes(seat) && game.actions(position, seat, time).some((action) => game.timed(action)),
  );
  const one = claiming ?? computers.find(({ seat }) => waiting.includes(seat));
  if (one === undefined) return null;
  return {
    ...one,
    game: game.id,
    position: game.makePosition(position),
    options: game.makeOptions(options),
    seen: table.course.played.length,
    mayClaim: claiming !== undefined,
    waited: waiting.includes(one.seat),
  };
}
