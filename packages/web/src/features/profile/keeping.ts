/**
 * Synchronises the data of this device with the server if the player wants that: at the start, and whenever the page is
 * hidden.
 */
import { type Refusal, type Result, refusal } from '@speeltafel/rules';
import { playerData } from '@speeltafel/table';
import { createSignal } from 'solid-js';
import * as v from 'valibot';
import { readStored, readText, removeStored, writeStored } from '../../storage/storage.ts';
import { ask } from '../online/api.ts';
import { applyPlayerData, baseSchema, dataOfDevice, joining } from './device-data.ts';

/** The start of the page reads it too, and loads this module only if it exists. */
const KEPT = 'kept';

const [keeping, setKeeping] = createSignal(readText(KEPT) !== null);

export { keeping };

const answered = v.object({ things: v.nullable(playerData.playerDataSchema) });
const BROKEN = refusal('broken', 'The server answered something else.');

async function exchange(method: string, body?: object): Promise<Result<playerData.PlayerData | null>> {
  const answer = await ask<unknown>(method, 'me/things', body);
  if (!answer.ok) return answer;
  const read = v.safeParse(answered, answer.value);
  return read.success ? { ok: true, value: read.output.things } : { ok: false, refusal: BROKEN };
}

export const fetchKept = (): Promise<Result<playerData.PlayerData | null>> => exchange('GET');

let sent = '';
let running: Promise<Refusal | null> | undefined;

async function mergeNow(): Promise<Refusal | null> {
  const base = readStored(KEPT, baseSchema);
  const first = base === undefined ? await fetchKept() : undefined;
  if (first !== undefined && !first.ok) return first.refusal;
  const own = dataOfDevice(base, Date.now());
  const given = first?.value ? joining(own, first.value) : own;
  const merged = await exchange('PUT', { things: given });
  if (!merged.ok || merged.value === null) return merged.ok ? BROKEN : merged.refusal;
  // What the player changed while the request was under way is later than what was sent.
  const late = playerData.merge(
    merged.value,
    dataOfDevice({ settings: own.settings, mistakes: own.mistakes }, Date.now()),
  );
  applyPlayerData(first?.value ? playerData.merge(merged.value, joining(late, merged.value)) : late);
  const { settings, mistakes } = merged.value;
  writeStored(KEPT, { settings, mistakes });
  sent = JSON.stringify(dataOfDevice({ settings, mistakes }, 0));
  return null;
}

/** Returns the refusal, or null. */
export function mergePlayerData(): Promise<Refusal | null> {
  running ??= mergeNow().finally(() => {
    running = undefined;
  });
  return running;
}

export async function keepPlayerData(keep: boolean): Promise<Refusal | null> {
  if (keep) {
    const refused = await mergePlayerData();
    if (refused === null) setKeeping(true);
    return refused;
  }
  const gone = await ask<object>('DELETE', 'me/things');
  if (!gone.ok) return gone.refusal;
  removeStored(KEPT);
  setKeeping(false);
  return null;
}

const hasChanged = (): boolean => JSON.stringify(dataOfDevice(readStored(KEPT, baseSchema), 0)) !== sent;

/** Called once at the start if synchronisation is on. */
export function startKeeping(): void {
  mergePlayerData();
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && readText(KEPT) !== null && hasChanged()) mergePlayerData();
  });
}
