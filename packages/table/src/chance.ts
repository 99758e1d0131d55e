import { CHANCE, type Course, fromSeed } from '@speeltafel/rules';
import type { TableGame } from './game.ts';

/** The course with all draws of chance that follow. */
export function withChance<O, P, A>(
  { game }: TableGame<O, P, A>,
  course: Pick<Course<O, P, A>, 'played' | 'positions'>,
  seed: string,
  at: number,
): Pick<Course<O, P, A>, 'played' | 'positions'> {
  if (game.toAct(course.positions.at(-1)!)[0] !== CHANCE) return course;
  const played = [...course.played];
  const positions = [...course.positions];
  while (game.toAct(positions.at(-1)!)[0] === CHANCE) {
    const before = positions.at(-1)!;
    const drawn = game.draw?.(before, fromSeed(seed));
    const after = drawn === undefined ? undefined : game.play(before, CHANCE, drawn, at);
    if (drawn === undefined || !after?.ok) throw new Error('The rules wait for chance, but there is nothing to draw.');
    played.push({ seat: CHANCE, action: drawn, at });
    positions.push(after.value);
  }
  return { played, positions };
}
