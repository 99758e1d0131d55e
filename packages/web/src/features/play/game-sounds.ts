/** The sounds of a game: for each action, and for the end. */
import { isOver } from '@speeltafel/table';
import { createEffect, on } from 'solid-js';
import type { Session } from '../../session/session.ts';
import { type SoundName, sound } from '../../ui/sound.ts';

export function playSounds<O, P, A>(
  session: Session<O, P, A>,
  soundOf: ((action: A) => SoundName | undefined) | undefined,
): void {
  createEffect(
    on(session.table, (table, before) => {
      const { played } = table.course;
      const last = played.at(-1);
      if (before === undefined || last === undefined || played.length <= before.course.played.length) return;
      const name = isOver(session.kit, table) ? 'win' : soundOf?.(last.action);
      if (name !== undefined) sound(name);
    }),
  );
}
