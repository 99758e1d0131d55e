/** The random values that this device adds to the chance of games: pledged by their SHA-256 first, and shown when all have pledged. */
import { seal } from '@speeltafel/rules';
import * as v from 'valibot';
import { readStored, writeStored } from '../../../storage/storage.ts';

const STORED = 'values';
const MOST = 50;

/** Where storage is forbidden they last until the page is closed. */
let values: readonly string[] = [];

const known = (): readonly string[] => readStored(STORED, v.array(v.string())) ?? values;

/** The pledge of a new value. */
export function newPledge(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  values = [...known(), value].slice(-MOST);
  writeStored(STORED, values);
  return seal(value);
}

/** The value behind a pledge of this device. */
export const valueBehind = (pledge: string): string | undefined => known().find((value) => seal(value) === pledge);
