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
};
export default fr;
