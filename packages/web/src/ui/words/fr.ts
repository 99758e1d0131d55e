import type en from './en.ts';

const fr: typeof en = {
  back: 'Retour',
  close: 'Fermer',
  cancel: 'Annuler',
  dismiss: 'Fermer ce message',
  pages: 'Pages principales',
  play: 'Jouer',
  puzzles: 'Énigmes',
  learn: 'Apprendre',
  settings: 'Réglages',
  stepFirst: 'Au début',
  stepBack: 'Coup précédent',
  stepOn: 'Coup suivant',
  stepNow: 'Revenir à la partie',
  lookingBack: 'Vous revoyez la partie.',
  outOfTimeLoses: 'Qui n’a plus de temps perd.',
  moreOptions: 'Autres options',
  minutesEach: 'Minutes par joueur',
  secondsPerTurn: 'Secondes ajoutées par tour',
  gameBy: (game, designer) => `${game} est un jeu de ${designer}`,
  home: 'Retour à l’accueil',
  language: 'Langue',
  lobby: 'Salon',
  lost: 'Il n’y a rien à cette adresse.',
  again: 'Réessayer',
};
export default fr;
