import type en from './en.ts';

const de: typeof en = {
  you: 'Du',
  player: (seat) => `Spieler ${seat}`,
  notHere: 'Diese Partie liegt nicht auf diesem Gerät.',
  notHereWhy: 'Partien bleiben auf dem Gerät, auf dem sie begonnen wurden. Vielleicht wurde sie hier gelöscht.',
  home: 'Zum Anfang',
  levels: {
    lamb: 'Lamm',
    wanderer: 'Wanderer',
    shepherd: 'Schäfer',
    'peat-cutter': 'Torfstecher',
    'stone-setter': 'Steinsetzer',
    druid: 'Druide',
    'mist-walker': 'Nebelgänger',
    'lost-guest': 'Verirrter Gast',
    'kitchen-boy': 'Küchenjunge',
    'candle-bearer': 'Kerzenträger',
    'night-watch': 'Nachtwache',
    gravedigger: 'Totengräber',
    castellan: 'Burgvogt',
    'monster-tamer': 'Monsterzähmer',
  },
};
export default de;
