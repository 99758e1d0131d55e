/** The illustrated examples of Floors. Their walks and looks come from the rules. */
import { floorsKit as kit } from '@speeltafel/rules';
import type { BoardProps } from '../board/board.tsx';
import { cropAround } from '../board/geometry.ts';
import type { FloorsFigure } from './book.ts';

type Drawn = Omit<BoardProps, 'name'>;

function read(text: string): kit.Position {
  const position = kit.parsePosition(text);
  if (!position.ok) throw new Error(position.refusal.message);
  return position.value;
}
const squares = (text: string): readonly kit.Square[] => text.split(' ').map((name) => kit.parseSquare(name)!);
const around = (text: string): Pick<Drawn, 'crop'> => ({ crop: cropAround(squares(text), false, 0.2) });

const scene = ({ tiles, tokens, monster, facing }: kit.Position): Drawn => ({
  tiles,
  tokens,
  monster: { square: monster, facing },
});
const still = (text: string): Drawn => scene(read(text));

/** Before the first step: what the monster sees. */
function look(text: string): Drawn {
  const position = read(text);
  const [first] = kit.walkOf(position, '5').steps;
  return {
    ...scene(position),
    look: { from: position.monster, facing: position.facing, look: first!.look },
    walk: { from: position.monster, steps: [first!] },
  };
}

/** A whole walk: its prints, with everything else where it stood before. */
function walk(text: string, card: kit.Card): Drawn {
  const position = read(text);
  const told = kit.walkOf(position, card);
  const end = { square: told.position.monster, facing: told.position.facing };
  return { ...scene(position), walk: { from: position.monster, steps: told.steps }, ghosts: { monster: end } };
}

const way = (text: string, player: kit.Player, shows: number, places: string): Drawn => ({
  ...still(text),
  path: { player, shows, places: squares(places) },
});

const BASIC = 's@c9,s@m8,s@h7,P@i9,s@i6,s@n6,s@g5,s@e4,s@m4,s@o3,H@e3,s@f2,s@i2';

export const FIGURES: Readonly<Record<FloorsFigure, () => Drawn>> = {
  hall: () => still(`1/1/A/A/tokens a11E ${BASIC} A1-,A3-,A4-,A5- 5.7.7.8.8.10.h1.h2`),
  walk: () => ({
    ...way("1/3/A/A/tokens c10W - A4h6,B2m4' 5.7.8.10", 0, 4, 'h6 i6 j6 k6 k7'),
    ...around('f8 m4'),
  }),
  push: () => ({
    ...way("1/3/A/A/tokens c10W s@g6,s@k6 A3f6,B2d9' 5.7.8.10", 0, 3, 'f6 g6 h6 i6'),
    ...around('e7 l5'),
    ghosts: { tiles: [{ kind: 's', square: kit.parseSquare('j6')! }] },
    faint: squares('g6'),
  }),
  spill: () => ({
    ...way("1/3/A/A/tokens m10W H@e4 A2d4,B4l6' 5.7.8.10", 0, 2, 'd4 i4 j4'),
    ...around('c5 k3'),
  }),
  look: () => ({ ...look("2/5/A/A/monster h6N - A3h10',B5e6',C4h5' 5.7"), ...around('d10 k4') }),
  tie: () => ({ ...look("2/5/A/A/monster h6N H@i6 A3h8',B5j6' 5.7"), ...around('f9 m5') }),
  basic: () => ({
    ...walk('1/3/A/A/monster j4E P@k6,s@n6 A1j10,B3i4,C4m6,D1m9,A4m3,B4o6,C6p5,D4k7 7.8', '8'),
    ...around('h10 p2'),
  }),
  wall: () => ({
    ...walk("2/5/A/A/monster h9N - A3c4',B5m3' 5.7", '5'),
  }),
  advanced: () => ({
    ...walk('1/3/A/A/monster j4E 1>@j7,c@k7,P@k6,1v@o5,h@m5,2^@n4,r@k4 A1j9,B3i7,C4l7,D5n5,A4m6 7.8', '8'),
    ...around('h10 p2'),
  }),
};
