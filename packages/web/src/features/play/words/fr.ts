import type en from './en.ts';

const fr: typeof en = {
  back: 'Retour à l’accueil',
  menu: 'Menu',
  rules: 'Règles',
  settings: 'Réglages',
  history: 'Coups',
  turn: 'Tourner',
  turnBoard: 'Tourner le plateau',
  undo: 'Annuler',
  undoShort: 'Annuler',
  resign: 'Abandonner',
  resignSure: 'Abandonner cette partie ?',
  resignSureAll: 'Abandonner ? La partie s’arrête alors pour tout le monde.',
  resignYes: 'Oui, j’abandonne',
  resignNo: 'Non, je continue',
  result: 'Résultat',
  rematch: 'Rejouer',
  lookBack: 'Revoir la partie',
  home: 'Quitter la table',
  seeBoard: 'Voir le plateau',
};
export default fr;
