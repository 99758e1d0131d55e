/** The settings of a report as an address: `#/lab/<game>?options=adam&with=v2&levels=druid&games=1000`. */
import { MOST_GAMES, MOST_POSITIONS } from '@speeltafel/players/reports';
import type { GameLaboratory, Variant } from '../../games/contract/laboratory.ts';
import { to } from '../../router/route.ts';

export interface LabSettings {
  readonly options: string;
  /** A second variant to compare with. */
  readonly other: string | null;
  /** One level for all seats, or one per seat. */
  readonly levels: readonly string[];
  readonly games: number;
  readonly positions: number;
  readonly seed: number;
}

/** Why an address is not valid. */
export type Unreadable = 'options' | 'levels' | 'number';

export const MOST_SEED = 2 ** 31 - 1;
export const LONGEST_OPTIONS = 300;

const usualNumbers = { games: 1000, positions: 500, seed: 1 } as const;
const MOST = { games: MOST_GAMES, positions: MOST_POSITIONS, seed: MOST_SEED } as const;
type NumberName = keyof typeof usualNumbers;
const NUMBER_NAMES = Object.keys(usualNumbers) as NumberName[];

export const usualSettings = ({ usual }: GameLaboratory): LabSettings => ({
  options: usual.options,
  other: null,
  levels: [usual.level],
  ...usualNumbers,
});

function readNumber(query: URLSearchParams, name: NumberName): number | null {
  const text = query.get(name);
  if (text === null) return usualNumbers[name];
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= MOST[name] ? value : null;
}

const readVariant = (text: string, laboratory: GameLaboratory): Variant | null =>
  text.length > LONGEST_OPTIONS ? null : laboratory.variant(text);

export function readSettings(
  query: URLSearchParams,
  laboratory: GameLaboratory,
  known: readonly string[],
): LabSettings | Unreadable {
  const usual = usualSettings(laboratory);
  const variant = readVariant(query.get('options') ?? usual.options, laboratory);
  const withOther = query.get('with');
  const other = withOther === null ? null : readVariant(withOther, laboratory);
  if (variant === null || (withOther !== null && other === null)) return 'options';
  const levels = query.get('levels')?.slice(0, LONGEST_OPTIONS).split(',') ?? usual.levels;
  const fits = levels.length === 1 || (levels.length === variant.seats.length && sameSeats(variant, other));
  if (!fits || levels.some((level) => !known.includes(level))) return 'levels';
  const [games, positions, seed] = NUMBER_NAMES.map((name) => readNumber(query, name));
  if (games == null || positions == null || seed == null) return 'number';
  return { options: variant.options, other: other?.options ?? null, levels, games, positions, seed };
}

const sameSeats = (one: Variant, other: Variant | null): boolean =>
  other === null || other.seats.length === one.seats.length;

export function addressOf(game: string, { options, other, levels, ...numbers }: LabSettings): string {
  const query = new URLSearchParams({ options, ...(other === null ? {} : { with: other }), levels: levels.join(',') });
  for (const name of NUMBER_NAMES) if (numbers[name] !== usualNumbers[name]) query.set(name, String(numbers[name]));
  return `${to('lab', game)}?${query}`;
}
