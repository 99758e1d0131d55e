/** The last monster built on this device. Every new table here starts with it. */
import { floorsMonster, LONGEST_LOOK } from '@speeltafel/table';
import * as v from 'valibot';
import { storedSignal } from '../../../storage/stored-signal.ts';
import { monsterOf } from './look.ts';

const schema = v.pipe(v.string(), v.maxLength(LONGEST_LOOK));
const [text, setText] = storedSignal('floors.monster', schema, () =>
  floorsMonster.makeMonster(floorsMonster.BOX_MONSTER),
);

export const lastMonster = (): floorsMonster.Monster => monsterOf(text());

export const keepMonster = (monster: floorsMonster.Monster): void => setText(floorsMonster.makeMonster(monster));

/** The look of the next table; undefined for the usual monster. */
export const nextLook = (): string | undefined => {
  const look = floorsMonster.makeMonster(lastMonster());
  return look === floorsMonster.makeMonster(floorsMonster.BOX_MONSTER) ? undefined : look;
};
