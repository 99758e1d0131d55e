export { wasAbandonedAtOnce } from './abandoned.ts';
export { act } from './acting.ts';
export { type ClockRule, type Clocks, leftOf, NO_CLOCK } from './clock.ts';
export {
  BETWEEN_ACTIONS,
  type ComputerHost,
  type ComputersTurn,
  computersTurn,
  playComputersTurn,
} from './computers.ts';
export { resign, tick } from './ending.ts';
export {
  conceals,
  hides,
  knownTo,
  LONGEST_LOOK,
  lookOf,
  lookOfRematch,
  midTurn,
  supposed,
  type TableGame,
  withSecretChoice,
} from './game.ts';
export * from './games.ts';
export * as hosted from './hosted/index.ts';
export { type Opening, type OpeningAt, openTable, openTableAt } from './opening.ts';
export * as playerData from './player-data/index.ts';
export { makeAddress, makeChairs, packRecord, parseChairs, unpackRecord } from './record-link.ts';
export type { StoredTable } from './stored-shape.ts';
export { keep, reopen } from './stored-table.ts';
export {
  type Chair,
  type Controller,
  isOver,
  positionOf,
  reseat,
  type Table,
  type Tentative,
  waitsFor,
} from './table.ts';
export { confirm, dropAll, dropLast, tryOut } from './tentative.ts';
export { canAskBack, canUndo, leftAfterUndo, undo } from './undo.ts';
