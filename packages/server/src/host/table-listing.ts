/** The entry of a table in lists. */
import type { Seat } from '@speeltafel/rules';
import { hosted, isOver, type TableGame, waitsFor } from '@speeltafel/table';
import type { TableEntry } from '../store/append.ts';

/** Computes the entry. Parts that change only when a guest sits down are not computed at every move. */
export class Listing<O, P, A> {
  private readonly kit: TableGame<O, P, A>;
  private readonly code: string;
  private seating: hosted.Seating | undefined;
  private seats: TableEntry['seats'] = [];
  private summary = '';
  /** Entries of a game without clocks, by the seat it waits for: the same few come back again and again. */
  private readonly unhurried = new Map<Seat | string, TableEntry>();

  constructor(kit: TableGame<O, P, A>, code: string) {
    this.kit = kit;
    this.code = code;
  }

  of(now: hosted.Hosted<O, P, A>): TableEntry {
    const { kit } = this;
    const { table, seating } = now;
    if (this.seating !== seating) this.look(now);
    if (table === null) return this.entry(now, 'gathering', hosted.deadlineOf(kit, now), []);
    if (isOver(kit, table)) return this.entry(now, 'over', null, []);
    const deadline = hosted.deadlineOf(kit, now);
    // A paused game waits for no player.
    const waiting = now.still?.why === 'pause' ? [] : waitsFor(kit, table);
    if (deadline !== null) return this.entry(now, 'playing', deadline, waiting);
    const key = waiting.length === 1 ? waiting[0]! : waiting.join();
    let known = this.unhurried.get(key);
    if (known === undefined) {
      known = this.entry(now, 'playing', null, waiting);
      this.unhurried.set(key, known);
    }
    return known;
  }

  private entry(
    { listed, host }: hosted.Hosted<O, P, A>,
    status: TableEntry['status'],
    deadline: number | null,
    waiting: readonly Seat[],
  ): TableEntry {
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

  private look({ options, clock, seating, standIn, look, quiet, rated }: hosted.Hosted<O, P, A>): void {
    this.seating = seating;
    this.unhurried.clear();
    this.seats = Object.entries(seating).flatMap(([seat, sitter]) => {
      const guest = sitter === null ? undefined : sitter.kind === 'computer' ? sitter.keeps?.guest : sitter.guest;
      return guest === undefined ? [] : [{ seat: Number(seat), guest }];
    });
    const players = Object.values(seating).map((sitter) => {
      if (sitter === null) return null;
      if (sitter.kind === 'bot') return { name: sitter.name, guest: sitter.guest };
      if (sitter.kind === 'person') {
        const { name, guest, picture } = sitter;
        return { name, guest, ...(picture !== undefined && { picture }) };
      }
      const keeps = sitter.left ? undefined : sitter.keeps?.guest;
      return { level: sitter.level, ...(keeps !== undefined && { keeps }) };
    });
    this.summary = JSON.stringify({
      options: this.kit.game.makeOptions(options),
      clock,
      players,
      ...(standIn !== null && { standIn }),
      ...(look !== null && { look }),
      ...(quiet && { quiet }),
      ...(rated && { rated }),
    });
  }
}
