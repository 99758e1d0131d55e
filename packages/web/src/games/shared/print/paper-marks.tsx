/** Marks to fill in with a pen: boxes to tick and numbers to circle. */
import './paper-marks.css';
import { For, type JSX } from 'solid-js';

export const TickBox = (): JSX.Element => <span class="paper-tick" aria-hidden="true" />;

export const Circles = (props: { readonly numbers: readonly number[] }): JSX.Element => (
  <span class="paper-circles">
    <For each={props.numbers}>{(number) => <span>{number}</span>}</For>
  </span>
);
