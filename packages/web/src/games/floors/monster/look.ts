/** The look of a table of Finstere Flure: its monster. */
import { floorsMonster } from '@speeltafel/table';

/** A look that means nothing here is that of a newer version. */
export const monsterOf = (look: string | null | undefined): floorsMonster.Monster =>
  (look ? floorsMonster.parseMonster(look) : undefined) ?? floorsMonster.BOX_MONSTER;

export const hasOwnName = ({ name }: floorsMonster.Monster): boolean => name !== floorsMonster.USUAL_NAME;
