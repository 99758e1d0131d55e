import { floorsTable, NO_CLOCK } from '@speeltafel/table';
import type { GameOptions } from '../../contract/options.ts';
import { startWith, withFirstSeatHere } from '../../shared/start-choices.ts';
import { type FloorsChoices, rulesInput, rulesOptions, schema, seatsOf, usual } from './choices.ts';
import { FloorsForm } from './form.tsx';
import { terms } from './terms.ts';

export const floorsOptions: GameOptions<FloorsChoices> = {
  schema,
  usual,
  playNow: withFirstSeatHere,
  seats: seatsOf,
  rules: rulesInput,
  start: (choices) => startWith(floorsTable, rulesOptions(choices), seatsOf(choices), NO_CLOCK),
  terms,
  Form: FloorsForm,
};
