/**
 * The monster that players build for their table, as in the box. It is cosmetic, so the rules never see it. The text
 * form has the parts in the order of `SLOTS`, and the name unless it is Furunkulus; `box` stands for the default
 * drawing:
 *
 *     mop.plum.two.tusks.pincers.horns.pot Grommel
 *     box Tante Ruth
 */
import * as v from 'valibot';
import { words } from '../typed-text.ts';

export const PARTS = {
  body: ['pelt', 'slime', 'scales', 'mop', 'boulder', 'grub'],
  colour: ['teal', 'plum', 'rust', 'ochre', 'slate', 'ash'],
  eyes: ['one', 'two', 'three', 'four', 'five'],
  mouth: ['fangs', 'tusks', 'gulp', 'stitches', 'tongue'],
  arms: ['claws', 'tentacles', 'pincers', 'gloves', 'wings'],
  horns: ['horns', 'bat-ears', 'antlers', 'feelers', 'crest', 'none'],
  hat: ['nightcap', 'pot', 'candles', 'felt-hat', 'jester', 'none'],
} as const;

export type Slot = keyof typeof PARTS;
export type Parts = { readonly [slot in Slot]: (typeof PARTS)[slot][number] };

export const SLOTS = Object.keys(PARTS) as readonly Slot[];

export interface Monster {
  /** Null for the default drawing. */
  readonly parts: Parts | null;
  readonly name: string;
}

/** The name on the rule sheet. */
export const USUAL_NAME = 'Furunkulus';
export const LONGEST_NAME = 24;
export const BOX_MONSTER: Monster = { parts: null, name: USUAL_NAME };

const BOX = 'box';
const name = words(LONGEST_NAME);

/** A cleaned name; undefined if nothing of it can be shown. */
export function parseName(text: string): string | undefined {
  const read = v.safeParse(name, text);
  return read.success ? read.output : undefined;
}

function parseParts(text: string): Parts | undefined {
  const ids = text.split('.');
  const fits = ids.length === SLOTS.length && SLOTS.every((slot, i) => PARTS[slot].some((id) => id === ids[i]));
  return fits ? (Object.fromEntries(SLOTS.map((slot, i) => [slot, ids[i]])) as unknown as Parts) : undefined;
}

export function parseMonster(text: string): Monster | undefined {
  const gap = text.indexOf(' ');
  const [ids, called] = gap === -1 ? [text, USUAL_NAME] : [text.slice(0, gap), text.slice(gap + 1)];
  const parts = ids === BOX ? null : parseParts(ids);
  const shown = parseName(called);
  return parts === undefined || shown === undefined ? undefined : { parts, name: shown };
}

export function makeMonster({ parts, name }: Monster): string {
  const ids = parts === null ? BOX : SLOTS.map((slot) => parts[slot]).join('.');
  return name === USUAL_NAME ? ids : `${ids} ${name}`;
}
