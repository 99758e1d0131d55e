/** A button that shares the address of the current screen. */
import { copy } from '../../../ui/copy.ts';
import { Icon } from '../../../ui/icon.tsx';
import { say } from './words.ts';

async function share(): Promise<void> {
  const url = location.href;
  if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ url }).catch(() => undefined);
    return;
  }
  await copy(url);
}

export const ShareButton = () => (
  <button type="button" class="btn" onClick={() => void share()}>
    <Icon name="link" />
    {say().share}
  </button>
);
