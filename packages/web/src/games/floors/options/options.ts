import { floorsTable, NO_CLOCK } from '@speeltafel/table';
import type { GameOptions } from '../../contract/options.ts';
import { startWith, withFirstSeatHere } from '../../shared/start-choices.ts';

import { nextLook } from '../monster/last-monster.ts';
import { defaults, type FloorsChoices, rulesInput, rulesOptions, schema, seatsOf, withRules } from './choices.ts';
import { FloorsForm } from './form.tsx';
import { SeatSign } from './seat-sign.tsx';
import { terms } from './terms.ts';

const drawSeats = (choices: FloorsChoices) =>
  seatsOf(choices, crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32);

export const floorsOptions: GameOptions<FloorsChoices> = {
  schema,
  defaults,
  playNow: (choices) => ({ ...withFirstSeatHere(choices), begins: 0 }),
  withRules,
  seats: drawSeats,
  rules: rulesInput,
  start: (choices) => startWith(floorsTable, rulesOptions(choices), drawSeats(choices), NO_CLOCK, nextLook()),
  look: nextLook,
  SeatSign,
  terms,
  Form: FloorsForm,
};
