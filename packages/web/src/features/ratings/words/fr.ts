import type en from './en.ts';

const fr: typeof en = {
  title: 'Classements',
  lead: 'Les parties classées comptent pour votre cote. On convient à l’ouverture de la table si une partie est classée.',
  none: 'Vous n’avez pas encore de partie classée. Ouvrez une table avec des amis et activez « Partie classée ».',
  signIn: 'Dites d’abord votre nom à une table en ligne ; vos cotes seront ensuite ici.',
  games: (count) => (count === 1 ? '1 partie classée' : `${count} parties classées`),
  provisional: 'provisoire : encore quelques parties',
  margin: (deviation) => `à ${deviation} près`,
  like: (level) => `À peu près la force de ${level}.`,
  fromDevice: 'Estimée d’après les parties contre l’ordinateur sur cet appareil.',
  history: (points) => `Cote après chaque partie, de ${points[0]} à ${points.at(-1)}`,
  leaders: 'Tableau d’honneur',
  noLeaders: 'Personne ayant une cote établie n’y figure encore.',
  join: 'Me montrer dans les tableaux',
  joinAbout: 'Votre nom et vos cotes, visibles par tous les visiteurs. Vous pouvez vous retirer à tout moment.',
  levels: 'Joueurs de l’ordinateur',
  levelsAbout: 'Mesurés dans des parties entre eux. À cote égale, on gagne une partie sur deux.',
};
export default fr;
