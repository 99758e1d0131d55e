import type en from './en.ts';

const fr: typeof en = {
  title: 'Vos propres erreurs',
  inARow: (count) => `${count} à la suite`,
  against: (names, date) => `Contre ${names}, ${date}`,
  number: (at, of) => `${at} sur ${of}`,
  task: 'Trouvez un meilleur tour.',
  taskWin: 'Trouvez mieux : il y a un gain.',
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
    'Les erreurs de vos parties viennent ici, et reviennent après 1, 3, 7 et 21 jours. L’analyse d’une partie les recueille aussi.',
  lookFor: (count) =>
    count === 1 ? 'Les chercher dans ma dernière partie' : `Les chercher dans mes ${count} dernières parties`,
  looking: (game, of) => `Partie ${game} sur ${of} en cours d’examen…`,
};
export default fr;
