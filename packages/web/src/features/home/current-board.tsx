/** The current position of a game on this device: its board, and the last action. Hidden things stay hidden. */
import { createRoot, type JSX } from 'solid-js';
import type { ReplayView } from '../../games/contract/replay.ts';
import { gameUi, isGame } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { readRecord } from '../../session/game-record.ts';
import type { SavedGame } from '../../session/saved-games.ts';

export interface CurrentBoard {
  readonly picture: () => JSX.Element;
  /** The last action with its round; empty before the first action. */
  readonly last: string;
}

function lastOf(view: ReplayView): string {
  const last = view.record.course.played.length - 1;
  if (last < 0) return '';
  const [chapter, sentence] = [view.chapter(last), view.spoken(view.sentence(last))];
  return chapter === null ? sentence : `${chapter}. ${sentence}`;
}

/** Returns null for a game that this page cannot read. */
export async function currentBoardOf({ table, look }: SavedGame): Promise<CurrentBoard | null> {
  const { chairs, dealt, record: text } = table;
  const read = readRecord(text, { chairs, dealt, look: look ?? null, own: true, running: true });
  if (!read.ok || !isGame(read.value.game)) return null;
  const create = await fetchPart(gameUi(read.value.game).replay);
  const record = read.value;
  return {
    picture() {
      const { Board } = create(record);
      return <Board at={record.course.played.length} frame={null} name="" turned={false} shown={null} />;
    },
    last: createRoot((dispose) => {
      const last = lastOf(create(record));
      dispose();
      return last;
    }),
  };
}
