import type en from './en.ts';

const fr: typeof en = {
  opponent: 'L’adversaire',
  startOver: 'Recommencer',
  tryAgain: 'Réessayer',
  notQuite: 'Pas tout à fait.',
  next: 'Suivant',
};
export default fr;
