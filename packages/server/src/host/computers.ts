/** Runs the computer players of the server's tables: the shared driver with a pool of threads. */
import { refusal } from '@speeltafel/rules';
import { BETWEEN_ACTIONS, type ComputersTurn, playComputersTurn } from '@speeltafel/table';
import type { Hosting } from './hosting.ts';
import type { LiveTable } from './live-table.ts';
import { type Answer, Thinking } from './thinking.ts';

/** The most thinking time of one turn, in milliseconds. */
const LONGEST = 500;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

export class Computers {
  private readonly hosting: Hosting;
  private readonly networkOf: (guest: string) => string;
  private readonly thinking: Thinking;
  private closed = false;
  /** Tables where a computer player is thinking. A table runs one turn at a time. */
  private readonly atTurn = new Set<string>();

  /**
   * `networkOf` returns where a guest was last seen: the threads are shared fairly between networks, then between
   * guests.
   */
  constructor(hosting: Hosting, url: URL, networkOf: (guest: string) => string) {
    this.hosting = hosting;
    this.networkOf = networkOf;
    this.thinking = new Thinking(url);
    hosting.onChange((liveTable) => this.look(liveTable));
  }

  /** Starts the computer player's turn if it is its turn. */
  look(liveTable: LiveTable): void {
    if (this.closed || this.atTurn.has(liveTable.id) || liveTable.computer() === null) return;
    this.atTurn.add(liveTable.id);
    this.play(liveTable.id)
      .catch(() => false)
      .then((done) => {
        this.atTurn.delete(liveTable.id);
        // A turn without result is not retried at once: the table's deadline does that.
        if (done) return this.hosting.liveTable(liveTable.id).then((again) => again && this.look(again));
      })
      .catch(() => {});
  }

  /** Returns whether the computer player acted. */
  private play(id: string): Promise<boolean> {
    let host = '';
    return playComputersTurn<Answer>({
      turn: async (declined, late) => {
        const liveTable = await this.hosting.liveTable(id);
        host = liveTable?.host ?? '';
        return liveTable?.computer(declined, late) ?? null;
      },
      think: (turn) => this.think(host, turn),
      act: async ({ seat, seen }, { actions, took }, i) => {
        if (i > 0) await wait(BETWEEN_ACTIONS);
        const liveTable = await this.hosting.liveTable(id);
        const outcome = await liveTable?.computerActs(seat, actions[i]!, seen + i, i === 0 ? took : 0);
        if (outcome === undefined) return refusal('no-such-table', 'There is no such table.');
        return outcome.ok ? null : outcome.refusal;
      },
    });
  }

  private think(guest: string, turn: ComputersTurn): Promise<Answer> {
    const owner = { guest, network: this.networkOf(guest) };
    return this.thinking.think(owner, { ...turn, seed: turn.seen * 7919 + turn.seat, ms: LONGEST });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.thinking.close();
  }
}
