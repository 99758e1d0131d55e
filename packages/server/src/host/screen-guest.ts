/**
 * Guests without a name who only watch: televisions. Every node recognises them by their id, and they can never have a
 * seat, so they learn only what a spectator may know.
 */
import { newId } from './new-ids.ts';

const PREFIX = 'screen-';

export const newScreen = (): { readonly id: string; readonly name: string; readonly session: string } => ({
  id: `${PREFIX}${newId()}`,
  name: '',
  session: '',
});

export const isScreen = (guest: string): boolean => guest.startsWith(PREFIX);
