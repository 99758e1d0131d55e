/** Who this browser is at the server, asked once when the page starts; without a server there is no answer. */
import type { Refusal } from '@speeltafel/rules';
import { createSignal } from 'solid-js';
import { readText, removeStored, writeText } from '../../../storage/storage.ts';
import { forgetMe, type Guest, sayName, whenUnknown, whoAmI } from '../api.ts';

/** Whether there was a server the last time: then nothing moves on the page when it answers. */
const STORED = 'online';

const remembered = (): boolean => readText(STORED) === 'yes';

const [answer, setAnswer] = createSignal<Guest | null | undefined>(undefined);
const [asked, setAsked] = createSignal(false);
const [forgotten, setForgotten] = createSignal<string | null>(null);

/** The guest; null without a name so far; undefined where no server answered. */
export const me = answer;
/** The name of the guest that the server knew here and no longer does: the cookie is lost, or the guest was deleted. */
export const unknownNow = forgotten;
/** Whether the server has answered, or failed to. */
export const known = asked;
/** Whether there is a server, as far as is known yet. */
export const online = (): boolean => (asked() ? answer() !== undefined : remembered());

async function ask(): Promise<void> {
  const guest = await whoAmI();
  setAnswer(() => guest);
  setAsked(true);
  if (guest === undefined) removeStored(STORED);
  else writeText(STORED, 'yes');
}

/** Answers why the name was refused. */
export async function registerName(name: string): Promise<string | null> {
  const said = await sayName(name);
  if (!said.ok) return said.refusal.code;
  setForgotten(null);
  setAnswer(() => said.value.guest);
  return null;
}

/** The server forgets who this browser was; answers why not. */
export async function leave(): Promise<Refusal | null> {
  const gone = await forgetMe();
  if (!gone.ok) return gone.refusal;
  // What was kept with the guest is gone, and a next guest keeps nothing unless they choose so.
  removeStored('kept');
  setAnswer(null);
  return null;
}

/** The server would not let us in: asks whether it still knows who this is. A server that does not answer says nothing about that. */
export async function recheckIdentity(): Promise<void> {
  const before = answer();
  const guest = before ? await whoAmI() : undefined;
  if (!before || guest === undefined || guest?.id === before.id || answer() !== before) return;
  setForgotten(guest === null ? before.name : null);
  setAnswer(() => guest);
}

/** Where no server has answered yet. */
export async function askAgain(): Promise<void> {
  if (asked() && answer() === undefined) await ask();
}

whenUnknown(recheckIdentity);
ask();
addEventListener('online', askAgain);
