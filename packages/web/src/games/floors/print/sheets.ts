/** The printable sheets of Finstere Flure. */
import { floorsPack } from '@speeltafel/players/puzzles';
import type { PrintSheet } from '../../contract/print.ts';
import { MonsterSheet } from './monster-sheet.tsx';
import { FloorsPuzzles } from './puzzle-sheet.tsx';
import { Floors } from './summary-sheet.tsx';
import { say } from './words.ts';

const words = (id: keyof ReturnType<typeof say>['sheets']) => () => say().sheets[id];

export const sheets: readonly PrintSheet[] = [
  { id: 'floors', words: words('floors'), Sheet: Floors },
  { id: 'floors-monster', words: words('floors-monster'), Sheet: MonsterSheet },
  { id: 'floors-puzzles', words: words('floors-puzzles'), pack: floorsPack, Page: FloorsPuzzles },
];
