import { wordsReady } from '../../i18n/language.ts';
import { go, to } from '../../router/route.ts';
import { toast } from '../../ui/toast.tsx';
import { fetchNotifications } from './notifications-api.ts';
import { ability, switchOn } from './subscription.ts';
import { say } from './words.ts';

/** Does not ask players who get notifications already, or whose browser has denied them. */
export async function askToCall(): Promise<void> {
  const able = ability();
  if (able !== 'yes' && able !== 'install') return;
  const known = await fetchNotifications();
  if (!known.ok || known.value.here) return;
  await wordsReady();
  const run = async (): Promise<void> => {
    // On an iPhone the page must be installed first, as the screen explains.
    if (able === 'yes' && (await switchOn()).ok) toast(say().on);
    else go(to('notifications'));
  };
  toast(say().ask, { label: say().yes, run: () => void run() });
}
