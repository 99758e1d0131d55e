/** A command with what this node knows of its sender. */
import { refusal } from '@speeltafel/rules';
import { conceals, hosted, positionOf, type TableGame } from '@speeltafel/table';
import type { Request } from './command-attempt.ts';
import { newTableId } from './new-ids.ts';
import { strongestOf } from './new-table.ts';

/** The sender of a command, with the round trip to them. */
export type Sender = Omit<hosted.Sender, 'awayFor' | 'at' | 'newTable' | 'strongest'>;

/** How long a guest has been away from the table. */
interface Away {
  awayFor(guest: string, at: number): number;
}

export const STALE = { ok: false, refusal: refusal('stale', 'The game has moved on. Look again.') } as const;

export class SentCommand<O, P, A> implements Request<O, P, A>, hosted.Sender {
  readonly guest: string;
  readonly name: string;
  readonly bot: boolean;
  readonly lag: number;
  readonly nonce: string;
  readonly at: number;
  private readonly kit: TableGame<O, P, A>;
  private readonly command: hosted.Command;
  private readonly seen: number;
  private readonly audience: Away;

  constructor(
    kit: TableGame<O, P, A>,
    command: hosted.Command,
    seen: number,
    { guest, name, bot, lag }: Sender,
    nonce: string,
    at: number,
    audience: Away,
  ) {
    this.guest = guest;
    this.name = name;
    this.bot = bot;
    this.lag = lag;
    this.nonce = nonce;
    this.at = at;
    this.kit = kit;
    this.command = command;
    this.seen = seen;
    this.audience = audience;
  }

  decide(now: hosted.Hosted<O, P, A>): hosted.Decided<O, P, A> {
    const { command, kit } = this;
    // A claim counts by its time alone.
    if (command.kind === 'act' && command.action !== '!' && !isSeen(kit, now, this.seen)) return STALE;
    return hosted.decide(kit, now, command, this);
  }

  get strongest(): string {
    return strongestOf(this.kit.game.id);
  }

  awayFor(guest: string): number {
    return this.audience.awayFor(guest, this.at);
  }

  newTable(): string {
    return newTableId(this.at);
  }
}

/** A player must have seen the position they act on, except for secret choices, which are made at the same time. */
export function isSeen<O, P, A>(kit: TableGame<O, P, A>, { table }: hosted.Hosted<O, P, A>, seen: number): boolean {
  if (table === null) return true;
  const { played } = table.course;
  if (seen >= played.length) return seen === played.length;
  return played.slice(seen).every((one) => conceals(kit, positionOf(table), one));
}
