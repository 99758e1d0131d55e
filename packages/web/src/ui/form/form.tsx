/** The parts of a longer form: groups, number fields, and a sticky submit button. */
import './form.css';
import { type JSX, untrack } from 'solid-js';
import { Icon } from '../icon.tsx';
import { submit } from '../press.ts';
import { say } from '../words.ts';
import { MOST_INCREMENT, MOST_MINUTES } from './clock-limits.ts';

export const Form = (props: {
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  readonly children: JSX.Element;
}) => (
  <form class="form" onSubmit={submit(() => props.onSubmit())}>
    {props.children}
    <div class="form-submit">
      <button type="submit" class="btn primary big">
        <Icon name="play" />
        {props.submitLabel}
      </button>
    </div>
  </form>
);

export const FormPart = (props: { readonly title: string; readonly children: JSX.Element }) => (
  <fieldset class="form-part panel">
    <legend>{props.title}</legend>
    {props.children}
  </fieldset>
);

/** Rarely used options, collapsed at first; open if one of them differs from its default. */
export const MoreOptions = (props: { readonly open: boolean; readonly children: JSX.Element }) => {
  const openAtFirst = untrack(() => props.open);
  return (
    <details class="form-more" open={openAtFirst}>
      <summary>{say().moreOptions}</summary>
      <div class="form-more-body">{props.children}</div>
    </details>
  );
};

export const NumberField = (props: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}) => (
  <label class="form-number">
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

/** Minutes per game, and the increment per turn in seconds. */
export const ClockFields = (props: {
  readonly minutes: number;
  readonly increment: number;
  readonly onChange: (change: { readonly minutes?: number; readonly increment?: number }) => void;
}) => (
  <div class="form-numbers">
    <NumberField
      label={say().minutesEach}
      value={props.minutes}
      least={1}
      most={MOST_MINUTES}
      onChange={(minutes) => props.onChange({ minutes })}
    />
    <NumberField
      label={say().secondsPerTurn}
      value={props.increment}
      least={0}
      most={MOST_INCREMENT}
      onChange={(increment) => props.onChange({ increment })}
    />
  </div>
);
