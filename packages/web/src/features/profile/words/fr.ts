import type en from './en.ts';

const many = (count: number, one: string, more: string): string => (count < 2 ? `${count} ${one}` : `${count} ${more}`);

const fr: typeof en = {
  title: 'Ma page',
  you: 'Vous',
  onDevice: (games) => `${many(games, 'partie', 'parties')} sur cet appareil`,
  since: (month, games) => `depuis ${month}, ${many(games, 'partie', 'parties')}`,
  sinceAlone: (month) => `Ici depuis ${month}`,
  parts: 'Rubriques de ma page',
  partNames: { results: 'Résultats', history: 'Historique', things: 'Mes affaires' },
  guestNote:
    'Vous jouez encore sans nom. Ce que vous voyez vient de cet appareil. Avec un nom, vous pouvez jouer avec d’autres.',
  chooseName: 'Choisir un nom',

  filter: 'Quelles parties',
  running: 'En cours',
  people: 'Contre des personnes',
  computer: 'Contre l’ordinateur',
  results: { won: 'gagné', tied: 'nul', lost: 'perdu' },
  rated: 'Classées',
  tournaments: 'Tournois',
  search: 'Chercher un nom',
  yourMove: 'à vous',
  timeLeft: (time) => `encore ${time}`,
  underWay: 'en cours',
  over: 'jouée',
  place: (place, players) => `place ${place} sur ${players}`,
  brought: 'importée',
  ratingChange: 'Évolution du classement : ',
  nameless: 'Joueur',
  monthScore: (games, won) => `${many(games, 'partie', 'parties')}, ${many(won, 'gagnée', 'gagnées')}`,
  offline: 'Le serveur est injoignable. Voici les parties de cet appareil.',
  noGames: 'Aucune partie pour l’instant. La première figurera ici.',
  noneFit: 'Rien ne correspond à ce choix.',
  allGames: 'Afficher toutes les parties',
  older: 'Parties plus anciennes',
  loading: 'Recherche…',
  shown: (games) => `${many(games, 'partie', 'parties')} dans la liste`,

  rating: 'Classement',
  fewRated: (games, needed) =>
    `${many(games, 'partie classée', 'parties classées')} sur ${needed} avant d’avoir un chiffre`,
  between: (low, high) => `95 fois sur 100 entre ${low} et ${high}`,
  againstComputer: 'Joueurs ordinateurs',
  noLevels: 'Jouez contre l’ordinateur et voyez ici vos progrès.',
  score: (won, tied, lost) => `${won} : ${lost}${tied > 0 ? `, ${many(tied, 'nulle', 'nulles')}` : ''}`,
  scoreSpoken: (won, tied, lost) =>
    `${many(won, 'gagnée', 'gagnées')}, ${many(tied, 'nulle', 'nulles')}, ${many(lost, 'perdue', 'perdues')}`,
  daysInARow: (days) => `${many(days, 'jour', 'jours')} de suite`,
  puzzles: (best) => `Énigmes, record ${best}.`,
  todayDone: 'C’est fait pour aujourd’hui.',
  favourite: 'Le plus joué',

  againstPeople: 'Personnes',
  noPeople: 'Les personnes avec qui vous avez terminé une partie figurent ici, pour vous seul.',
  morePeople: 'D’autres personnes',
  games: (games) => many(games, 'partie', 'parties'),
  blocked: 'personne bloquée',
  playAgain: 'Rejouer',
  look: 'Profil',
  block: 'Bloquer',
  unblock: 'Débloquer',
  blockTitle: (name) => `Bloquer ${name} ?`,
  blockText:
    'Cette personne ne pourra plus vous défier, s’asseoir à vos tables ni vous écrire. Elle n’en est pas informée.',
  blockedNow: (name) => `${name} : personne bloquée.`,
  unblockedNow: (name) => `${name} n’est plus sur votre liste de blocage.`,
  player: 'Joueur',
  together: 'Vos parties ensemble',
  theyShow: 'Sur ce joueur',

  things: 'Mes affaires',
  keep: 'Les garder avec mon nom',
  keepAbout:
    'Réglages, leçons, énigmes, erreurs et parties de cet appareil sont aussi gardés sur le serveur, et sont les mêmes sur tous vos appareils.',
  keptNow: 'Vos affaires sont gardées avec votre nom.',
  keptNoMore: 'Le serveur les a effacées. Elles restent sur cet appareil.',
  alongAbout: 'Le tout en un fichier, pour un autre appareil ou un autre serveur.',
  take: 'Emporter mes données',
  bring: 'Importer un fichier',
  broughtIn: (games) =>
    games === 0
      ? 'Tout est là. Aucune partie n’était nouvelle.'
      : `Tout est là. ${many(games, 'nouvelle partie', 'nouvelles parties')}.`,
  noRoom: (games) =>
    `Faute de place sur cet appareil, ${many(games, 'partie plus ancienne reste', 'parties plus anciennes restent')} dans le fichier.`,
  shownTitle: 'Ce que voient les autres',
  shownAbout:
    'Seules les personnes avec qui vous avez joué le voient. Sans choix de votre part : votre nom et vos parties ensemble.',
  shownWhat: {
    since: 'Depuis quand je joue',
    results: 'Mes résultats contre l’ordinateur',
    ratings: 'Mes classements',
    favourite: 'Ce que je joue le plus',
    streak: 'Mes jours d’énigmes',
  },
  nameTitle: 'Nom',
  devices: 'Mes appareils et clés d’accès',
  notifications: 'Notifications',
  refused: {
    'file-too-long': 'Ce fichier est trop long. Rien n’a été changé.',
    'not-a-player': 'Ce n’est pas un fichier de joueur, ou il est abîmé. Rien n’a été changé.',
    'newer-version': 'Ce fichier vient d’une version plus récente de Speeltafel. Rien n’a été changé.',
    damaged: 'Ce fichier est abîmé ou a été modifié. Rien n’en a été repris.',
    'too-much': 'C’est plus que le serveur ne garde. Rien n’est perdu : tout reste sur cet appareil.',
    'bad-game': 'Le serveur n’a pas pu lire une des parties. Les autres restent dans le fichier.',
    'no-such-player': 'Vous n’avez pas joué avec un tel joueur.',
  },
};
export default fr;
