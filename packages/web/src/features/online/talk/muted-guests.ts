/** The guests whose talk is hidden on this device. */
import * as v from 'valibot';
import { settings } from '../../../settings/settings.ts';
import { storedSignal } from '../../../storage/stored-signal.ts';

const MOST = 200;

const [muted, setMuted] = storedSignal<readonly string[]>('muted', v.array(v.string()), () => []);

/** If the device has talk turned off, everyone is muted. */
export const isMuted = (guest: string): boolean => !settings().talk || muted().includes(guest);

export const mute = (guest: string, on: boolean): void =>
  setMuted([...muted().filter((one) => one !== guest), ...(on ? [guest] : [])].slice(-MOST));
