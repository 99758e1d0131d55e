import type en from './en.ts';

const fr: typeof en = {
  intro:
    'De petits exercices sur le vrai plateau. Essayez librement : rien ne peut mal tourner, et chaque refus est expliqué.',
  designer: (designer) => `Un jeu de ${designer}`,
  progress: (done, of) => (done <= 1 ? `${done} étape réussie sur ${of}` : `${done} étapes réussies sur ${of}`),
  begin: 'Commencer',
  goOn: 'Continuer',
  again: 'Reprendre du début',
  step: (number, of) => `Étape ${number} sur ${of}`,
  stepNamed: (number, title) => `${number}. ${title}`,
  stepDone: (number, title) => `${number}. ${title}, réussie`,
  allSteps: 'Toutes les étapes',
  showMe: 'Montrez-moi',
  finish: 'Terminer',
  right: 'Bravo !',
  finished: 'La leçon est terminée.',
  finishedText:
    'Vous en savez assez pour une vraie partie. Les règles restent à portée de main, et les énigmes sont un bon entraînement.',
  strategy: 'Stratégie',
  strategyAbout: 'Le second cours : comment gagner. Des positions à jouer, toutes vérifiées.',
  strategyFinished: 'Vous connaissez les ficelles.',
  strategyFinishedText: 'Servez-vous-en dans une partie, avant qu’on ne s’en serve contre vous.',
  play: 'Jouer une partie',
  rules: 'Les règles',
  lessons: 'Toutes les leçons',
};
export default fr;
