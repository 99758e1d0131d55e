import type en from './en.ts';

const MOVING = [
  'Vous devez déplacer un banc de brouillard d’un pas. Un banc, c’est tout le brouillard qui se touche, ne serait-ce qu’une tuile. Un menhir libéré peut être couvert à nouveau.',
  'Un banc de 6 ou plus peut être divisé : la partie qui part se tient et compte au moins 3 tuiles, et chaque morceau qui reste aussi. Après son pas, elle peut toucher de nouveau le reste.',
  'Aucune tuile ne peut sortir du plateau ni arriver sur un autre brouillard.',
  'Ko : vous ne pouvez pas annuler le dernier coup de l’autre, exactement ces tuiles droit en arrière, même en retirant ensuite une tuile. Un groupe plus grand ou plus petit le peut. Le ko tombe si l’autre a retiré l’une d’elles.',
];
const GOAL = {
  title: 'But',
  lines: [
    'Qui déplace le brouillard de sorte qu’aucun menhir ne soit plus dessous gagne aussitôt. On ne gagne jamais en retirant ou en posant une tuile.',
  ],
};

const fr: typeof en = {
  sheets: {
    'menhirs-adam': { title: 'Menhirs : Adam Way', about: 'Les règles en bref, piste des manches et points' },
    'menhirs-v2': { title: 'Menhirs : 2.0', about: 'Les règles en bref, avec un tableau à remplir' },
    'menhirs-score': { title: 'Menhirs : feuille de score', about: 'Pour une soirée ou un tournoi' },
    'menhirs-puzzles': { title: 'Menhirs : énigmes', about: 'Six énigmes, solutions à l’envers' },
  },
  credit: 'Menhirs est un jeu de Niels Pieterse. Feuille non officielle de Speeltafel.',
  moorKey:
    'Menhir noir : libre. Menhir blanc sur hachures : sous le brouillard. Flèches : le dernier brouillard déplacé. Tirets : une tuile qui vient d’être retirée.',
  moorNames: 'Dans les solutions, une case désigne tout son banc.',
  ask: {
    'win-in-one': (seat) => `${seat} joue et gagne.`,
    'claim-or-not': (seat) => `${seat} : annoncer, jouer, ou ni l’un ni l’autre ?`,
    'which-taking': (seat) => `${seat} a joué. Quelle tuile retirer pour que l’autre ne puisse pas gagner ?`,
    'win-in-two': (seat) => `${seat} gagne au deuxième coup.`,
    'win-in-three': (seat) => `${seat} gagne au troisième coup.`,
  },
  momentAdam: (round, north, south) => `Adam Way, manche ${round}. Retraits restants : Nord ${north}, Sud ${south}.`,
  momentNoClaims: 'Il n’y a pas d’annonces.',
  momentMust: (round) => `Adam Way, manche ${round} : il faut retirer une tuile.`,
  momentUp: (game, round, takings) => `${game}, manche ${round}. Retrait obligatoire aux manches ${takings}.`,
  claimFirst: 'annoncer !',
  noClaim: 'ne pas annoncer',
  moor: (number) => `Position de l’énigme ${number}`,
  score: {
    event: 'Club, soirée, tournoi',
    date: 'Date',
    game: 'N°',
    first: 'Premier joueur',
    second: 'Second joueur',
    winner: 'Gagnant',
    how: 'Par',
    round: 'Manche',
    prolonged: 'Prolongée',
    points: 'Points',
    hows: 'Par : C un coup, A une annonce, F une fausse annonce de l’autre, S seul l’autre a voulu continuer, = égalité',
    ranking: 'Classement : victoires d’abord, puis points',
    name: 'Nom',
    wins: 'Victoires',
    place: 'Rang',
    nobody: 'Personne ne gagne : si un seul a voulu continuer, l’autre marque 12. Sinon 0 et 0.',
  },
  by: 'un jeu pour deux de Niels Pieterse',
  place: 'poser',
  decide: 'choisir',
  first: 'Points',
  second: 'Points, prolongée',
  schedule: 'Qui doit retirer',
  reconstruction: 'Reconstitution',
  own: 'Comme sur votre piste',
  names: 'Les cases',
  startPlayer: 'Premier joueur',
  secondPlayer: 'Second joueur',
  adam: [
    GOAL,
    {
      title: 'Mise en place',
      lines: [
        'Posez 7 menhirs et 23 forêts au hasard. Le premier joueur retourne un menhir, puis l’autre joueur un second : ils comptent comme forêt. Pour débuter, choisissez de façon que peu des cinq autres soient voisins.',
        'Brouillard sur les 5 qui restent. Manche 12 : posez tour à tour les 6 autres tuiles de brouillard, le premier joueur d’abord, sur des cases sans brouillard.',
      ],
    },
    { title: 'Déplacer le brouillard', lines: MOVING },
    {
      title: 'Retirer',
      lines: [
        'Manches 11 à 3 : après votre coup, vous pouvez retirer une tuile de brouillard, trois en tout par joueur.',
        'Manches 2 et 1 : après votre coup, vous devez en retirer une.',
        'Un menhir au moins doit rester sous le brouillard.',
      ],
    },
    {
      title: 'Le moment du choix',
      lines: [
        'Après la manche 3, ou après celle où chacun a retiré sa troisième tuile, chacun choisit en secret : prolonger ou continuer.',
        'Les deux prolongent : retour à la manche 12. Chacun repose tour à tour ce qu’il a retiré, et a de nouveau trois retraits. La seconde fois, il n’y a pas de choix.',
        'Sinon : on passe à la manche 2.',
        'Ou à voix haute, le premier joueur d’abord : le premier qui dit « continuer » perd seul si personne ne gagne.',
      ],
    },
    {
      title: 'Annoncer',
      lines: [
        'Du coup de l’autre jusqu’à 3 secondes après son tour, vous pouvez annoncer la victoire, sauf manches 12 et 1.',
        'Une tuile qui vient d’être retirée revient. Vous jouez un coup, et le ko vaut : s’il ne gagne pas, vous perdez.',
      ],
    },
    {
      title: 'La fin',
      lines: [
        'Personne n’a gagné à la manche 1 : si un seul a voulu continuer, il perd et l’autre marque 12. Sinon, égalité.',
        'Le gagnant marque selon la manche, voir la piste ; une annonce compte dans sa manche. Le perdant ne marque rien.',
      ],
    },
  ],
  v2: [
    GOAL,
    {
      title: 'Mise en place',
      lines: [
        'Mélangez les 30 tuiles face cachée et retournez-les une à une : a1, a2, a3, b1 et ainsi de suite jusqu’à g3.',
        'Le 3e et le 5e menhir qui apparaissent sont posés face cachée et comptent comme forêt. Brouillard sur les 5 autres ; dès lors, personne ne regarde dessous.',
        'Posez tour à tour les 6 autres tuiles de brouillard sur des cases sans brouillard. Qui commence est le premier joueur.',
      ],
    },
    { title: 'Déplacer le brouillard', lines: MOVING },
    {
      title: 'Manches',
      lines: [
        'Douze manches, comptées en montant, le premier joueur d’abord. Dites à voix haute ce que vous allez faire, puis déplacez. Là où le tableau le dit, vous devez ensuite retirer une tuile de brouillard.',
        'Un menhir au moins doit rester sous le brouillard. Si aucune tuile ne peut être retirée, on n’en retire pas.',
        'Pas d’annonces, pas de moment du choix, pas de retrait volontaire.',
      ],
    },
    {
      title: 'La fin',
      lines: [
        'Le gagnant marque un point par tuile de brouillard sur le plateau. Après la manche 12 sans victoire, il y a égalité.',
      ],
    },
  ],
  scheduleNote:
    'De la piste imprimée, nous ne connaissons que la manche 1 : chacun déplace seulement. Le reste du tableau du haut est notre reconstitution ; remplissez celui du bas d’après votre piste.',
};
export default fr;
