import type en from './en.ts';

const fr: typeof en = {
  title: 'Vos propres erreurs',
  inARow: (count) => `${count} à la suite`,
  against: (names, date) => `Contre ${names}, ${date}`,
  number: (at, of) => `${at} sur ${of}`,
  task: 'Trouvez un meilleur tour.',
  youPlayed: (turn) => `Vous avez joué ${turn}.`,
  checking: 'Vérification de la réponse…',
  found: 'Trouvé !',
  notIt: 'Pas encore le meilleur.',
  answer: 'Réponse',
  skip: 'Passer',
  returns: 'Revient après (jours)',
  today: 'aujourd’hui',
  days: (days) => `${days} j`,
  none: 'Rien à travailler aujourd’hui.',
  noneHow:
    'Revoyez une partie jouée et faites-la analyser : ses erreurs viennent ici, et reviennent après 1, 3, 7 et 21 jours.',
};
export default fr;
