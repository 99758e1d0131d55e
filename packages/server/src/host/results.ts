/** Counts the results of rated games and tournament boards: each once, by the first node that gets to it. */

import { hosted, withKit } from '@speeltafel/table';
import { RATED_GAMES } from '@speeltafel/tournament';
import type { RatingStore } from '../store/ratings.ts';
import type { Store } from '../store/store.ts';
import type { Hosting } from './hosting.ts';

const MOST = 50;
/** A table whose result is expected opens well within this time. */
const OPENS_WITHIN = 60 * 60_000;

/** Takes the result of a tournament's board. */
export type TakeResult = (board: hosted.TournamentBoard, table: string, result: hosted.FinalResult) => Promise<void>;

export class Results {
  private readonly store: Store;
  private readonly ratings: RatingStore;
  private readonly now: () => number;
  private readonly takeResult: TakeResult;
  private readonly failed: (error: unknown) => void;
  private readonly counting = new Map<string, Promise<void>>();

  /** `failed` receives the error of a result that could not be counted. It is tried again. */
  constructor(
    around: { readonly store: Store; readonly ratings: RatingStore; readonly hosting: Hosting; now(): number },
    takeResult: TakeResult,
    failed: (error: unknown) => void,
  ) {
    this.store = around.store;
    this.ratings = around.ratings;
    this.now = () => around.now();
    this.takeResult = takeResult;
    this.failed = failed;
    around.hosting.onChange((liveTable) => {
      if (liveTable.over && liveTable.counts) this.count(liveTable.id).catch(failed);
    });
  }

  /** Counts what no node has counted yet: one may have died between the end of a game and the counting. */
  async run(): Promise<void> {
    for (let tables = await this.ratings.due('', MOST); tables.length > 0; ) {
      // One result that cannot be counted must not block the others.
      for (const table of tables) await this.count(table).catch(this.failed);
      tables = await this.ratings.due(tables.at(-1)!, MOST);
    }
    await this.ratings.dropMissing(this.now() - OPENS_WITHIN);
  }

  private count(table: string): Promise<void> {
    let counting = this.counting.get(table);
    if (counting === undefined) {
      counting = this.countNow(table).finally(() => this.counting.delete(table));
      this.counting.set(table, counting);
    }
    return counting;
  }

  private async countNow(table: string): Promise<void> {
    if (!(await this.ratings.isDue(table))) return;
    const facts = (await this.store.facts(table, 0)).map(({ fact }) => fact);
    const [first] = facts;
    if (first?.kind !== 'opened') return;
    const result = withKit(first.game, (kit) => hosted.finalResult(kit, facts));
    if (result === null) return;
    const rated = RATED_GAMES.has(first.game) ? RATED_GAMES.get(first.game) : undefined;
    const pool = rated?.poolOf(result.options) ?? null;
    if (first.rated && result.unrated === null && pool !== null) {
      const { players, places } = result;
      await this.ratings.add(table, { pool, at: Math.round(this.now()), players, places });
    }
    if (first.tournament !== undefined) await this.takeResult(first.tournament, table, result);
    await this.ratings.counted(table);
  }
}
