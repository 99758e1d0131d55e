export { type Chance, fromSeed, parseSeed, seal } from './chance.ts';
export { CHANCE, type Game, type Outcome, type Seat } from './game.ts';
export * from './games.ts';
export {
  type BrokenOff,
  type Course,
  gameOfRecord,
  makeRecord,
  type Played,
  parseRecord,
  type Recorded,
} from './record.ts';
export { accept, type Refusal, type Result, refusal, refuse } from './result.ts';
