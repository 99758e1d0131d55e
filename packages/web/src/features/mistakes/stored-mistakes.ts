/** The player's own mistakes, stored on the device until they are learnt. */
import * as v from 'valibot';
import { storedSignal } from '../../storage/stored-signal.ts';
import { firstReview, isLearnt, nextReview } from './review-schedule.ts';

/** The device stores this many; the oldest ones are dropped. */
export const MOST_MISTAKES = 100;

const mistakeSchema = v.object({
  /** The game's id on this device and the index of the action. */
  id: v.string(),
  record: v.string(),
  index: v.number(),
  /** The opponents, and when it was played. */
  against: v.string(),
  played: v.number(),
  /** What was wrong, as described at the time. */
  what: v.string(),
  step: v.number(),
  due: v.number(),
});
export type StoredMistake = v.InferOutput<typeof mistakeSchema>;

const schema = v.object({
  mistakes: v.fallback(v.array(mistakeSchema), []),
  /** Mistakes that were learnt or had no better turn. They are not collected again. */
  gone: v.fallback(v.array(v.string()), []),
  /** Games that have been searched for mistakes. */
  searched: v.fallback(v.array(v.string()), []),
  /** The number of mistakes solved in a row. */
  row: v.fallback(v.number(), 0),
});

const [stored, setStored] = storedSignal('mistakes', schema, () => ({ mistakes: [], gone: [], searched: [], row: 0 }));

export const mistakesInARow = (): number => stored().row;
export const dueMistakes = (now: number): readonly StoredMistake[] => stored().mistakes.filter(({ due }) => due <= now);

/** Stores the mistakes that an analysis found. Known ones stay as they are. */
export function collect(found: readonly Omit<StoredMistake, 'step' | 'due'>[], now: number): void {
  const { mistakes, gone } = stored();
  const known = new Set([...mistakes.map(({ id }) => id), ...gone]);
  const fresh = found.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, ...firstReview(now) }));
  if (fresh.length > 0) setStored({ ...stored(), mistakes: [...mistakes, ...fresh].slice(-MOST_MISTAKES) });
}

export const isSearched = (game: string): boolean => stored().searched.includes(game);
export const markSearched = (game: string): void => {
  if (!isSearched(game)) setStored({ ...stored(), searched: [...stored().searched, game].slice(-MOST_MISTAKES) });
};

const without = (id: string): readonly StoredMistake[] => stored().mistakes.filter((one) => one.id !== id);

/** Removes a mistake for which no better turn can be shown. */
export const drop = (id: string): void => {
  setStored({ ...stored(), mistakes: [...without(id)], gone: [...stored().gone, id].slice(-MOST_MISTAKES) });
};

export function answered(id: string, found: boolean, now: number): void {
  const one = stored().mistakes.find((each) => each.id === id);
  if (one === undefined) return;
  const next = nextReview(found, one, now);
  const row = found ? stored().row + 1 : 0;
  if (isLearnt(next)) {
    drop(id);
    setStored({ ...stored(), row });
  } else setStored({ ...stored(), row, mistakes: [...without(id), { ...one, ...next }] });
}
