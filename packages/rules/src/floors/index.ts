/** Floors beyond the contract: what pages, computer players and the engine use. */
export { type Action, type Lay, type Move, makeAction, parseAction, type Turn } from './action.ts';
export * from './board.ts';
export { afterEvent, moveBlock } from './board-change.ts';
export { CARDS, type Card, isHitCard, MOST_STEPS, parseCard, type WalkLength, walkLengthOf } from './cards.ts';
export { type Content, contentsOf } from './contents.ts';
export {
  EMPTY,
  FACING,
  Floor,
  LEFT,
  LEFT_COUNT,
  MONSTER,
  MOVED,
  NOWHERE,
  PILE,
  PLACE,
  POOL,
  SHOWS,
  STAGE,
  START,
  TELEPORTER,
  TOKEN,
} from './floor.ts';
export { reachOfSight } from './line-of-sight.ts';
export { look, step, walk } from './monster.ts';
export { type EndReason, type FloorsOutcome, type Standing, unplayed } from './outcome.ts';
export { type Draft, draft, findToken, type Push, playPath, type Way } from './path.ts';
export { makePosition, NEWEST_RULES, type Phase, type Position, parsePosition, type Rules } from './position.ts';
export { type CardAhead, type Danger, type Preview, preview } from './preview.ts';
export { isFree } from './push.ts';
export { changeLevel, type Level, type LevelToken, makeLevel, parseLevel, runLevel, type Verdict } from './puzzle.ts';
export { Reach } from './reach.ts';
export { canMove, drawable, endTurn, lift, Match, playCard } from './rounds.ts';
export { layings, layTile, type Options, randomTiles } from './setup.ts';
export { REFUSED, stepToken } from './step.ts';
export * from './tiles.ts';
export * from './tokens.ts';
export { type Look, type Sight, type Step, type StepEvent, type Trace, trace, type Walk, walkOf } from './trace.ts';
