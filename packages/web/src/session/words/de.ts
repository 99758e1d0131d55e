import type en from './en.ts';

const de: typeof en = {
  you: 'Du',
  player: (seat) => `Spieler ${seat}`,
  notHere: 'Diese Partie liegt nicht auf diesem Gerät.',
  notHereWhy: 'Partien bleiben auf dem Gerät, auf dem sie begonnen wurden. Vielleicht wurde sie hier gelöscht.',
  unsaved: 'Dieses Gerät kann die Partie nicht aufheben. Sie bleibt, bis du die Seite schließt.',
  understood: 'In Ordnung',
  levels: {
    lamb: 'Lamm',
    wanderer: 'Wanderer',
    shepherd: 'Schäfer',
    'peat-cutter': 'Torfstecher',
    'stone-setter': 'Steinsetzer',
    druid: 'Druide',
    'mist-walker': 'Nebelgänger',
    'lost-guest': 'Verirr\u00adter Gast',
    'kitchen-boy': 'Küchen\u00adjunge',
    'candle-bearer': 'Kerzen\u00adträger',
    'night-watch': 'Nacht\u00adwache',
    gravedigger: 'Toten\u00adgräber',
    castellan: 'Burg\u00advogt',
    'monster-tamer': 'Monster\u00adzähmer',
  },
  computer: 'Computer',
};
export default de;
