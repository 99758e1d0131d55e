/** Collects the player's mistakes in the games of this device: from one analysis, or from all games at once. */
import type { Notes } from '@speeltafel/players';
import { createSignal, onCleanup } from 'solid-js';
import type { Mistake, ReplayView } from '../../games/contract/replay.ts';
import { gameUi, isGame } from '../../games/registry.ts';
import { language } from '../../i18n/language.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { type GameRecord, readRecord } from '../../session/game-record.ts';
import { type SavedGame, savedGames } from '../../session/saved-games.ts';
import { createThinker } from '../../thinking/client.ts';
import { ownSeat } from './own-seat.ts';
import { collect, isSearched, markSearched } from './stored-mistakes.ts';

/** Analysing a game takes a while, and the latest games teach the most. */
const MOST_AT_ONCE = 5;

/** A short hash, for the ids of mistakes. */
function hashOf(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
}

/** Stores the player's own mistakes among those that an analysis found. */
export function storeFound({ record, name }: ReplayView, found: readonly Mistake[], now: number): void {
  const own = ownSeat(record);
  if (own === null) return;
  const others = record.chairs.filter(({ seat }) => seat !== own).map(({ seat }) => name(seat));
  const against = new Intl.ListFormat(language()).format(others);
  const id = hashOf(record.record);
  collect(
    found
      .filter(({ seat }) => seat === own)
      .map(({ index, riddle }) => ({
        ...{ id: `${id}:${index}`, record: record.record, index, played: now, against, what: riddle },
      })),
    now,
  );
  markSearched(id);
}

function readKept({ table, look }: SavedGame): GameRecord | null {
  const { chairs, dealt, brokenOff, record } = table;
  const read = readRecord(record, { chairs, dealt, brokenOff, look: look ?? null, own: true });
  return read.ok && isGame(read.value.game) ? read.value : null;
}

/** Finished games with one person that were not searched yet, the latest first. */
const unsearched = (): readonly (readonly [GameRecord, number])[] =>
  savedGames()
    .filter(({ over }) => over)
    .flatMap((kept) => {
      const record = readKept(kept);
      return record !== null && ownSeat(record) !== null && !isSearched(hashOf(record.record))
        ? [[record, kept.changed] as const]
        : [];
    })
    .slice(0, MOST_AT_ONCE);

export interface Progress {
  readonly game: number;
  readonly of: number;
  readonly percent: number;
}

/** Searches these games one after the other until the component is removed. */
export function createMistakeSearch(onDone: () => void) {
  const thinker = createThinker();
  onCleanup(() => thinker.stop());
  const games = unsearched();
  const [progress, setProgress] = createSignal<Progress | null>(null);
  const [failed, setFailed] = createSignal(false);
  const notesOf = async (record: GameRecord, game: number): Promise<Notes> => {
    const tell = (done: number, of: number): void => {
      setProgress({ game, of: games.length, percent: Math.floor((100 * done) / of) });
    };
    return (await thinker.ask({ kind: 'annotate', record: record.record }, tell)).notes;
  };
  async function begin(): Promise<void> {
    setFailed(false);
    try {
      for (const [i, [record, played]] of games.entries()) {
        setProgress({ game: i + 1, of: games.length, percent: 0 });
        const notes = await notesOf(record, i + 1);
        const create = await fetchPart(gameUi(record.game).replay);
        const view = create(record);
        storeFound(view, view.mistakes(notes), played);
      }
      onDone();
    } catch {
      setFailed(true);
    }
    setProgress(null);
  }
  return { count: games.length, progress, failed, begin };
}
