import type en from './en.ts';

const fr: typeof en = {
  today: 'Aujourd’hui',
  grade: (grade) => `Difficulté ${grade} sur 5`,
  number: (number) => `N° ${number}`,
  solvedOf: (solved, of) => `${solved} ${solved <= 1 ? 'résolue' : 'résolues'} sur ${of}`,
  row: (days) => (days === 1 ? '1 jour de suite' : `${days} jours de suite`),
  best: (days) => `Plus longue série : ${days}`,
  rowHow: 'Résolvez-en une par jour pour la prolonger.',
  rowStart: 'Résolvez-en une aujourd’hui, une demain : combien de jours de suite ?',
  puzzle: (kind, number, state) => `${kind}, n° ${number}${state}`,
  states: { open: '', alone: ', résolue', helped: ', réponse vue' },
  moreHint: 'Autre indice',
  solution: 'Voir la réponse',
  next: 'Énigme suivante',
  all: 'Toutes les énigmes',
  solved: 'Résolue !',
  shown: 'Voilà la réponse.',
  lost: 'Cette énigme n’existe pas.',
  nextUnsolved: (number) => `Prochaine non résolue : nº ${number}`,
  due: (count) => (count === 0 ? 'aucune aujourd’hui' : `${count} aujourd’hui`),
};
export default fr;
