/** What the two players are called. */
import { say as moor } from '../words.ts';
import { stored } from './stored-companion.ts';

export const sideName = (seat: number): string => (seat === 1 ? moor().north : moor().south);

export const playerName = (seat: number): string => stored().names[seat - 1] || sideName(seat);
