import type en from './en.ts';

const fr: typeof en = {
  count: 'Combien de joueurs ?',
  begins: 'Qui commence ?',
  beginsAbout:
    'La règle dit : celui qui ressemble le plus au monstre. À vous d’en juger. À la partie suivante, c’est son voisin de gauche.',
  hall: 'Quelle salle ?',
  halls: { basic: 'Simple', random: 'Avancée, au hasard', lay: 'Avancée, à poser vous-mêmes', drawn: 'Dessinée' },
  hallAbout: {
    basic: 'Des pierres et deux flaques, toujours aux mêmes endroits. Idéal pour une première partie.',
    random: 'Cristaux, pierres de virage, téléporteurs et flaques, posés au hasard.',
    lay: 'Les dix-sept tuiles ; avant la partie, vous les posez chacun votre tour.',
    drawn: 'La salle telle qu’elle a été dessinée dans l’atelier.',
  },
  short: 'Seconde manche plus courte',
  shortAbout: 'Sept cartes du monstre au lieu de huit à la manche 2.',
  five: 'Le 5 vaut trois proies',
  fiveAbout: 'À six ou sept : sur le 5, le monstre marche jusqu’à en attraper trois.',
  monster: 'Monstre',
  monsterAbout: 'Le monstre de votre table. Tout le monde le voit.',
  build: 'Composer le vôtre',
  monsterTerm: (name) => `Monstre : ${name}`,
  playersTerm: (count) => `${count} joueurs`,
  hallTerm: (hall) => `Salle : ${hall}`,
  characters: {
    'lost-guest': 'Court vers la porte comme s’il n’y avait pas de monstre.',
    'kitchen-boy': 'Espère que le monstre est paresseux aujourd’hui.',
    'candle-bearer': 'Surveille le monstre, sauf dans ses grands jours.',
    'night-watch': 'Compte avec chaque carte et pousse les pierres.',
    gravedigger: 'Pense à ce que les autres vont faire.',
    castellan: 'Connaît chaque recoin et sait qui s’y fera voir.',
    'monster-tamer': 'À pleine force. Fait danser le monstre.',
  },
};
export default fr;
