/** A puzzle of Floors as a small picture. */
import { type FloorsKind, floorsPack, type Puzzle } from '@speeltafel/players/puzzles';
import { floorsKit as kit } from '@speeltafel/rules';
import type { JSX } from 'solid-js';
import { Board } from '../board/board.tsx';
import { type Box, middleOf } from '../board/geometry.ts';
import { positionOf } from './level.ts';

/** Eight squares wide, so that figures can be recognised. */
const PART = { width: 800, height: 550 } as const;
const HALL = { width: 1600, height: 1100 } as const;

/** The part of the hall around the monster. */
function partAround(monster: kit.Square): Box {
  const { x, y } = middleOf(monster, false);
  const within = (middle: number, part: number, all: number): number =>
    Math.min(Math.max(middle - part / 2, 0), all - part);
  return { ...PART, x: within(x, PART.width, HALL.width), y: within(y, PART.height, HALL.height) };
}

function read({ kind, position }: Puzzle<FloorsKind>): kit.Position {
  if (kind === 'monster') {
    const level = kit.parseLevel(position);
    if (!level.ok) throw new Error(level.refusal.message);
    return positionOf(level.value);
  }
  const parsed = kit.parsePosition(position);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
}

export async function loadPictures(): Promise<(id: string) => JSX.Element> {
  const pack = await floorsPack();
  return (id) => {
    const { tiles, tokens, monster, facing } = read(pack.find((puzzle) => puzzle.id === id)!);
    return (
      <Board tiles={tiles} tokens={tokens} monster={{ square: monster, facing }} crop={partAround(monster)} name="" />
    );
  };
}
