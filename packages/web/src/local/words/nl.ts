import type en from './en.ts';

const nl: typeof en = {
  you: 'Jij',
  player: (seat) => `Speler ${seat}`,
  notHere: 'Dit spel staat niet op dit apparaat.',
  notHereWhy: 'Spellen blijven op het apparaat waar ze begonnen zijn. Misschien is dit spel hier verwijderd.',
  home: 'Naar het begin',
  levels: {
    lamb: 'Lam',
    wanderer: 'Zwerver',
    shepherd: 'Herder',
    'peat-cutter': 'Turfsteker',
    'stone-setter': 'Steenzetter',
    druid: 'Druïde',
    'mist-walker': 'Nevelloper',
    'lost-guest': 'Verdwaalde gast',
    'kitchen-boy': 'Keukenhulpje',
    'candle-bearer': 'Kaarsendrager',
    'night-watch': 'Nachtwacht',
    gravedigger: 'Grafdelver',
    castellan: 'Slotvoogd',
    'monster-tamer': 'Monstertemmer',
  },
};
export default nl;
