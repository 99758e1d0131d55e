/** A modal panel over the page. */
import './sheet.css';
import type { JSX } from 'solid-js';
import { Icon } from './icon.tsx';
import { createModal } from './modal.ts';
import { say } from './words.ts';

export function Sheet(props: {
  readonly open: boolean;
  readonly name: string;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}): JSX.Element {
  let dialog!: HTMLDialogElement;
  createModal(
    () => dialog,
    () => props.open,
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape; the click is on the backdrop
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={props.name}
      onClose={() => props.open && props.onClose()}
      onClick={(event) => event.target === dialog && props.onClose()}
    >
      <div class="sheet-in">
        <button
          type="button"
          class="btn icon quiet sheet-close"
          aria-label={say().close}
          onClick={() => props.onClose()}
        >
          <Icon name="close" />
        </button>
        {props.children}
      </div>
    </dialog>
  );
}
