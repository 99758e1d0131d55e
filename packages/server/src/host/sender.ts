/** Who sends a command, as far as this node knows. */
import type { hosted } from '@speeltafel/table';
import { newTableId } from './names.ts';

export type Sender = Omit<hosted.Sender, 'awayFor' | 'at' | 'newTable'>;

/** For how long a guest has not been at the table. */
interface Away {
  awayFor(guest: string, at: number): number;
}

export class SenderHere implements hosted.Sender {
  readonly guest: string;
  readonly name: string;
  readonly bot: boolean;
  readonly lag: number;
  readonly nonce: string;
  readonly at: number;
  private readonly audience: Away;

  constructor({ guest, name, bot, lag }: Sender, nonce: string, at: number, audience: Away) {
    this.guest = guest;
    this.name = name;
    this.bot = bot;
    this.lag = lag;
    this.nonce = nonce;
    this.at = at;
    this.audience = audience;
  }

  awayFor(guest: string): number {
    return this.audience.awayFor(guest, this.at);
  }

  newTable(): string {
    return newTableId(this.at);
  }
}
