/** The monster that was built last on this device: every next table here begins with it. */
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

/** The look of the next table; undefined where the monster is the usual one. */
export const nextLook = (): string | undefined => {
  const look = floorsMonster.makeMonster(lastMonster());
  return look === floorsMonster.makeMonster(floorsMonster.BOX_MONSTER) ? undefined : look;
};
