/** Works out again from a record whatever chance decided in it. */
import {
  CHANCE,
  type Course,
  floors,
  fromSeed,
  type Game,
  gameOfRecord,
  menhirs,
  parseRecord,
  seal,
} from '@speeltafel/rules';

/** What a table showed before the game, as far as somebody noted it. */
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
      /** Null where nobody noted the seal. */
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
  if (!named.ok) return { kind: 'unreadable' };
  if (named.value === menhirs.id) {
    const course = parseRecord(menhirs, record);
    return course.ok ? checkCourse(menhirs, course.value, shown) : { kind: 'unreadable' };
  }
  if (named.value !== floors.id) return { kind: 'unreadable' };
  const course = parseRecord(floors, record);
  return course.ok ? checkCourse(floors, course.value, shown) : { kind: 'unreadable' };
}

export const isFair = (checked: Checked): boolean =>
  checked.kind === 'checked' && checked.sealFits !== false && checked.setUpFits;
