import type { Seat } from '@speeltafel/rules';
import type { GameRecord } from '../../session/game-record.ts';

/** The seat of the only person in a game played on this device, whose mistakes can be practised. */
export function ownSeat({ chairs, own }: Pick<GameRecord, 'chairs' | 'own'>): Seat | null {
  const persons = chairs.filter(({ controller }) => controller.kind === 'person');
  return own && persons.length === 1 ? persons[0]!.seat : null;
}
