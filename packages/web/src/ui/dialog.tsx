/**
 * A modal dialog. The native element traps the focus, restores it and closes on Escape.
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
  /** Buttons at the bottom, the primary one last. */
  readonly actions?: JSX.Element;
  readonly wide?: boolean;
}) {
  const id = createUniqueId();
  let dialog!: HTMLDialogElement;
  createModal(
    () => dialog,
    () => props.open,
  );
  /** Closes the dialog on a click on its backdrop, which the browser reports as a click on the dialog. */
  const beside = (event: MouseEvent): void => {
    if (event.target !== dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left || x > right || y < top || y > bottom) props.onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
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

/** Asks for confirmation. */
export const Confirm = (props: {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no?: string;
  /** The action cannot be undone. */
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
