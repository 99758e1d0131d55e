/** Links to a table. */
import { GAMES } from '../../../games/registry.ts';
import { to } from '../../../router/route.ts';
import { linksKnown, shareAddress } from '../../../router/share-address.ts';
import { copy } from '../../../ui/copy.ts';
import type { Found } from '../table/table-connection.ts';
import { say } from '../words.ts';

/** Contains the id, which cannot be guessed and does not expire. The code opens the table only for a while. */
export const linkTo = ({ id }: Pick<Found, 'id'>): string => shareAddress(to('table', id));

/** Whether the link works only on this computer, because the page is served from localhost. */
export const isLocalAddress = (): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

export async function copyLink(table: Found): Promise<void> {
  await linksKnown();
  await copy(linkTo(table));
}

export const canSend = (): boolean => navigator.share !== undefined;

export async function sendLink(table: Found): Promise<void> {
  const text = say().inviteText(GAMES[table.game].name);
  await linksKnown();
  await navigator.share({ url: linkTo(table), text }).catch(() => undefined);
}
