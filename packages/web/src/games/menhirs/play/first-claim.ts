/** Explains claims the first time that a player of this device may claim, until their turn is over. */
import { createEffect, createSignal } from 'solid-js';
import { readText, writeText } from '../../../storage/storage.ts';
import type { MenhirsGame } from '../game-view.ts';

const KEY = 'claim-explained';
const DONE = 'yes';

export function createFirstClaim(game: MenhirsGame, open: () => boolean): () => boolean {
  const [known, setKnown] = createSignal(readText(KEY) === DONE);
  /** The number of actions played when the first claim became possible. */
  const [since, setSince] = createSignal<number | null>(null);
  const played = (): number => game.log().length;
  createEffect(() => {
    if (known()) return;
    const first = since();
    if (first === null) {
      if (open() && game.actor() !== null) setSince(played());
    } else if (played() !== first) {
      writeText(KEY, DONE);
      setKnown(true);
    }
  });
  return () => !known() && since() === played();
}
