/** A recorded game of Menhirs. */
import type { menhirsKit } from '@speeltafel/rules';
import type { GameRecord } from '../../../session/game-record.ts';

export type MenhirsRecord = GameRecord<menhirsKit.Options, menhirsKit.Position, menhirsKit.Action>;

export const isMenhirsRecord = (record: GameRecord): record is MenhirsRecord => record.game === 'menhirs';
