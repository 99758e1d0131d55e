/** Finstere Flure on the real board: rounds and cards, a random set-up, and a referee for the monster's walk. */
import './companion.css';
import type { Companion } from '../../contract/companion.ts';
import { SetUp } from './random-setup.tsx';
import { Referee } from './referee.tsx';
import { Rounds } from './round-screen.tsx';

export const companion: Companion = { parts: { table: Rounds, setup: SetUp, referee: Referee } };
