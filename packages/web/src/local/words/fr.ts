import type en from './en.ts';

const fr: typeof en = {
  you: 'Vous',
  player: (seat) => `Joueur ${seat}`,
  notHere: 'Cette partie n’est pas sur cet appareil.',
  notHereWhy: 'Les parties restent sur l’appareil où elles ont commencé. Celle-ci a peut-être été supprimée.',
  home: 'Retour à l’accueil',
  unsaved: 'Cet appareil ne peut pas garder la partie. Elle dure jusqu’à la fermeture de la page.',
  understood: 'D’accord',
  levels: {
    lamb: 'L’agneau',
    wanderer: 'Le vagabond',
    shepherd: 'Le berger',
    'peat-cutter': 'Le tourbier',
    'stone-setter': 'Le dresseur de pierres',
    druid: 'Le druide',
    'mist-walker': 'Le marcheur des brumes',
    'lost-guest': 'L’invité égaré',
    'kitchen-boy': 'Le marmiton',
    'candle-bearer': 'Le porte-chandelle',
    'night-watch': 'Le veilleur de nuit',
    gravedigger: 'Le fossoyeur',
    castellan: 'Le châtelain',
    'monster-tamer': 'Le dompteur de monstre',
  },
};
export default fr;
