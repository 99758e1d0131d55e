import type { Book } from '../../contract/rules.ts';

export type FloorsSection =
  | 'goal'
  | 'hall'
  | 'material'
  | 'setup'
  | 'round'
  | 'walking'
  | 'pushing'
  | 'spills'
  | 'looking'
  | 'stepping'
  | 'walls'
  | 'special'
  | 'cards'
  | 'effects'
  | 'stages'
  | 'options'
  | 'puzzles'
  | 'notation'
  | 'readings';

export type FloorsFigure = 'hall' | 'walk' | 'push' | 'spill' | 'look' | 'tie' | 'basic' | 'wall' | 'advanced';
export type FloorsBook = Book<FloorsSection, FloorsFigure>;
