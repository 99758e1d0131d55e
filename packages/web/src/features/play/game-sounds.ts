/** What is heard of a game: each action as it is played, and the end. */
import type { Played } from '@speeltafel/rules';
import { isOver } from '@speeltafel/table';
import { createEffect, on } from 'solid-js';
import type { Session } from '../../session/local.ts';
import { type SoundName, sound } from '../../ui/sound.ts';

/** Both games name their actions, each in its own way. */
type Named = { readonly kind?: string; readonly type?: string };

const SOUNDS: Readonly<Record<string, SoundName>> = {
  flip: 'take',
  place: 'move',
  move: 'move',
  take: 'take',
  claim: 'claim',
  lay: 'move',
  card: 'card',
};

const soundOf = ({ action }: Played<Named>): SoundName | undefined => SOUNDS[action.kind ?? action.type ?? ''];

export function hearGame<O, P, A extends Named>(session: Session<O, P, A>): void {
  createEffect(
    on(session.table, (table, before) => {
      const { played } = table.course;
      const last = played.at(-1);
      if (before === undefined || last === undefined || played.length <= before.course.played.length) return;
      const name = isOver(session.kit, table) ? 'win' : soundOf(last);
      if (name !== undefined) sound(name);
    }),
  );
}
