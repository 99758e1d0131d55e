/** A chart in its panel. The title states the result, the line below it says what was counted. */
import './charts.css';
import type { JSX } from 'solid-js';

export const Chart = (props: {
  readonly title: string;
  readonly note: string;
  readonly class?: string;
  readonly children: JSX.Element;
}): JSX.Element => (
  <figure class={`chart panel ${props.class ?? ''}`}>
    <h2>{props.title}</h2>
    {props.children}
    <figcaption>{props.note}</figcaption>
  </figure>
);
