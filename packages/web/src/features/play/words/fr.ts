import type en from './en.ts';

const fr: typeof en = {
  back: 'Retour à l’accueil',
  turn: 'Tourner',
  undo: 'Annuler',
  undoShort: 'Annuler',
  resign: 'Abandonner',
  resignSure: {
    loses: 'Abandonner cette partie ?',
    ends: 'Abandonner ? La partie s’arrête alors pour tout le monde.',
    leaves: 'Quitter la partie ? Un ordinateur joue à votre place, et les autres continuent.',
  },
  resignYes: 'Oui, j’abandonne',
  resignNo: 'Non, je continue',
  keepMe: 'Garder mon nom et mes parties',
  rematch: 'Rejouer',
  toTournament: 'Au tournoi',
  lookBack: 'Revoir la partie',
  home: 'Quitter la table',
  seeBoard: 'Voir le plateau',
  keysTitle: 'Touches',
  keys: [
    ['U', 'annuler'],
    [', .', 'revoir la partie en arrière et en avant'],
    ['?', 'cette liste'],
  ],
  firstGame: 'Première partie : un peu d’aide ?',
  firstHints: 'Conseils',
  firstSounds: 'Sons',
};
export default fr;
