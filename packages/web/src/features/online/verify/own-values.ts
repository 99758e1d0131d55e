/**
 * The random values that this device contributes to the chance of games: first pledged by their SHA-256, and revealed
 * when all players have pledged.
 */
import { seal } from '@speeltafel/rules';
import * as v from 'valibot';
import { readStored, writeStored } from '../../../storage/storage.ts';

const STORED = 'values';
const MOST = 50;

/** Without storage they last until the page is closed. */
let values: readonly string[] = [];

const known = (): readonly string[] => readStored(STORED, v.array(v.string())) ?? values;

/** Makes a new value and returns its pledge. */
export function newPledge(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  values = [...known(), value].slice(-MOST);
  writeStored(STORED, values);
  return seal(value);
}

/** The value for a pledge made by this device. */
export const valueBehind = (pledge: string): string | undefined => known().find((value) => seal(value) === pledge);
