/** Opens a file with the installed page: see `file_handlers` in the manifest. */
import { go, to } from '../../router/route.ts';
import { LARGEST_FILE } from './largest-file.ts';

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

export function openLaunchedFile(): void {
  const { launchQueue } = globalThis as unknown as { readonly launchQueue?: LaunchQueue };
  history.replaceState(null, '', location.pathname + location.hash);
  launchQueue?.setConsumer(async ({ files: [handle] }) => {
    const file = await handle?.getFile();
    if (file === undefined) return;
    // A file that is too long is refused on that screen.
    const text = await file.slice(0, LARGEST_FILE + 1).text();
    go(`${to('open')}?${new URLSearchParams({ text })}`);
  });
}
