import type en from './en.ts';

const fr: typeof en = {
  opening: 'Un instant…',
  lost: 'Il n’y a rien à cette adresse.',
  broken: 'Un problème est survenu sur cette page.',
  nothingLost: 'Vos parties restent sur cet appareil. Rien n’est perdu.',
  again: 'Réessayer',
  home: 'Retour à l’accueil',
};
export default fr;
