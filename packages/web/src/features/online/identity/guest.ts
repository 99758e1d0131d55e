/** This browser's guest on the server. Asked once when the page starts; without a server there is no answer. */
import type { Refusal } from '@speeltafel/rules';
import { createSignal } from 'solid-js';
import { readText, removeStored, writeText } from '../../../storage/storage.ts';
import { forgetMe, type Guest, sayName, whenUnknown, whoAmI } from '../api.ts';

/** Whether there was a server last time. If so, the layout does not shift when it answers. */
const STORED = 'online';

const remembered = (): boolean => readText(STORED) === 'yes';

const [answer, setAnswer] = createSignal<Guest | null | undefined>(undefined);
const [asked, setAsked] = createSignal(false);
const [forgotten, setForgotten] = createSignal<string | null>(null);

/** The guest; null before a name is given; undefined if no server has answered. */
export const me = answer;
/** The name of a guest the server no longer knows: the cookie is lost, or the guest was deleted. */
export const unknownNow = forgotten;
/** Whether the server has answered, or failed to. */
export const known = asked;
/** Whether there is a server, as far as is known. */
export const online = (): boolean => (asked() ? answer() !== undefined : remembered());

async function ask(): Promise<void> {
  const guest = await whoAmI();
  setAnswer(() => guest);
  setAsked(true);
  if (guest === undefined) removeStored(STORED);
  else writeText(STORED, 'yes');
}

/** Returns why the name was refused, or null. */
export async function registerName(name: string): Promise<string | null> {
  const said = await sayName(name);
  if (!said.ok) return said.refusal.code;
  setForgotten(null);
  setAnswer(() => said.value.guest);
  return null;
}

/** Deletes the guest on the server; returns the refusal, or null. */
export async function leave(): Promise<Refusal | null> {
  const gone = await forgetMe();
  if (!gone.ok) return gone.refusal;
  // The guest's synchronised data is gone, and a next guest synchronises nothing without choosing so.
  removeStored('kept');
  setAnswer(null);
  return null;
}

/** The server has rejected the socket: check whether it still knows this guest. No response means nothing. */
export async function recheckIdentity(): Promise<void> {
  const before = answer();
  const guest = before ? await whoAmI() : undefined;
  if (!before || guest === undefined || guest?.id === before.id || answer() !== before) return;
  setForgotten(guest === null ? before.name : null);
  setAnswer(() => guest);
}

/** Asks again if no server has answered yet. */
export async function askAgain(): Promise<void> {
  if (asked() && answer() === undefined) await ask();
}

whenUnknown(recheckIdentity);
ask();
addEventListener('online', askAgain);
