import type { GameArt } from '../../contract/art.ts';
import lid from './box.svg';
import picture from './puzzle.svg';

export const art: GameArt = {
  box: {
    lid,
    side: '#5a6480',
    foot: '#454d66',
    tilt: '1deg',
    title: { y: 64, size: 58, width: 250, fill: '#2c3446', stroke: '#fffaf0' },
    numbers: [],
  },
  puzzle: { picture, box: [-92, -76, 184, 152], numbers: [] },
};
