/**
 * In the first game on a device, offers sound and hints until the first tap outside the offer. The settings have both.
 */
import './first-game.css';
import { createEffect, createSignal, type JSX, on, onMount, Show } from 'solid-js';
import { changeSettings, settings } from '../../settings/settings.ts';
import { readText } from '../../storage/storage.ts';
import { Switch } from '../../ui/switch.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { say } from './words.ts';

function Offer(props: { readonly onClose: () => void }): JSX.Element {
  let card!: HTMLElement;
  onMount(() => card.showPopover());
  return (
    <section
      ref={card}
      class="first-game"
      popover="auto"
      aria-label={say().firstGame}
      onToggle={({ newState }) => newState === 'closed' && props.onClose()}
    >
      <b>{say().firstGame}</b>
      <Switch label={say().firstHints} on={settings().hints} onChange={(hints) => changeSettings({ hints })} />
      <Switch label={say().firstSounds} on={settings().sounds} onChange={(sounds) => changeSettings({ sounds })} />
      <button type="button" class="btn primary" onClick={() => card.hidePopover()}>
        {sayUi().play}
      </button>
    </section>
  );
}

export function FirstGame(props: { /** Of people at this device. */ readonly actions: number }): JSX.Element {
  const [open, setOpen] = createSignal(readText('settings') === null);
  const close = (): void => {
    // Stores the settings, so that they are not offered again.
    changeSettings({});
    setOpen(false);
  };
  createEffect(
    on(
      () => props.actions,
      () => open() && close(),
      { defer: true },
    ),
  );
  return (
    <Show when={open()}>
      <Offer onClose={close} />
    </Show>
  );
}
