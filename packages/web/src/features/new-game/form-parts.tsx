/** What both forms are made of. */
import type { JSX } from 'solid-js';
import { Icon } from '../../ui/icon.tsx';
import type { Sitter } from './last-choices.ts';
import { say } from './words.ts';

export const Part = (props: { readonly title: string; readonly children: JSX.Element }) => (
  <fieldset class="part panel">
    <legend>{props.title}</legend>
    {props.children}
  </fieldset>
);

/** A game between people who are apart: what else is to be settled, and what the button says then. */
export interface Apart {
  readonly part: JSX.Element;
  readonly begin: string;
  /** What whoever opens the table is called there: the first person here. */
  readonly me: string;
}

/** Which chair is that of whoever opens a table; -1 where people sit around one device. */
export const mineAmong = (sitters: readonly Sitter[], apart: Apart | undefined): number =>
  apart === undefined ? -1 : sitters.findIndex(({ kind }) => kind === 'person');

/** Always within reach, however long the form is. */
export const BeginButton = (props: { readonly text?: string | undefined }) => (
  <div class="begin">
    <button type="submit" class="btn primary big">
      <Icon name="play" />
      {props.text ?? say().begin}
    </button>
  </div>
);

export const NumberField = (props: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}) => (
  <label class="number">
    {props.label}
    <input
      class="field"
      type="number"
      inputmode="numeric"
      min={props.least}
      max={props.most}
      step="1"
      required
      value={props.value}
      onInput={(event) => {
        if (event.currentTarget.validity.valid) props.onChange(event.currentTarget.valueAsNumber);
      }}
    />
  </label>
);
