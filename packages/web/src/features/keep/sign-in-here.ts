import { noteKept } from './offer.ts';

/** This browser is another player’s from now on: everything is asked anew. The address with the code goes out of the history. */
export function startAsPlayer(address: string): void {
  noteKept();
  history.replaceState(null, '', address);
  location.reload();
}
