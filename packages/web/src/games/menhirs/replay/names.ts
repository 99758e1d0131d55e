/** The names of the players in a recorded game. */
import type { Seat } from '@speeltafel/rules';
import { nameIn } from '../../../session/record-names.ts';
import { sidesOf } from '../sides.ts';
import { say } from '../words.ts';
import type { MenhirsRecord } from './record.ts';

/** A player without a name is named after their side. */
export const nameAt = (record: MenhirsRecord, seat: Seat): string =>
  nameIn(record, seat, (unnamed) => say()[sidesOf(record.look)(unnamed)]);
