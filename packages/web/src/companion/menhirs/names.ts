/** What the two players are called. */
import { say as moor } from '../../menhirs/words.ts';
import { remembered } from './evening.ts';

export const sideName = (seat: number): string => (seat === 1 ? moor().north : moor().south);

export const playerName = (seat: number): string => remembered().names[seat - 1] || sideName(seat);
