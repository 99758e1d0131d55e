/** This device's part in the chance of a game: it notes the pledges, and then reveals its own value. */
import type { hosted } from '@speeltafel/table';
import { valueBehind } from './own-values.ts';
import { rememberSeal } from './stored-seals.ts';

/** The value to reveal at a table now, after all pledges there have been noted; undefined if there is none. */
export function valueToShow(
  table: string,
  { seal, draw, began }: hosted.ClientView,
  guest: string | undefined,
): string | undefined {
  const shares = draw?.shares ?? [];
  rememberSeal(
    table,
    seal,
    shares.map(({ seat, pledge }) => `${seat}:${pledge}`),
  );
  const own = shares.find((share) => share.guest === guest && share.value === null);
  return began > 0 || own === undefined ? undefined : valueBehind(own.pledge);
}
