/** The printable sheets of Menhirs. */
import { menhirsPack } from '@speeltafel/players/puzzles';
import type { PrintSheet } from '../../contract/print.ts';
import { MenhirsAdam } from './adam-sheet.tsx';
import { MenhirsPuzzles } from './puzzle-sheet.tsx';
import { MenhirsScore } from './score-sheet.tsx';
import { MenhirsV2 } from './v2-sheet.tsx';
import { say } from './words.ts';
import './sheets.css';

const words = (id: keyof ReturnType<typeof say>['sheets']) => () => say().sheets[id];

export const sheets: readonly PrintSheet[] = [
  { id: 'menhirs-adam', words: words('menhirs-adam'), Sheet: MenhirsAdam },
  { id: 'menhirs-v2', words: words('menhirs-v2'), Sheet: MenhirsV2 },
  { id: 'menhirs-score', words: words('menhirs-score'), Sheet: MenhirsScore },
  { id: 'menhirs-puzzles', words: words('menhirs-puzzles'), pack: menhirsPack, Page: MenhirsPuzzles },
];
