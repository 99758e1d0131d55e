/** The names of the players in a recorded game. */
import { CHANCE, type Seat } from '@speeltafel/rules';
import { nameIn } from '../../../session/record-names.ts';
import type { FloorsRecord } from './record.ts';
import { say } from './words.ts';

/** The seat of chance has the name of the monster, which plays the cards. */
export const nameAt = (record: FloorsRecord, seat: Seat): string =>
  seat === CHANCE ? say().monster : nameIn(record, seat);
