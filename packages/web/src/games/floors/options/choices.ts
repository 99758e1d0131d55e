/** What can be chosen for a new game of Finstere Flure, and what the rules make of it. */
import { floors, type floorsKit } from '@speeltafel/rules';
import type { Chair } from '@speeltafel/table';
import * as v from 'valibot';
import { type OpponentKind, type SeatChoice, seatChoiceSchema } from '../../contract/options.ts';
import { allowed, chairOf, defaultSeat, OTHERS } from '../../shared/start-choices.ts';
import { LEVELS } from '../levels.ts';

const MOST_PLAYERS = 7;

export const schema = v.object({
  players: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MOST_PLAYERS)),
  sitters: v.pipe(v.array(seatChoiceSchema(LEVELS)), v.length(MOST_PLAYERS)),
  /** The index of the player who starts, or by lot. */
  begins: v.optional(v.union([v.literal('lot'), v.pipe(v.number(), v.integer(), v.minValue(0))]), 0),
  hall: v.picklist(['basic', 'random', 'lay']),
  short: v.boolean(),
  five: v.boolean(),
});
export type FloorsChoices = v.InferOutput<typeof schema>;

/** Different ones, to tell them apart; the weak ones first. */
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
  short: false,
  five: false,
});

/** Around the table from the player who starts; `lot`, from 0 up to 1, decides where lots are drawn. */
export function seatsOf({ sitters, players, begins }: FloorsChoices, lot: number): readonly SeatChoice[] {
  const first = begins === 'lot' ? Math.floor(lot * players) : begins % players;
  return [...sitters.slice(first, players), ...sitters.slice(0, first)];
}

export const chairsOf = (choices: FloorsChoices, lot: number): readonly Chair[] => seatsOf(choices, lot).map(chairOf);

export const rulesInput = ({ players, hall, short, five }: FloorsChoices): Readonly<Record<string, unknown>> => ({
  players,
  setup: hall,
  five: five && players >= 6 ? 'h3' : '5',
  pile: short ? 7 : 8,
});

export const rulesOptions = (choices: FloorsChoices): floorsKit.Options => allowed(floors.options(rulesInput(choices)));
