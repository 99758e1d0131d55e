export { type Chance, fromSeed, type Mix, makeMix, mixedSeed, parseMix, parseSeed, seal } from './chance.ts';
export { CHANCE, type EarlierRules, type Game, type Outcome, type Seat } from './game.ts';
export * from './games.ts';
export {
  type BrokenOff,
  type Course,
  gameOfRecord,
  makeRecord,
  type Played,
  parseRecord,
  RECORD_FILE,
  type Recorded,
} from './record.ts';
export { accept, type Refusal, type Result, refusal, refuse } from './result.ts';
export { underVersion, versionOf, versionsOf } from './rules-version.ts';
export { isVariantName, LONGEST_VARIANT_NAME } from './variant-name.ts';
