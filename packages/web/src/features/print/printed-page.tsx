/** One A4 page: its heading, its body, and whose game it is. */
import type { JSX } from 'solid-js';
import { say } from './words.ts';

export const Page = (props: {
  readonly game: 'menhirs' | 'floors';
  readonly title: string;
  readonly about: string;
  readonly class?: string;
  readonly children: JSX.Element;
}) => (
  <article class={`sheet ${props.class ?? ''}`}>
    <header>
      <h1>{props.title}</h1>
      <p>{props.about}</p>
    </header>
    <div class="sheet-body">{props.children}</div>
    <footer>{say().credit[props.game]}</footer>
  </article>
);
