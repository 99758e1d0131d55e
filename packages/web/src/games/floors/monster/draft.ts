/** The monster being built, with undo. */
import { floorsMonster } from '@speeltafel/table';
import { createSignal } from 'solid-js';

const { PARTS, SLOTS } = floorsMonster;
type Monster = floorsMonster.Monster;
type Parts = floorsMonster.Parts;
type Slot = floorsMonster.Slot;

/** Names for the random button, starting with the name on the rule sheet. */
export const NAMES = [
  floorsMonster.USUAL_NAME,
  ...[
    'Grommel',
    'Schlurf',
    'Moppel',
    'Nachtkrabb',
    'Wackerstein',
    'Quabbel',
    'Trine',
    'Rumpelott',
    'Glibber',
    'Zottel',
  ],
  ...['Bröckel', 'Kratzeline', 'Ölaf', 'Murx', 'Schnapp', 'Fusselbart', 'Tante Ruth', 'Knarz', 'Pudding', 'Ungetüm'],
  ...['Wisper', 'Gnorf', 'Linde'],
] as const;

/** The parts that resemble the usual monster. The first change starts from these. */
const FIRST: Parts = {
  body: 'pelt',
  colour: 'teal',
  eyes: 'one',
  mouth: 'fangs',
  arms: 'claws',
  horns: 'horns',
  hat: 'none',
};

/** The number of steps that can be undone. */
const MOST_STEPS = 100;

/** Returns a random integer from 0 up to, but not including, the argument. */
export type Dice = (below: number) => number;

export const randomParts = (dice: Dice): Parts =>
  Object.fromEntries(SLOTS.map((slot) => [slot, PARTS[slot][dice(PARTS[slot].length)]])) as unknown as Parts;

/** A random name other than the current one. */
export function randomName(now: string, dice: Dice): string {
  const others = NAMES.filter((name) => name !== now);
  return others[dice(others.length)]!;
}

export interface Draft {
  monster(): Monster;
  /** The parts that the trays show as chosen. */
  parts(): Parts;
  choose<S extends Slot>(slot: S, part: Parts[S]): void;
  /** Sets the name as typed. Characters that cannot be shown are removed, and an empty name becomes the usual one. */
  call(text: string): void;
  surprise(): void;
  rename(): void;
  box(): void;
  canUndo(): boolean;
  undo(): void;
}

export function createDraft(first: Monster, dice: Dice): Draft {
  const [steps, setSteps] = createSignal<readonly Monster[]>([first]);
  const monster = (): Monster => steps().at(-1)!;
  const change = (next: Partial<Monster>): void => {
    const changed = { ...monster(), ...next };
    if (floorsMonster.makeMonster(changed) === floorsMonster.makeMonster(monster())) return;
    setSteps([...steps().slice(-MOST_STEPS), changed]);
  };
  const parts = (): Parts => monster().parts ?? FIRST;
  return {
    monster,
    parts,
    choose: (slot, part) => change({ parts: { ...parts(), [slot]: part } }),
    call: (text) => change({ name: floorsMonster.parseName(text) ?? floorsMonster.USUAL_NAME }),
    surprise: () => change({ parts: randomParts(dice) }),
    rename: () => change({ name: randomName(monster().name, dice) }),
    box: () => change(floorsMonster.BOX_MONSTER),
    canUndo: () => steps().length > 1,
    undo: () => setSteps(steps().length > 1 ? steps().slice(0, -1) : steps()),
  };
}
