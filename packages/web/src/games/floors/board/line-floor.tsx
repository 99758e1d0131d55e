/** The empty hall as line art: its squares and the walls around them. */
import { floorsKit as kit } from '@speeltafel/rules';
import type { JSX } from 'solid-js';

const SQUARES = Array.from({ length: kit.SQUARES }, (_, square) => square);

/** Every side of a square with no floor behind it. */
const WALLS = SQUARES.flatMap((square) => {
  const x = kit.columnOf(square) * 100;
  const y = kit.rowOf(square) * 100;
  const sides = [`M${x} ${y}h100`, `M${x + 100} ${y}v100`, `M${x} ${y + 100}h100`, `M${x} ${y}v100`];
  return kit.DIRECTIONS.filter((direction) => kit.next(square, direction) < 0).map((direction) => sides[direction]!);
}).join('');

const GRID = SQUARES.map((square) => `M${kit.columnOf(square) * 100} ${kit.rowOf(square) * 100}h100v100h-100Z`).join(
  '',
);

export const LineFloor = (): JSX.Element => (
  <>
    <path d={GRID} fill="var(--paper)" stroke="var(--grid)" stroke-width="2" />
    <path d={WALLS} fill="none" stroke="var(--ink)" stroke-width="10" stroke-linecap="square" />
  </>
);

/** Arrows that point west: in at one corner, and out at the other. */
const WAY = 'M24 0H-22M-2 -20L-22 0L-2 20';

export const LineDoors = (): JSX.Element => (
  <g fill="none" stroke="var(--ink)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">
    {[kit.EXIT, kit.ENTRANCE].map((square) => (
      <path transform={`translate(${kit.columnOf(square) * 100 + 50} ${kit.rowOf(square) * 100 + 50})`} d={WAY} />
    ))}
  </g>
);
