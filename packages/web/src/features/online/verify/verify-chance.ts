/** Verifies a record: repeats every random draw from the revealed seed, and derives the seed from its parts. */
import { CHANCE, type Course, fromSeed, type Game, gameOfRecord, type Mix, parseRecord, seal } from '@speeltafel/rules';
import { hasTable, withKit } from '@speeltafel/table';

/** What a table showed before the game, if a player's device noted it. */
export interface Shown {
  readonly seal: string;
  readonly start: string;
  /** The pledges by seat: `1:0011…`. */
  readonly pledges?: readonly string[];
}

/**
 * The value of a player who had pledged one: it matches the pledge, differs from it, was never revealed, or the pledge
 * was not noted.
 */
type Share = 'fits' | 'differs' | 'missing' | 'unknown';

export type Checked =
  | { readonly kind: 'unreadable' | 'noSeed' }
  | {
      readonly kind: 'checked';
      readonly seed: string;
      readonly seal: string;
      /** Null if the seal is not known. */
      readonly sealFits: boolean | null;
      /** One for each player who had a share in the seed. */
      readonly shares: readonly Share[];
      readonly setUpFits: boolean;
      readonly cards: number;
      readonly moves: number;
    };

function sharesOf(mix: Mix | undefined, { pledges = [] }: Shown): readonly Share[] {
  const pledged = new Map(pledges.map((one) => [Number(one[0]), one.slice(2)]));
  const seats = new Set([...pledged.keys(), ...(mix?.parts ?? []).map(({ seat }) => seat)]);
  return [...seats].map((seat) => {
    const part = mix?.parts.find((one) => one.seat === seat);
    const pledge = pledged.get(seat);
    if (part === undefined || (pledge === undefined && pledged.size > 0)) return 'differs';
    if (part.value === null) return 'missing';
    if (pledge === undefined) return 'unknown';
    return seal(part.value) === pledge ? 'fits' : 'differs';
  });
}

function checkCourse<O, P, A>(
  game: Pick<Game<O, P, A, unknown>, 'start' | 'makePosition'>,
  course: Course<O, P, A>,
  shown: Shown,
): Checked {
  const { seed, mix, options, positions, played } = course;
  if (seed === null) return { kind: 'noSeed' };
  const sealed = seal(mix?.secret ?? seed);
  const start = game.makePosition(game.start(options, fromSeed(seed)));
  const cards = played.filter(({ seat }) => seat === CHANCE).length;
  return {
    kind: 'checked',
    seed,
    seal: sealed,
    sealFits: shown.seal === '' ? null : shown.seal === sealed,
    shares: sharesOf(mix, shown),
    setUpFits: start === game.makePosition(positions[0]!) && (shown.start === '' || shown.start === start),
    cards,
    moves: played.length - cards,
  };
}

/** Reading a record replays it by the rules, mixes its seed and repeats every draw; anything wrong is refused there. */
export function check(record: string, shown: Shown): Checked {
  const named = gameOfRecord(record);
  if (!named.ok || !hasTable(named.value)) return { kind: 'unreadable' };
  return withKit(named.value, ({ game }): Checked => {
    const course = parseRecord(game, record);
    return course.ok ? checkCourse(game, course.value, shown) : { kind: 'unreadable' };
  });
}

export const isFair = (checked: Checked): boolean =>
  checked.kind === 'checked' && checked.sealFits !== false && checked.setUpFits && !checked.shares.includes('differs');

/** Whether the table alone decided about chance. Players then have to trust it. */
export const isAlone = (checked: Checked): boolean =>
  checked.kind === 'checked' && checked.shares.every((share) => share === 'missing');
