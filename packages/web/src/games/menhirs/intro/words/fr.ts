import type en from './en.ts';

const fr: typeof en = {
  about: 'Poussez les bancs de brouillard jusqu’à libérer chaque menhir. La dernière poussée gagne.',
  players: (designer) => `2 joueurs, de ${designer}`,
  lesson: 'Chassez le brouillard du dernier menhir.',
  rules: (designer) => `Un jeu pour deux de ${designer}`,
  companion:
    'Manches, tuiles retirées, moment du choix, les trois secondes pour annoncer la victoire, points. Et un arbitre pour toute position.',
};
export default fr;
