/** Hosted tables to test with: commands go in, and the log and the folded table are kept. */
import { CHANCE, type Seat } from '@speeltafel/rules';
import { expect } from 'vitest';
import { hosted, menhirsTable, positionOf, type TableGame } from '../src/index.ts';

const { decide, fold, opened } = hosted;

export const SEED = '00112233445566778899aabbccddeeff';
export const NO_CLOCK = { kind: 'none' } as const;

export interface Play<O, P, A> {
  readonly kit: TableGame<O, P, A>;
  readonly options: string;
  readonly seats: number;
}

export const MENHIRS = ['adam', 'adam hidden=on', 'v2', 'base', 'adam grace=untimed', 'adam decision=aloud'].map(
  (options) => ({
    kit: menhirsTable,
    options,
    seats: 2,
  }),
);
/** A table with its log, played by random guests. */
export class Trial<O, P, A> {
  readonly kit: TableGame<O, P, A>;
  readonly log: hosted.Fact[];
  now: hosted.Hosted<O, P, A>;
  at = 1000;
  /** How long all players have been away. */
  away = hosted.AWAY;

  constructor({ kit, options, seats }: Play<O, P, A>, clock: hosted.Opened['clock']) {
    this.kit = kit;
    const seating = Object.fromEntries(Array.from({ length: seats }, (_, i) => [i + 1, null]));
    const first: hosted.Opened = {
      kind: 'opened',
      game: kit.game.id,
      options,
      clock,
      host: 'ann',
      listed: true,
      seed: SEED,
      seating,
    };
    this.log = [first];
    this.now = opened(kit, first);
  }

  sender(guest: string, lag = 0): hosted.Sender {
    const { at, away } = this;
    return {
      guest,
      name: guest,
      bot: false,
      at,
      lag,
      awayFor: () => away,
      newTable: () => 'nexttable',
      strongest: 'giant',
    };
  }

  send(guest: string, command: hosted.Command, lag = 0): ReturnType<typeof decide> {
    const decided = decide(this.kit, this.now, command, this.sender(guest, lag));
    if (decided.ok) for (const fact of decided.value) this.take(fact);
    // The result computed to allow an action is the same as folding its fact.
    if ('next' in decided) expect(decided.next).toEqual(this.now);
    return decided;
  }

  /** Decides without folding. */
  decide(command: hosted.Command, sender: hosted.Sender): ReturnType<typeof decide> {
    return decide(this.kit, this.now, command, sender);
  }

  take(fact: hosted.Fact): void {
    this.now = fold(this.kit, this.now, fact);
    this.log.push(fact);
  }

  seat(guests: readonly string[]): void {
    for (const [i, guest] of guests.entries()) this.send(guest, { kind: 'sit', seat: i + 1, name: guest });
    this.look();
  }

  /** All players see the board, so that the clocks run. */
  look(): void {
    for (const seat of Object.keys(this.now.seating).map(Number)) {
      this.send(this.holder(seat), { kind: 'seen', seat });
    }
  }

  /** A random legal action, as a command. */
  legal(pick: number): { seat: Seat; action: string } | undefined {
    const { table } = this.now;
    if (table === null) return undefined;
    const position = positionOf(table);
    const seats = this.kit.game.toAct(position).filter((seat) => seat !== CHANCE);
    const seat = seats[pick % Math.max(1, seats.length)];
    if (seat === undefined) return undefined;
    const actions = this.kit.game.actions(position, seat, hosted.tableTime(this.now, this.at));
    return { seat, action: this.kit.game.makeAction(actions[pick % actions.length]!, position, seat) };
  }

  holder(seat: Seat): string {
    const sitter = this.now.seating[seat];
    return sitter?.kind === 'person' ? sitter.guest : '';
  }

  step(pick: number): void {
    const next = this.legal(pick);
    this.at += pick % 700;
    if (next !== undefined) this.send(this.holder(next.seat), { kind: 'act', ...next });
  }
}
