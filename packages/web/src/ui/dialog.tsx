/**
 * A question or a look aside above the page. The browser's own dialog keeps the focus in, gives it back, and hears Escape.
 *
 *     <Dialog open={asking()} title={say().sure} onClose={() => setAsking(false)} actions={<button ...>}>...</Dialog>
 */
import './dialog.css';
import { createUniqueId, type JSX, Show } from 'solid-js';
import { Icon } from './icon.tsx';
import { createModal } from './modal.ts';
import { say } from './words.ts';

export function Dialog(props: {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: JSX.Element;
  /** Buttons at the foot, the main one last. */
  readonly actions?: JSX.Element;
  readonly wide?: boolean;
}) {
  const id = createUniqueId();
  let dialog!: HTMLDialogElement;
  createModal(
    () => dialog,
    () => props.open,
  );
  /** A click on the dialog itself and not on what stands in it is one beside it. */
  const beside = (event: MouseEvent): void => {
    if (event.target !== dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left || x > right || y < top || y > bottom) props.onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the browser.
    <dialog
      ref={dialog}
      class="dialog"
      classList={{ wide: props.wide ?? false }}
      aria-labelledby={id}
      onClick={beside}
      onClose={() => props.open && props.onClose()}
    >
      <Show when={props.open}>
        <header>
          <h2 id={id} tabindex="-1" autofocus>
            {props.title}
          </h2>
          <button type="button" class="btn quiet icon" aria-label={say().close} onClick={() => props.onClose()}>
            <Icon name="close" />
          </button>
        </header>
        <div class="dialog-body">{props.children}</div>
        <Show when={props.actions}>
          <footer>{props.actions}</footer>
        </Show>
      </Show>
    </dialog>
  );
}

/** A yes or no that should not happen by mistake. */
export const Confirm = (props: {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no?: string;
  /** For what cannot be taken back. */
  readonly grave?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) => (
  <Dialog
    open={props.open}
    title={props.title}
    onClose={props.onNo}
    actions={
      <>
        <button type="button" class="btn" onClick={() => props.onNo()}>
          {props.no ?? say().cancel}
        </button>
        <button type="button" class={props.grave ? 'btn urgent' : 'btn primary'} onClick={() => props.onYes()}>
          {props.yes}
        </button>
      </>
    }
  >
    <p>{props.text}</p>
  </Dialog>
);
