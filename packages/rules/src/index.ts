export { type Chance, fromSeed, parseSeed, seal } from './chance.ts';
export { floors } from './floors/floors.ts';
export * as floorsKit from './floors/index.ts';
export { CHANCE, type Game, type Outcome, type Seat } from './game.ts';
export * as menhirsKit from './menhirs/index.ts';
export { menhirs } from './menhirs/menhirs.ts';
export {
  type BrokenOff,
  type Course,
  gameOfRecord,
  makeRecord,
  type Played,
  parseRecord,
  type Recorded,
} from './record.ts';
export { type Refusal, type Result, refusal, refuse } from './result.ts';
