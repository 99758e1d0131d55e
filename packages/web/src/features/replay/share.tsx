/** Shares a game: as a link, through the device's share sheet, as a file, or as text. */
import { RECORD_FILE } from '@speeltafel/rules';
import { makeAddress } from '@speeltafel/table';
import { createEffect, createSignal, onCleanup, Show } from 'solid-js';
import { gameUi } from '../../games/registry.ts';
import { embedAddress, shareAddress } from '../../router/share-address.ts';
import type { GameRecord } from '../../session/game-record.ts';
import { copy } from '../../ui/copy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Switch } from '../../ui/switch.tsx';
import { say as sayUi } from '../../ui/words.ts';
import { say } from './words.ts';

function save({ game, record }: GameRecord): void {
  const address = URL.createObjectURL(new Blob([record], { type: RECORD_FILE.type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game}-${new Date().toISOString().slice(0, 10)}${RECORD_FILE.ending}`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Closing the share sheet without sending is not an error. */
const send = (game: string, url: string): Promise<void> =>
  navigator.share({ title: say().shareText(game), url }).catch(() => {});

export function Share(props: {
  readonly record: GameRecord;
  readonly at: number;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const [here, setHere] = createSignal(false);
  /** The page's own address of the game. */
  const [own, setOwn] = createSignal('');
  const link = (): string => (own() === '' ? '' : shareAddress(own()));
  const frame = (): string | undefined => {
    const address = own() === '' ? undefined : embedAddress(own());
    const title = say().shareText(gameUi(props.record.game).name);
    return (
      address &&
      `<iframe src="${address.replaceAll('&', '&amp;')}" title="${title}" width="560" height="560" loading="lazy" style="border:0"></iframe>`
    );
  };
  // Not a resource: while one loads, Suspense would remove the whole screen.
  createEffect(() => {
    if (!props.open) return;
    let stale = false;
    onCleanup(() => {
      stale = true;
    });
    makeAddress(props.record, here() ? props.at : undefined).then((address) => {
      if (!stale) setOwn(address);
    });
  });
  return (
    <Dialog open={props.open} title={say().shareTitle} onClose={props.onClose}>
      <div class="rp-share">
        <p>{say().shareAbout}</p>
        <label>
          {say().link}
          <input class="rp-field" readonly value={link()} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <Switch label={say().fromHere} on={here()} onChange={setHere} />
        <div class="rp-actions">
          <button type="button" class="btn primary" disabled={link() === ''} onClick={() => copy(link())}>
            <Icon name="link" />
            {sayUi().copyLink}
          </button>
          <Show when={'share' in navigator}>
            <button type="button" class="btn" onClick={() => send(gameUi(props.record.game).name, link())}>
              <Icon name="share" />
              {sayUi().send}
            </button>
          </Show>
          <button type="button" class="btn" onClick={() => save(props.record)}>
            <Icon name="file" />
            {say().saveFile}
          </button>
          <button type="button" class="btn" onClick={() => copy(props.record.record)}>
            <Icon name="list" />
            {say().copyText}
          </button>
        </div>
        <Show when={frame()}>
          {(code) => (
            <details>
              <summary>{say().forSite}</summary>
              <textarea class="rp-field" readonly rows="4" aria-label={say().forSite} value={code()} />
              <button type="button" class="btn" onClick={() => copy(code())}>
                <Icon name="list" />
                {say().copyCode}
              </button>
            </details>
          )}
        </Show>
        <details>
          <summary>{say().asText}</summary>
          <textarea class="rp-field" readonly rows="6" aria-label={say().asText} value={props.record.record} />
        </details>
      </div>
    </Dialog>
  );
}
