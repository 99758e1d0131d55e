/** One A4 page: its heading, its body, and the credit. */
import type { JSX } from 'solid-js';

export const Page = (props: {
  readonly title: string;
  readonly about: string;
  /** The designer's credit. */
  readonly credit: string;
  readonly class?: string;
  readonly children: JSX.Element;
}) => (
  <article class={`sheet ${props.class ?? ''}`}>
    <header>
      <h1>{props.title}</h1>
      <p>{props.about}</p>
    </header>
    <div class="sheet-body">{props.children}</div>
    <footer>{props.credit}</footer>
  </article>
);
