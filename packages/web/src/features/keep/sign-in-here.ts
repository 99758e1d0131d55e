import { noteKept } from './offer.ts';

/**
 * Reloads the page as the player who has just signed in. The address with the code is replaced, so that it is not in
 * the history.
 */
export function startAsPlayer(address: string): void {
  noteKept();
  history.replaceState(null, '', address);
  location.reload();
}
