/** The finished steps of the lessons by game, stored on the device. */
import * as v from 'valibot';
import { GAMES, type GameId, gamesWith } from '../../games/registry.ts';
import { parseJson } from '../../storage/storage.ts';
import { storedSignal } from '../../storage/stored-signal.ts';

export type Progress = Readonly<Record<string, readonly string[]>>;

const none = (): Progress => Object.fromEntries(gamesWith('lesson').map((game) => [game, []]));

const schema = v.pipe(
  v.record(v.string(), v.fallback(v.array(v.string()), [])),
  v.transform((stored): Progress => ({ ...none(), ...stored })),
);

export const parseProgress = (text: string | null): Progress => parseJson(text, schema) ?? none();

export const stepsOf = (game: GameId): readonly string[] => GAMES[game].lesson?.steps ?? [];

export const isDone = (progress: Progress, game: GameId, step: string): boolean =>
  progress[game]?.includes(step) ?? false;

/** Counts only steps that still exist. */
export const doneIn = (progress: Progress, game: GameId): readonly string[] =>
  stepsOf(game).filter((step) => isDone(progress, game, step));

/** The first step that is not done, or the first of all. */
export const nextStep = (progress: Progress, game: GameId): number =>
  Math.max(
    0,
    stepsOf(game).findIndex((step) => !isDone(progress, game, step)),
  );

const [progress, setProgress] = storedSignal<Progress>('lessons', schema, none);

export { progress };

export function markDone(game: GameId, step: string): void {
  if (isDone(progress(), game, step)) return;
  setProgress({ ...progress(), [game]: [...(progress()[game] ?? []), step] });
}
