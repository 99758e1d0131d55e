import type en from './en.ts';

const fr: typeof en = {
  lesson: 'Chassez le brouillard de la dernière pierre.',
  rules: (designer) => `Un jeu pour deux de ${designer}`,
  companion:
    'Manches, tuiles retirées, choix secret, les trois secondes pour annoncer la victoire, points. Et un arbitre pour toute position.',
};
export default fr;
