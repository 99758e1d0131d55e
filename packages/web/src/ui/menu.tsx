/**
 * A button that opens a menu.
 *
 *     <Menu label={say().more} icon="menu" items={[{ label: say().resign, icon: 'flag', run: resign, grave: true }]} />
 */
import './menu.css';
import { createSignal, createUniqueId, For, Show } from 'solid-js';
import { afterPaint } from './after-paint.ts';
import { Icon, type IconName } from './icon.tsx';
import { press } from './press.ts';

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  /** Give either an address or a function. */
  readonly href?: string;
  readonly run?: () => void;
  readonly disabled?: boolean;
  readonly grave?: boolean;
}

export function Menu(props: {
  readonly label: string;
  readonly icon: IconName;
  readonly items: readonly MenuItem[];
  /** Visible text next to the icon. Without it, only screen readers get the label. */
  readonly text?: string;
  /** Where the list opens; below and to the left by default. */
  readonly side?: 'up' | 'start';
  readonly class?: string;
}) {
  const id = createUniqueId();
  const [open, setOpen] = createSignal(false);
  let root!: HTMLDivElement;
  let button!: HTMLButtonElement;

  const entries = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')];
  const show = (which: 0 | -1): void => {
    setOpen(true);
    // Paint the menu first, because setting the focus forces a layout.
    afterPaint(() => entries().at(which)?.focus());
  };
  const hide = (): void => {
    if (root.contains(document.activeElement)) button.focus();
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => (open() ? all[(at + 1) % all.length]?.focus() : show(0)),
      ArrowUp: () => (open() ? all.at(at <= 0 ? -1 : at - 1)?.focus() : show(-1)),
      Home: () => all[0]?.focus(),
      End: () => all.at(-1)?.focus(),
      Escape: hide,
    };
    const move = open() || event.key.startsWith('Arrow') ? moves[event.key] : undefined;
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  const leave = (event: FocusEvent): void => {
    if (!root.contains(event.relatedTarget as Node | null)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the items inside are interactive
    <div ref={root} class="menu" classList={{ [props.side ?? 'down']: true }} onKeyDown={onKeyDown} onFocusOut={leave}>
      <button
        ref={button}
        type="button"
        class={`btn ${props.text === undefined ? 'icon' : ''} ${props.class ?? 'quiet'}`}
        aria-haspopup="menu"
        aria-expanded={open()}
        aria-controls={id}
        aria-label={props.label}
        onClick={press(() => (open() ? hide() : show(0)))}
      >
        <Icon name={props.icon} />
        {props.text}
      </button>
      <Show when={open()}>
        <div id={id} class="menu-list" role="menu" aria-label={props.label}>
          <For each={props.items}>
            {(item) => (
              <Show
                when={item.href}
                fallback={
                  <button
                    type="button"
                    role="menuitem"
                    tabindex="-1"
                    disabled={item.disabled ?? false}
                    classList={{ grave: item.grave ?? false }}
                    onClick={press(() => {
                      hide();
                      item.run?.();
                    })}
                  >
                    {item.icon && <Icon name={item.icon} />}
                    {item.label}
                  </button>
                }
              >
                {(href) => (
                  <a href={href()} role="menuitem" tabindex="-1" onClick={hide}>
                    {item.icon && <Icon name={item.icon} />}
                    {item.label}
                  </a>
                )}
              </Show>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}
