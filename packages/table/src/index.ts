export { type ClockRule, type Clocks, leftOf, NO_CLOCK } from './clock.ts';
export { floorsTable, menhirsTable, withKit } from './games.ts';
export * as hosted from './hosted/index.ts';
export { type KeptTable, keep, reopen } from './kept.ts';
export {
  act,
  type Chair,
  type Controller,
  isOver,
  type Opening,
  type OpeningAt,
  openTable,
  openTableAt,
  positionOf,
  reseat,
  resign,
  type Table,
  type TableGame,
  type Tentative,
  tick,
  waitsFor,
} from './table.ts';
export { confirm, dropAll, dropLast, tryOut } from './tentative.ts';
export { canAskBack, canUndo, leftAfterUndo, undo } from './undo.ts';
