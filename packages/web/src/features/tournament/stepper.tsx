/** A number with buttons for less and more. */
import type { JSX } from 'solid-js';
import { say } from './words.ts';

export const Stepper = (props: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}): JSX.Element => {
  const step = () => props.step ?? 1;
  return (
    <fieldset class="desk-stepper panel">
      <legend>{props.label}</legend>
      <button
        type="button"
        class="btn quiet icon"
        aria-label={say().less(props.label)}
        disabled={props.value <= props.least}
        onClick={() => props.onChange(Math.max(props.least, props.value - step()))}
      >
        −
      </button>
      <output>{props.value}</output>
      <button
        type="button"
        class="btn quiet icon"
        aria-label={say().plus(props.label)}
        disabled={props.value >= props.most}
        onClick={() => props.onChange(Math.min(props.most, props.value + step()))}
      >
        +
      </button>
    </fieldset>
  );
};
