/** Shows a table or a tournament on a television, given the code on its screen. */
import { createSignal, type JSX } from 'solid-js';
import { Icon } from '../../ui/icon.tsx';
import { submit } from '../../ui/press.ts';
import { toast } from '../../ui/toast.tsx';
import { type Shown, showOnTelevision } from '../online/api.ts';
import { whyNot } from '../online/refusals.ts';
import { say } from './words.ts';

/** Normalises a code that a player typed. */
const codeIn = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, '-');

export function TelevisionCode(props: { readonly shown: Shown; readonly onShown?: () => void }): JSX.Element {
  const [text, setText] = createSignal('');
  const send = async (): Promise<void> => {
    const sent = await showOnTelevision(codeIn(text()), props.shown);
    toast(sent.ok ? say().shown : whyNot(sent.refusal));
    if (sent.ok) props.onShown?.();
  };
  return (
    <>
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
    </>
  );
}

export const ShowTable = (props: { readonly table: string }): JSX.Element => (
  <details class="on-also on-show">
    <summary>
      <Icon name="device" />
      {say().showTable}
    </summary>
    <TelevisionCode shown={{ table: props.table }} />
  </details>
);
