/** The computer players of Finstere Flure. */
export { type Analysis, analyseFloors, type JudgedTurn } from './analysis.ts';
export {
  type FloorsAnalysis,
  type FloorsChart,
  type FloorsNotes,
  floorsAnalyst,
  type IndexedCardNote,
} from './analyst.ts';
export { type Annotation, annotateFloors, type CardNote, type TurnNote } from './annotation.ts';
export { carefulRunner, randomPlayer } from './baselines.ts';
export { chancesOf, chartFloors } from './chart.ts';
export type { FloorsPlayer, FloorsThought } from './floors-player.ts';
export { FLOORS_LEVELS, type FloorsLevel, FULL_STRENGTH, HAND_SET, playerOf } from './levels.ts';
export { type PlayedGame, playMatch } from './match.ts';
export type { Reason } from './reasons.ts';
