/** Shows this table on a television, given the code on its screen. */
import { createSignal, type JSX } from 'solid-js';
import { Icon } from '../../ui/icon.tsx';
import { submit } from '../../ui/press.ts';
import { toast } from '../../ui/toast.tsx';
import { showOnTelevision } from '../online/api.ts';
import { whyNot } from '../online/refusals.ts';
import { say } from './words.ts';

/** Normalises a code that a player typed. */
const codeIn = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, '-');

export function ShowTable(props: { readonly table: string }): JSX.Element {
  const [text, setText] = createSignal('');
  const send = async (): Promise<void> => {
    const sent = await showOnTelevision(codeIn(text()), props.table);
    toast(sent.ok ? say().shown : whyNot(sent.refusal));
  };
  return (
    <details class="on-also on-show">
      <summary>
        <Icon name="device" />
        {say().showTable}
      </summary>
      <p class="on-hint">{say().showAbout}</p>
      <form class="on-row" onSubmit={submit(send)}>
        <input
          class="on-field"
          required
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxlength={60}
          aria-label={say().code}
          placeholder={say().code}
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="btn">
          {say().show}
        </button>
      </form>
    </details>
  );
}
