import type en from './en.ts';

const fr: typeof en = {
  you: 'Vous',
  player: (seat) => `Joueur ${seat}`,
  notHere: 'Cette partie n’est pas sur cet appareil.',
  notHereWhy: 'Les parties restent sur l’appareil où elles ont commencé. Celle-ci a peut-être été supprimée.',
  unsaved: 'Cet appareil ne peut pas garder la partie. Elle dure jusqu’à la fermeture de la page.',
  understood: 'D’accord',
  levels: {
    lamb: 'Agneau',
    wanderer: 'Vagabond',
    shepherd: 'Berger',
    'peat-cutter': 'Tourbier',
    'stone-setter': 'Dresseur de pierres',
    druid: 'Druide',
    'mist-walker': 'Marcheur des brumes',
    'lost-guest': 'Invité égaré',
    'kitchen-boy': 'Marmi\u00adton',
    'candle-bearer': 'Porte-chan\u00addelle',
    'night-watch': 'Veil\u00adleur de nuit',
    gravedigger: 'Fos\u00adsoyeur',
    castellan: 'Châte\u00adlain',
    'monster-tamer': 'Domp\u00adteur de monstre',
  },
  computer: 'ordinateur',
};
export default fr;
