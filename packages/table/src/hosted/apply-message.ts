/** Updates a client's view of a table with a message of the server. */

import type { ClientView } from './client-view.ts';
import type { FromServer } from './protocol.ts';

/** The view after the message; `undefined` if a message was missed: then the client watches again, with version 0. */
export function applyMessage(
  before: ClientView | undefined,
  message: Extract<FromServer, { readonly type: 'table' | 'news' }>,
): ClientView | undefined {
  const known = before?.played ?? [];
  if (message.from > known.length) return undefined;
  const played = (more: ClientView['played']): ClientView['played'] => [...known.slice(0, message.from), ...more];
  if (message.type === 'table') return { ...message.told, played: played(message.told.played) };
  return before && { ...before, ...message.news, played: played(message.news.played) };
}
