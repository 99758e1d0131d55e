import { menhirsTable } from '@speeltafel/table';
import type { GameOptions } from '../../contract/options.ts';
import { startWith, withFirstSeatHere } from '../../shared/start-choices.ts';
import {
  clockOf,
  defaults,
  lookOf,
  type MenhirsChoices,
  rulesInput,
  rulesOptions,
  schema,
  seatsOf,
  withRules,
} from './choices.ts';
import { chosenGrace } from './chosen-grace.ts';
import { MenhirsForm } from './form.tsx';
import { SeatSign } from './seat-sign.tsx';
import { terms } from './terms.ts';

const drawSeats = (choices: MenhirsChoices) => seatsOf(choices, crypto.getRandomValues(new Uint8Array(1))[0]! < 128);

export const menhirsOptions: GameOptions<MenhirsChoices> = {
  schema,
  defaults,
  playNow: (choices) => ({ ...withFirstSeatHere(choices), begins: 'first' }),
  withRules,
  seats: drawSeats,
  rules: (choices, unhurried) => rulesInput(choices, unhurried ? choices.unhurriedGrace : chosenGrace()),
  start: (choices) =>
    startWith(
      menhirsTable,
      rulesOptions(choices, chosenGrace()),
      drawSeats(choices),
      clockOf(choices),
      lookOf(choices),
    ),
  look: lookOf,
  SeatSign,
  terms,
  Form: MenhirsForm,
};
