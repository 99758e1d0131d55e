/**
 * Guests without a name who only watch: televisions. Their ids tell them apart from all others, on every node, and they can never have a
 * seat, so that nothing is told to them that a spectator may not know.
 */
import { newId } from './new-ids.ts';

const PREFIX = 'screen-';

export const newScreen = (): { readonly id: string; readonly name: string; readonly session: string } => ({
  id: `${PREFIX}${newId()}`,
  name: '',
  session: '',
});

export const isScreen = (guest: string): boolean => guest.startsWith(PREFIX);
