/**
 * What somebody wishes for a new game, kept on the device until the next time. There are three sets of wishes for each game: for playing
 * against computer players, for people around one device, and for friends elsewhere.
 */
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import * as v from 'valibot';
import { LEVELS } from '../../session/levels.ts';
import { parseJson, readText, writeStored } from '../../storage/storage.ts';

export type Company = 'people' | 'computer' | 'friends';

/** Somebody on a chair. Name and level are both kept, so that changing one's mind loses nothing. */
export interface Sitter {
  /** A friend sits at another device. */
  readonly kind: 'person' | 'computer' | 'friend';
  readonly name: string;
  readonly level: string;
}

export const LONGEST_NAME = 24;
const MOST_PLAYERS = 7;
export const MOST_MINUTES = 180;
export const MOST_INCREMENT = 120;

const sitter = (levels: readonly string[]) =>
  v.object({
    kind: v.picklist(['person', 'computer', 'friend']),
    name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
    level: v.picklist(levels),
  });
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const schedule = v.custom<menhirsKit.Schedule>(
  (input) => menhirs.options({ variant: 'v2', schedule: input }).ok,
  'a schedule',
);

const menhirsWish = v.object({
  variant: v.picklist(['adam', 'v2', 'base']),
  sitters: v.tuple([sitter(LEVELS.menhirs), sitter(LEVELS.menhirs)]),
  begins: v.picklist(['first', 'second', 'lot']),
  claims: v.boolean(),
  hidden: v.boolean(),
  schedules: v.object({ v2: schedule, base: schedule }),
  clock: v.boolean(),
  minutes: whole(1, MOST_MINUTES),
  increment: whole(0, MOST_INCREMENT),
});
export type MenhirsWish = v.InferOutput<typeof menhirsWish>;

const floorsWish = v.object({
  players: whole(2, MOST_PLAYERS),
  sitters: v.pipe(v.array(sitter(LEVELS.floors)), v.length(MOST_PLAYERS)),
  hall: v.picklist(['basic', 'random', 'lay']),
  short: v.boolean(),
  five: v.boolean(),
});
export type FloorsWish = v.InferOutput<typeof floorsWish>;

/** Different ones, so that one can tell them apart; the mild ones first. */
const COMPANY = [
  'kitchen-boy',
  'lost-guest',
  'kitchen-boy',
  'candle-bearer',
  'night-watch',
  'gravedigger',
  'castellan',
];

const OTHERS = { people: 'person', computer: 'computer', friends: 'friend' } as const;

const sit = (kind: Sitter['kind'], level: string): Sitter => ({ kind, name: '', level });

function usualSchedule(variant: 'v2' | 'base'): menhirsKit.Schedule {
  const options = menhirs.options({ variant });
  return options.ok ? options.value.schedule : [[], []];
}

export const usualMenhirs = (company: Company): MenhirsWish => ({
  variant: 'adam',
  sitters: [sit('person', 'wanderer'), sit(OTHERS[company], 'wanderer')],
  begins: company === 'friends' ? 'lot' : 'first',
  claims: true,
  hidden: false,
  schedules: { v2: usualSchedule('v2'), base: usualSchedule('base') },
  clock: false,
  minutes: 15,
  increment: 10,
});

export const usualFloors = (company: Company): FloorsWish => ({
  players: company === 'computer' ? 4 : 2,
  sitters: COMPANY.map((level, i) => sit(i === 0 ? 'person' : OTHERS[company], level)),
  hall: 'basic',
  short: false,
  five: false,
});

const WISHES = { menhirs: menhirsWish, floors: floorsWish } as const;
const USUAL = { menhirs: usualMenhirs, floors: usualFloors } as const;
export interface Wishes {
  readonly menhirs: MenhirsWish;
  readonly floors: FloorsWish;
}

const keyOf = (game: keyof Wishes, company: Company): string => `new.${game}.${company}`;

export const parseWish = <G extends keyof Wishes>(game: G, text: string | null): Wishes[G] | undefined =>
  parseJson<unknown>(text, WISHES[game]) as Wishes[G] | undefined;

export const lastWish = <G extends keyof Wishes>(game: G, company: Company): Wishes[G] =>
  parseWish(game, readText(keyOf(game, company))) ?? (USUAL[game](company) as Wishes[G]);

export function keepWish<G extends keyof Wishes>(game: G, company: Company, wish: Wishes[G]): void {
  writeStored(keyOf(game, company), wish);
}
