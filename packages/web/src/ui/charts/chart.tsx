/** A chart in its panel: the title says what was found, the line below it what was counted. */
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
