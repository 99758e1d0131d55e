/** This device's part in the chance of a game: it notes what is promised, and then shows what it has promised itself. */
import type { hosted } from '@speeltafel/table';
import { valueBehind } from './own-values.ts';
import { rememberSeal } from './stored-seals.ts';

/** The value that is to be shown at a table now, after everything promised there has been noted. */
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
