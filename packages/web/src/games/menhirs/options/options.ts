import { menhirsTable } from '@speeltafel/table';
import { settings } from '../../../settings/settings.ts';
import type { GameOptions } from '../../contract/options.ts';
import { startWith, withFirstSeatHere } from '../../shared/start-choices.ts';
import { clockOf, type MenhirsChoices, rulesInput, rulesOptions, schema, seatsOf, usual } from './choices.ts';
import { MenhirsForm } from './form.tsx';
import { terms } from './terms.ts';

const drawSeats = (choices: MenhirsChoices) => seatsOf(choices, crypto.getRandomValues(new Uint8Array(1))[0]! < 128);

export const menhirsOptions: GameOptions<MenhirsChoices> = {
  schema,
  usual,
  playNow: (choices) => ({ ...withFirstSeatHere(choices), begins: 'first' }),
  seats: drawSeats,
  rules: (choices) => rulesInput(choices, settings().grace),
  start: (choices) =>
    startWith(menhirsTable, rulesOptions(choices, settings().grace), drawSeats(choices), clockOf(choices)),
  terms,
  Form: MenhirsForm,
};
