/** A recorded game of Finstere Flure. */
import type { floorsKit } from '@speeltafel/rules';
import type { GameRecord } from '../../../session/game-record.ts';

export type FloorsRecord = GameRecord<floorsKit.Options, floorsKit.Position, floorsKit.Action>;

export const isFloorsRecord = (record: GameRecord): record is FloorsRecord => record.game === 'floors';
