/**
 * Describes what was played since a player's last visit. Under hidden fog it replaces the replay, which would reveal
 * what is covered now.
 */
import { hides } from '@speeltafel/table';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Remote } from '../../../session/online.ts';
import { say as sayUi } from '../../../ui/words.ts';
import { say } from '../words.ts';
import type { Notice } from './seat-box.tsx';
import type { TableConnection } from './table-connection.ts';

/** The number of sentences that fit on a phone. */
const MOST = 3;

/** `sentences` describes the actions from an index on. */
export function createMissedNotice<O, P, A>(
  connection: TableConnection,
  { kit, table }: Pick<Remote<O, P, A>, 'kit' | 'table'>,
  missed: Accessor<number>,
  sentences: (from: number) => readonly string[],
): Accessor<Notice | undefined> {
  const [since, setSince] = createSignal<number | null>(null);
  const close = (): void => void setSince(null);
  createEffect(
    on(missed, (count) => {
      const first = connection.view().played.at(-count);
      if (count > 0 && first !== undefined && hides(kit, table().course.options)) setSince(first.at);
    }),
  );
  createEffect(on(() => connection.view().played.length, close, { defer: true }));
  return createMemo(() => {
    const at = since();
    if (at === null || connection.view().over) return undefined;
    const { played } = table().course;
    const from = played.findIndex((one) => one.at >= at);
    const lines = from < 0 ? [] : sentences(Math.max(from, played.length - MOST));
    return lines.length === 0 ? undefined : { text: say().sinceLastLook, lines, label: sayUi().close, run: close };
  });
}
