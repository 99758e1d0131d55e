/** The choices for a new game of Finstere Flure, and the options of the rules they stand for. */
import { floors, type floorsKit, isVariantName } from '@speeltafel/rules';
import type { Chair } from '@speeltafel/table';
import * as v from 'valibot';
import { type OpponentKind, type SeatChoice, seatChoiceSchema } from '../../contract/options.ts';
import { allowed, chairOf, defaultSeat, OTHERS } from '../../shared/start-choices.ts';
import { LEVELS } from '../levels.ts';

const MOST_PLAYERS = 7;

export const schema = v.object({
  players: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MOST_PLAYERS)),
  sitters: v.pipe(v.array(seatChoiceSchema(LEVELS)), v.length(MOST_PLAYERS)),
  /** The index of the player who starts, or `lot` for a random one. */
  begins: v.optional(v.union([v.literal('lot'), v.pipe(v.number(), v.integer(), v.minValue(0))]), 0),
  hall: v.picklist(['basic', 'random', 'lay', 'drawn']),
  /** The tiles of a hall drawn by the players, as text of the rules. */
  tiles: v.optional(
    v.custom<string>((input) => input === '' || floors.options({ setup: input }).ok, 'a hall'),
    '',
  ),
  /** The players' name for a variant of their own. */
  name: v.optional(v.union([v.literal(''), v.custom<string>(isVariantName, 'a name')]), ''),
  short: v.boolean(),
  five: v.boolean(),
});
export type FloorsChoices = v.InferOutput<typeof schema>;

/** Different levels, so that players can tell them apart; weak ones first. */
const USUAL_LEVELS = [
  'kitchen-boy',
  'lost-guest',
  'kitchen-boy',
  'candle-bearer',
  'night-watch',
  'gravedigger',
  'castellan',
];

export const defaults = (opponents: OpponentKind): FloorsChoices => ({
  players: opponents === 'computer' ? 4 : 2,
  sitters: USUAL_LEVELS.map((level, i) => defaultSeat(i === 0 ? 'person' : OTHERS[opponents], level)),
  begins: opponents === 'friends' ? 'lot' : 0,
  hall: 'basic',
  tiles: '',
  name: '',
  short: false,
  five: false,
});

/**
 * The seats around the table, beginning with the player who starts. `lot`, from 0 up to 1, decides if that player is
 * random.
 */
export function seatsOf({ sitters, players, begins }: FloorsChoices, lot: number): readonly SeatChoice[] {
  const first = begins === 'lot' ? Math.floor(lot * players) : begins % players;
  return [...sitters.slice(first, players), ...sitters.slice(0, first)];
}

export const chairsOf = (choices: FloorsChoices, lot: number): readonly Chair[] => seatsOf(choices, lot).map(chairOf);

export const rulesInput = ({
  players,
  hall,
  tiles,
  name,
  short,
  five,
}: FloorsChoices): Readonly<Record<string, unknown>> => ({
  players,
  setup: hall === 'drawn' ? tiles || 'basic' : hall,
  five: five && players >= 6 ? 'h3' : '5',
  pile: short ? 7 : 8,
  ...(name === '' ? {} : { name }),
});

export const HALLS = ['basic', 'random', 'lay'] as const;

export function withRules(choices: FloorsChoices, text: string): FloorsChoices {
  const read = floors.parseOptions(text);
  if (!read.ok) return choices;
  const { players, setup, five, pile, name = '' } = read.value;
  const known = HALLS.find((hall) => hall === setup);
  const hall = known === undefined ? ({ hall: 'drawn', tiles: setup } as const) : { hall: known };
  return { ...choices, players, ...hall, five: five === 'h3', short: pile === 7, name };
}

export const rulesOptions = (choices: FloorsChoices): floorsKit.Options => allowed(floors.options(rulesInput(choices)));
