/** Verifies a record: repeats every random draw from the revealed seed. */
import { CHANCE, type Course, fromSeed, type Game, gameOfRecord, parseRecord, seal } from '@speeltafel/rules';
import { hasTable, withKit } from '@speeltafel/table';

/** What a table showed before the game, as far as a player noted it. */
export interface Shown {
  readonly seal: string;
  readonly start: string;
}

export type Checked =
  | { readonly kind: 'unreadable' | 'noSeed' }
  | {
      readonly kind: 'checked';
      readonly seed: string;
      readonly seal: string;
      /** Null where the seal is not known. */
      readonly sealFits: boolean | null;
      readonly setUpFits: boolean;
      readonly cards: number;
      readonly moves: number;
    };

function checkCourse<O, P, A>(
  game: Pick<Game<O, P, A, unknown>, 'start' | 'makePosition'>,
  course: Course<O, P, A>,
  shown: Shown,
): Checked {
  const { seed, options, positions, played } = course;
  if (seed === null) return { kind: 'noSeed' };
  const start = game.makePosition(game.start(options, fromSeed(seed)));
  const cards = played.filter(({ seat }) => seat === CHANCE).length;
  return {
    kind: 'checked',
    seed,
    seal: seal(seed),
    sealFits: shown.seal === '' ? null : shown.seal === seal(seed),
    setUpFits: start === game.makePosition(positions[0]!) && (shown.start === '' || shown.start === start),
    cards,
    moves: played.length - cards,
  };
}

/** Reading a record plays it again by the rules and draws every card anew; what does not fit is refused there. */
export function check(record: string, shown: Shown): Checked {
  const named = gameOfRecord(record);
  if (!named.ok || !hasTable(named.value)) return { kind: 'unreadable' };
  return withKit(named.value, ({ game }): Checked => {
    const course = parseRecord(game, record);
    return course.ok ? checkCourse(game, course.value, shown) : { kind: 'unreadable' };
  });
}

export const isFair = (checked: Checked): boolean =>
  checked.kind === 'checked' && checked.sealFits !== false && checked.setUpFits;
