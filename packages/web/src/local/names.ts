/** What the people and computer players at a table are called. */
import type { Chair } from '@speeltafel/table';
import { say } from './words.ts';

export function levelName(level: string): string {
  const names: Readonly<Record<string, string>> = say().levels;
  return names[level] ?? level;
}

/** A person without a name is "you" when alone against computers, else "player 2". */
export function nameOf(chair: Chair, chairs: readonly Chair[]): string {
  if (chair.controller.kind === 'computer') return levelName(chair.controller.level);
  if (chair.name !== '') return chair.name;
  const alone = chairs.filter(({ controller }) => controller.kind === 'person').length === 1;
  return alone ? say().you : say().player(chair.seat);
}
