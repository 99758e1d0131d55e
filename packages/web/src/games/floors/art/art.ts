import type { GameArt } from '../../contract/art.ts';
import lid from './box.svg';
import picture from './puzzle.svg';

export const art: GameArt = {
  box: {
    lid,
    side: '#3b2013',
    foot: '#27140c',
    tilt: '-1.3deg',
    title: { y: 62, size: 50, width: 352, fill: '#ffe3a0', stroke: '#1a0f08' },
    numbers: [
      ['4', 100, 353, 38.3, -9, '#0a1d2a'],
      ['1', 204, 368.9, 34.8, 7, '#2b1a02'],
      ['5', 306, 351, 38.3, 12, '#fff6ea'],
    ],
  },
  puzzle: {
    picture,
    box: [640, 60, 520, 440],
    numbers: [
      ['3', 1050, 151, '#2b1a02'],
      ['4', 1150, 351, '#2b1a02'],
      ['5', 850, 451, '#0a1d2a'],
    ],
  },
};
