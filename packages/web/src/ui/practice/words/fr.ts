import type en from './en.ts';

const fr: typeof en = {
  opponent: 'L’adversaire',
  startOver: 'Recommencer',
  hint: 'Indice',
  tryAgain: 'Réessayer',
  notQuite: 'Pas tout à fait.',
};
export default fr;
