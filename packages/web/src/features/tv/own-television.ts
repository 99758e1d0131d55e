/**
 * Registers this screen on the server as a television. It gets a code once, stores it, and polls for what to show.
 */
import { createSignal, onCleanup } from 'solid-js';
import { readText, writeText } from '../../storage/storage.ts';
import { whileSeen } from '../../ui/poll-while-visible.ts';
import { addTelevision, readTelevision, type Television } from '../online/api.ts';

const STORED = 'television';
const EVERY = 2000;

export function createOwnTelevision() {
  let id = readText(STORED);
  const [own, setOwn] = createSignal<Television | undefined>(undefined, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  const [away, setAway] = createSignal(false);

  async function add(): Promise<void> {
    const added = await addTelevision();
    setAway(!added.ok);
    if (!added.ok) return;
    id = added.value.id;
    writeText(STORED, id);
    setOwn({ ...added.value, table: null, tournament: null });
  }

  async function look(): Promise<void> {
    if (id === null) return add();
    const told = await readTelevision(id);
    // It was off for so long that the server has forgotten it.
    if (!told.ok && told.refusal.code === 'no-such-screen') return add();
    setAway(!told.ok);
    if (told.ok) setOwn(told.value);
  }
  onCleanup(whileSeen(look, EVERY));
  return { own, away, look };
}
