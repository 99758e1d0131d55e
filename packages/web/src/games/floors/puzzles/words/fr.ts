import type en from './en.ts';

const fr: typeof en = {
  kinds: {
    monster: 'Nourrissez le monstre',
    save: 'Sauvez vos pions',
  },
  names: {
    subjects: [
      'Un souper',
      'Un bâillement',
      'Des pas',
      'Un bonnet de nuit',
      'Un murmure',
      'Le cuisinier',
      'La clé perdue',
      'Un courant d’air',
      'Deux yeux',
      'Un éternuement',
    ],
    settings: [
      'sous l’escalier',
      'dans le garde-manger',
      'à minuit',
      'derrière la bibliothèque',
      'à la cave',
      'aux chandelles',
      'dans la tour',
      'sur le seuil',
      'à table',
    ],
  },
  ask: {
    monster:
      'Changez ce qui est permis, puis laissez marcher le monstre sans fin. Il doit manger tous les ennemis et aucun des vôtres, les ronds bleus.',
    save: 'Vous jouez en dernier ce tour-ci. Jouez pour qu’aucune carte de la pile ne vous coûte un pion.',
  },
  hints: {
    token: 'Il s’agit du pion éclairé.',
    row: (row) => `Regardez le long de la rangée ${row}.`,
    ends: (square) => `Il doit finir en ${square}.`,
    lay: (square) => `La tuile va en ${square}.`,
    leave: 'Il doit quitter le château.',
    push: (square) => `Attention au chemin : il faut pousser quelque chose. Il finit en ${square}.`,
  },
  why: {
    ownEaten: 'Un des vôtres a été mangé.',
    repeats: 'Le monstre tourne en rond, et il reste quelqu’un.',
    costs: (card) => `Avec la carte ${card}, le monstre attrape un de vos pions.`,
  },
  done: {
    monster: 'Tous les ennemis sont mangés, et les vôtres sont saufs.',
    save: 'Aucune carte de la pile ne peut vous nuire.',
  },
  shapes: ['ronds', 'carrés', 'hexagones', 'losanges', 'écussons', 'trèfles', 'soleils'],
  tokenOn: (shows, square) => `${shows} en ${square}`,
  tokenOutside: (shows) => `${shows} dehors`,
  yours: (shapes, tokens) => `Les ${shapes} cerclés sont à vous : ${tokens}.`,
  cards: 'Cartes de la pile',
  layHow: 'Touchez une case pour la tuile.',
  lay: (square) => `Poser en ${square}`,
  moveHow: 'Touchez un pion éclairé et tracez son chemin.',
  run: 'Laisser marcher',
  ready: 'Plus rien à changer. Laissez-le marcher.',
  own: 'Bleu',
  enemy: 'l’ennemi',
};
export default fr;
