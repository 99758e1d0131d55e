export type { AnalyseRequest, Report } from './analyst.ts';
export * from './games.ts';
export { type Budget, type Level, nodeBudget, type Player, type Thought } from './player.ts';
export * as puzzles from './puzzles/index.ts';
export { findPuzzle } from './puzzles/packs.ts';
export { Random } from './random.ts';
export * as reports from './report/index.ts';
export {
  type Answer,
  type PositionAndOutcome,
  type TextGame,
  type ThinkContext,
  type ThoughtText,
  textGame,
} from './text-game.ts';
export { answerThink, type ThinkMessage, type ThinkRequest } from './worker.ts';
