/** What can be chosen for a new game of Finstere Flure, and what the rules make of it. */
import { floors, type floorsKit } from '@speeltafel/rules';
import type { Chair } from '@speeltafel/table';
import * as v from 'valibot';
import { type Company, type SeatChoice, seatChoiceSchema } from '../../contract/options.ts';
import { allowed, chairOf, OTHERS, usualSeat } from '../../shared/start-choices.ts';
import { LEVELS } from '../levels.ts';

const MOST_PLAYERS = 7;

export const schema = v.object({
  players: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MOST_PLAYERS)),
  sitters: v.pipe(v.array(seatChoiceSchema(LEVELS)), v.length(MOST_PLAYERS)),
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

export const usual = (company: Company): FloorsChoices => ({
  players: company === 'computer' ? 4 : 2,
  sitters: USUAL_LEVELS.map((level, i) => usualSeat(i === 0 ? 'person' : OTHERS[company], level)),
  hall: 'basic',
  short: false,
  five: false,
});

export const seatsOf = ({ sitters, players }: FloorsChoices): readonly SeatChoice[] => sitters.slice(0, players);

export const chairsOf = (choices: FloorsChoices): readonly Chair[] => seatsOf(choices).map(chairOf);

export const rulesInput = ({ players, hall, short, five }: FloorsChoices): Readonly<Record<string, unknown>> => ({
  players,
  setup: hall,
  five: five && players >= 6 ? 'h3' : '5',
  pile: short ? 7 : 8,
});

export const rulesOptions = (choices: FloorsChoices): floorsKit.Options => allowed(floors.options(rulesInput(choices)));
