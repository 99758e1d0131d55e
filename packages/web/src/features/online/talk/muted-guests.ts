/** Whose talk somebody does not wish to see, kept on the device. */
import { createSignal } from 'solid-js';
import * as v from 'valibot';
import { storage } from '../../../storage/storage.ts';

const KEY = 'speeltafel.muted';
const MOST = 200;

function read(): readonly string[] {
  try {
    const checked = v.safeParse(v.array(v.string()), JSON.parse(storage().getItem(KEY) ?? '[]'));
    return checked.success ? checked.output : [];
  } catch {
    return [];
  }
}

const [muted, setMuted] = createSignal(read());

export const isMuted = (guest: string): boolean => muted().includes(guest);

export function mute(guest: string, on: boolean): void {
  setMuted((all) => [...all.filter((one) => one !== guest), ...(on ? [guest] : [])].slice(-MOST));
  try {
    storage().setItem(KEY, JSON.stringify(muted()));
  } catch {
    // It holds until the page is closed.
  }
}
