/** The names of the people and computer players at a table. */
import type { Chair } from '@speeltafel/table';
import { say } from './words.ts';

export function levelName(level: string): string {
  const names: Readonly<Record<string, string>> = say().levels;
  return names[level] ?? level;
}

const isOf = (level: string, { controller, name }: Chair): boolean =>
  name === '' && controller.kind === 'computer' && controller.level === level;

/** Computer players of the same level are numbered. */
function computerName(level: string, seat: number, chairs: readonly Chair[]): string {
  const alike = chairs.filter((one) => isOf(level, one)).map((one) => one.seat);
  return alike.length < 2 ? levelName(level) : `${levelName(level)} ${alike.indexOf(seat) + 1}`;
}

/**
 * A person without a name is "you" when alone against computers, else "player 2". If a computer player stands in for a
 * person, the seat keeps that person's name.
 */
export function nameOf(chair: Chair, chairs: readonly Chair[]): string {
  if (chair.name !== '') return chair.name;
  if (chair.controller.kind === 'computer') return computerName(chair.controller.level, chair.seat, chairs);
  const alone = chairs.filter(({ controller }) => controller.kind === 'person').length === 1;
  return alone ? say().you : say().player(chair.seat);
}
