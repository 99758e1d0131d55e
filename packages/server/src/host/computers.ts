/** Computer players at the server's tables: they think in a thread of their own, and play like anybody else. */
import type { Seat } from '@speeltafel/rules';
import type { Hosting } from './hosting.ts';
import type { Room } from './room.ts';
import type { ComputersTurn } from './standing.ts';
import { type Answer, Thinking } from './thinking.ts';

export interface ToThink extends ComputersTurn {
  readonly id: number;
  readonly seed: number;
  readonly ms: number;
}

export interface Thought {
  readonly id: number;
  readonly actions: readonly string[];
}

/** What a turn may cost of a core. */
const LONGEST = 500;
/** Between a move and the taking of a tile, so that people see the move and can claim. */
const PAUSE = 900;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

export class Computers {
  private readonly hosting: Hosting;
  private readonly networkOf: (guest: string) => string;
  private readonly thinking: Thinking;
  private closed = false;
  /** Tables at which a computer player is at its turn: one turn at a time. */
  private readonly atTurn = new Set<string>();

  /** `networkOf` says where a guest was seen last: the threads are shared fairly between networks, then between guests. */
  constructor(hosting: Hosting, url: URL, networkOf: (guest: string) => string) {
    this.hosting = hosting;
    this.networkOf = networkOf;
    this.thinking = new Thinking(url);
    hosting.onChange((room) => this.look(room));
  }

  /** Gives a computer player its turn, if it is one's. */
  look(room: Room): void {
    if (this.closed || this.atTurn.has(room.id) || room.computer([]) === null) return;
    this.atTurn.add(room.id);
    this.play(room.id)
      .catch(() => false)
      .then((done) => {
        this.atTurn.delete(room.id);
        // A turn that came to nothing is not tried again at once: the table's deadline gives it another push.
        if (done) return this.hosting.room(room.id).then((again) => again && this.look(again));
      })
      .catch(() => {});
  }

  /** Whether something came of it. */
  private async play(id: string): Promise<boolean> {
    const passed: Seat[] = [];
    for (;;) {
      const room = await this.hosting.room(id);
      const turn = room?.computer(passed) ?? null;
      if (room === undefined || turn === null) return false;
      const answer = await this.think(room.host, turn);
      if (answer.actions.length > 0) return this.act(id, turn, answer);
      if (!turn.mayClaim || passed.includes(turn.seat)) return false;
      passed.push(turn.seat);
    }
  }

  private async act(id: string, { seat, seen }: ComputersTurn, { actions, took }: Answer): Promise<boolean> {
    for (const [i, action] of actions.entries()) {
      if (i > 0) await wait(PAUSE);
      const room = await this.hosting.room(id);
      const outcome = await room?.computerActs(seat, action, seen + i, i === 0 ? took : 0);
      // The game went on meanwhile, by a claim or a turn taken back: it is looked at again.
      if (outcome?.ok !== true) return outcome?.refusal.code === 'stale';
    }
    return true;
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
