import { hosted, type TableGame } from '@speeltafel/table';

/** The table that a whole log leads to. */
export function foldAll<O, P, A>(
  kit: TableGame<O, P, A>,
  [first, ...rest]: readonly hosted.Fact[],
): hosted.Hosted<O, P, A> {
  if (first?.kind !== 'opened') throw new hosted.DamagedLog('A log begins with the opening of its table.');
  return rest.reduce((now, fact) => hosted.fold(kit, now, fact), hosted.opened(kit, first));
}
