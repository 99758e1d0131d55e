import type en from './en.ts';

const nl: typeof en = {
  you: 'Jij',
  player: (seat) => `Speler ${seat}`,
  notHere: 'Dit spel staat niet op dit apparaat.',
  notHereWhy: 'Spellen blijven op het apparaat waar ze begonnen zijn. Misschien is dit spel hier verwijderd.',
  unsaved: 'Dit apparaat kan het spel niet bewaren. Het blijft tot je de pagina sluit.',
  understood: 'Goed',
  levels: {
    lamb: 'Lam',
    wanderer: 'Zwerver',
    shepherd: 'Herder',
    'peat-cutter': 'Turfsteker',
    'stone-setter': 'Steenzetter',
    druid: 'Druïde',
    'mist-walker': 'Nevelloper',
    'lost-guest': 'Dwaal\u00adgast',
    'kitchen-boy': 'Keuken\u00adhulpje',
    'candle-bearer': 'Kaarsen\u00addrager',
    'night-watch': 'Nacht\u00adwacht',
    gravedigger: 'Graf\u00addelver',
    castellan: 'Slot\u00advoogd',
    'monster-tamer': 'Monster\u00adtemmer',
  },
  computer: 'computer',
};
export default nl;
