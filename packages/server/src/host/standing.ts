/** What lists tell of a table, and the computer player whose turn it is. */
import type { Seat } from '@speeltafel/rules';
import { type Chair, hosted, isOver, positionOf, type TableGame, waitsFor } from '@speeltafel/table';
import type { Standing } from '../store/append.ts';

/** What lists tell of one table; what only changes when somebody sits down is not worked out at every move. */
export class Listing<O, P, A> {
  private readonly kit: TableGame<O, P, A>;
  private readonly code: string;
  private seating: hosted.Seating | undefined;
  private seats: Standing['seats'] = [];
  private summary = '';
  /** By whom a game without clocks waits for: the same come back again and again. */
  private readonly unhurried = new Map<Seat | string, Standing>();

  constructor(kit: TableGame<O, P, A>, code: string) {
    this.kit = kit;
    this.code = code;
  }

  of(now: hosted.Hosted<O, P, A>): Standing {
    const { kit } = this;
    const { table, seating } = now;
    if (this.seating !== seating) this.look(now);
    if (table === null) return this.standing(now, 'gathering', null, []);
    if (isOver(kit, table)) return this.standing(now, 'over', null, []);
    const deadline = hosted.deadlineOf(kit, now);
    const waiting = waitsFor(kit, table);
    if (deadline !== null) return this.standing(now, 'playing', deadline, waiting);
    const key = waiting.length === 1 ? waiting[0]! : waiting.join();
    let known = this.unhurried.get(key);
    if (known === undefined) {
      known = this.standing(now, 'playing', null, waiting);
      this.unhurried.set(key, known);
    }
    return known;
  }

  private standing(
    { listed, host }: hosted.Hosted<O, P, A>,
    status: Standing['status'],
    deadline: number | null,
    waiting: readonly Seat[],
  ): Standing {
    const { code, summary, seats } = this;
    return {
      code,
      game: this.kit.game.id,
      status,
      listed,
      host,
      deadline,
      summary,
      waiting: JSON.stringify(waiting),
      seats,
    };
  }

  private look({ options, clock, seating }: hosted.Hosted<O, P, A>): void {
    this.seating = seating;
    this.unhurried.clear();
    this.seats = Object.entries(seating).flatMap(([seat, sitter]) => {
      const guest = sitter === null ? undefined : sitter.kind === 'computer' ? sitter.keeps?.guest : sitter.guest;
      return guest === undefined ? [] : [{ seat: Number(seat), guest }];
    });
    const players = Object.values(seating).map((sitter) => {
      if (sitter === null) return null;
      return sitter.kind === 'computer' ? { level: sitter.level } : { name: sitter.name, guest: sitter.guest };
    });
    this.summary = JSON.stringify({ options: this.kit.game.makeOptions(options), clock, players });
  }
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

const isComputers = ({ controller }: Chair): boolean => controller.kind === 'computer';

/** The computer player that should do something now; those of `passed` have been asked and do not claim. */
export function computersTurn<O, P, A>(
  kit: TableGame<O, P, A>,
  now: hosted.Hosted<O, P, A>,
  at: number,
  passed: readonly Seat[],
): ComputersTurn | null {
  const { table, options } = now;
  if (table === null || !table.chairs.some(isComputers) || isOver(kit, table)) return null;
  const computers = table.chairs.flatMap(({ seat, controller }) =>
    controller.kind === 'computer' ? [{ seat, level: controller.level }] : [],
  );
  const { game } = kit;
  const position = positionOf(table);
  const time = hosted.tableTime(now, at);
  const waiting = waitsFor(kit, table);
  const claiming = computers.find(
    ({ seat }) => !passed.includes(seat) && game.actions(position, seat, time).some((action) => game.timed?.(action)),
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
