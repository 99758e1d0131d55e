/** The look of a table of Finstere Flure: its monster. */
import { floorsMonster } from '@speeltafel/table';

/** A look that cannot be parsed comes from a newer version: the usual monster is shown. */
export const monsterOf = (look: string | null | undefined): floorsMonster.Monster =>
  (look ? floorsMonster.parseMonster(look) : undefined) ?? floorsMonster.BOX_MONSTER;

export const hasOwnName = ({ name }: floorsMonster.Monster): boolean => name !== floorsMonster.USUAL_NAME;
