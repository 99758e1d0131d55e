/** A sentence with pictures of its tokens. Screen readers get their names. */
import { For, type JSX } from 'solid-js';
import { Token } from '../art/token.tsx';
import { type Named, partsOf } from './sentences.ts';

export const Sentence = (props: { readonly text: string; readonly nameOf: (token: Named) => string }): JSX.Element => (
  <span class="ff-sentence">
    <For each={partsOf(props.text)}>
      {(part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Token
            player={part.player}
            shows={part.shows}
            state={part.moved ? 'moved' : 'ready'}
            plain
            label={props.nameOf(part)}
          />
        )
      }
    </For>
  </span>
);
