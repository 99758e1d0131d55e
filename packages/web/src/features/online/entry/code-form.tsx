/** Takes a code as a guest heard it, or a link to a table, and goes there. */
import { createSignal, type JSX } from 'solid-js';
import { go, to } from '../../../router/route.ts';
import { Icon } from '../../../ui/icon.tsx';
import { submit } from '../../../ui/press.ts';
import { say as sayUi } from '../../../ui/words.ts';

const LONGEST_LINK = 300;

/** Normalises a code, or extracts the id from a link. */
function tableIn(text: string): string {
  const [, linked] = /#\/table\/([^/?#\s]+)/.exec(text) ?? [];
  return (linked ?? text).trim().toLowerCase().replaceAll(/\s+/g, '-');
}

export function CodeForm(props: {
  readonly label: string;
  /** The earlier input, to be corrected. */
  readonly text?: string;
  readonly children?: JSX.Element;
}): JSX.Element {
  const [text, setText] = createSignal(props.text ?? '');
  return (
    <form class="code-form" onSubmit={submit(() => go(to('table', tableIn(text()))))}>
      <input
        type="text"
        class="on-field"
        required
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxlength={LONGEST_LINK}
        aria-label={props.label}
        placeholder={props.label}
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="btn" aria-label={sayUi().toTable}>
        <Icon name="door-in" />
      </button>
      {props.children}
    </form>
  );
}
