/** Menhirs beyond the contract: what pages and computer players use. */
export { type Action, decode } from './action.ts';
export * from './board.ts';
export { type ClaimWindow, claimWindow, isInTime } from './claim-window.ts';
export * from './codes.ts';
export { cluster, isConnected, leavesNoSmallParts, listClusterMoves, SMALLEST_PART, SPLITTABLE } from './fog.ts';
export { Kernel, listActions } from './kernel.ts';
export { mixed } from './keys.ts';
export { dealtFaceDown } from './menhirs.ts';
export {
  boardSizes,
  DECISIONS,
  type Decision,
  defaults,
  GRACES,
  type Grace,
  LAST_ROUND_UP,
  MENHIRS_DEALT,
  menhirsStanding,
  type Options,
  type Schedule,
  VARIANTS,
  type Variant,
} from './options.ts';
export type { Position } from './position.ts';
export * from './state.ts';
export { type TrackStep, trackOf, whereOnTrack } from './track.ts';
export { chosenSecretly, supposed, type View } from './view.ts';
export { canFree, hasWinningMove, listWinningMoves } from './win.ts';
