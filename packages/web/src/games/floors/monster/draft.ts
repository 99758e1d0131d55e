/** The monster that is being built, with every step to undo. */
import { floorsMonster } from '@speeltafel/table';
import { createSignal } from 'solid-js';

const { PARTS, SLOTS } = floorsMonster;
type Monster = floorsMonster.Monster;
type Parts = floorsMonster.Parts;
type Slot = floorsMonster.Slot;

/** Names to choose from at random, the one on the rule sheet first. */
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

/** Like the usual monster, as far as the parts go: what is changed first is changed of this one. */
const FIRST: Parts = {
  body: 'pelt',
  colour: 'teal',
  eyes: 'one',
  mouth: 'fangs',
  arms: 'claws',
  horns: 'horns',
  hat: 'none',
};

/** Undoing goes back so many steps. */
const MOST_STEPS = 100;

/** A number from 0 up to the one given, that one not included. */
export type Dice = (below: number) => number;

export const randomParts = (dice: Dice): Parts =>
  Object.fromEntries(SLOTS.map((slot) => [slot, PARTS[slot][dice(PARTS[slot].length)]])) as unknown as Parts;

/** Another name than now. */
export function randomName(now: string, dice: Dice): string {
  const others = NAMES.filter((name) => name !== now);
  return others[dice(others.length)]!;
}

export interface Draft {
  monster(): Monster;
  /** The parts that the trays show as chosen or would change. */
  parts(): Parts;
  choose<S extends Slot>(slot: S, part: Parts[S]): void;
  /** A name as typed: what cannot be shown of it is left out, and an empty one is the usual one. */
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
