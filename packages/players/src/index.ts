export * as floorsPlayers from './floors/index.ts';
export * as menhirsPlayers from './menhirs/index.ts';
export { type Budget, nodeBudget, type Player, type Thought } from './player.ts';
export * as puzzles from './puzzles/index.ts';
export { Random } from './random.ts';
export type { Asked, Thinker, ThoughtText } from './thinker.ts';
export { thinkers } from './thinkers.ts';
export { answerThink, type ThinkMessage, type ThinkRequest } from './worker.ts';
