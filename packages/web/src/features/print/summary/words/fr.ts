import type en from './en.ts';

const MOVING = [
  'Vous devez déplacer un banc de brouillard d’un pas. Un banc, c’est tout le brouillard qui se touche, ne serait-ce qu’une tuile.',
  'Un banc de 6 ou plus peut être divisé : la partie qui part se tient et compte au moins 3 tuiles, et chaque morceau qui reste aussi.',
  'Aucune tuile ne peut sortir de la lande ni arriver sur un autre brouillard.',
  'Vous ne pouvez pas annuler le dernier coup de l’autre : exactement ces tuiles, droit en arrière. Un groupe plus grand ou plus petit le peut. L’interdit tombe si l’une d’elles a été retirée.',
];
const GOAL = {
  title: 'But',
  lines: [
    'Qui déplace le brouillard de sorte qu’aucune pierre levée ne soit plus dessous gagne aussitôt. On ne gagne jamais en retirant ou en posant une tuile.',
  ],
};

const fr: typeof en = {
  by: {
    menhirs: 'un jeu pour deux de Niels Pieterse',
    floors: 'un jeu pour deux à sept de Friedemann Friese',
  },
  track: 'Manches',
  place: 'poser',
  decide: 'choisir',
  must: 'retrait',
  first: 'Points',
  second: 'Points, prolongée',
  schedule: 'Qui doit retirer',
  reconstruction: 'Reconstitution',
  own: 'Comme sur votre marqueur',
  names: 'Les cases',
  north: 'Nord',
  south: 'Sud',
  adam: [
    GOAL,
    {
      title: 'Mise en place',
      lines: [
        'Posez 7 pierres et 23 forêts au hasard. Nord retourne une pierre, puis Sud une autre : elles comptent comme forêt.',
        'Brouillard sur les 5 qui restent. Manche 12 : posez tour à tour les 6 autres tuiles de brouillard, Nord d’abord, sur des cases sans brouillard.',
      ],
    },
    { title: 'Déplacer le brouillard', lines: MOVING },
    {
      title: 'Retirer',
      lines: [
        'Manches 11 à 3 : après votre coup, vous pouvez retirer une tuile de brouillard, trois en tout.',
        'Manches 2 et 1 : après votre coup, vous devez en retirer une.',
        'Une pierre au moins doit rester sous le brouillard.',
      ],
    },
    {
      title: 'Le choix',
      lines: [
        'Après la manche 3, ou après celle où chacun a retiré sa troisième tuile, chacun choisit en secret : prolonger ou continuer.',
        'Les deux prolongent : retour à la manche 12. Chacun repose tour à tour ce qu’il a retiré, et a de nouveau trois retraits. Il n’y a pas de second choix.',
        'Sinon : on passe à la manche 2.',
      ],
    },
    {
      title: 'Annoncer',
      lines: [
        'Du coup de l’autre jusqu’à 3 secondes après son tour, vous pouvez annoncer un coup gagnant. Pas aux manches 12 et 1.',
        'Une tuile qui vient d’être retirée revient. Vous jouez un coup : s’il gagne, vous gagnez ; sinon, vous perdez.',
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
        'La 3e et la 5e pierre qui apparaissent sont posées face cachée et comptent comme forêt. Brouillard sur les 5 autres.',
        'Posez tour à tour les 6 autres tuiles de brouillard sur des cases sans brouillard. Qui commence est Nord.',
      ],
    },
    { title: 'Déplacer le brouillard', lines: MOVING },
    {
      title: 'Manches',
      lines: [
        'Douze manches, comptées en montant, Nord d’abord. Là où le tableau le dit, vous devez retirer une tuile de brouillard après votre coup.',
        'Une pierre au moins doit rester sous le brouillard. Si aucune tuile ne peut être retirée, on n’en retire pas.',
        'Pas d’annonces, pas de choix, pas de retrait volontaire.',
      ],
    },
    {
      title: 'La fin',
      lines: [
        'Le gagnant marque un point par tuile de brouillard sur la lande. Après la manche 12 sans victoire, il y a égalité.',
      ],
    },
  ],
  basic:
    'La mise en place de base. Pour aller plus loin : posez tour à tour les 17 tuiles ; les coins près des portes restent libres, jamais deux téléporteurs côte à côte.',
  scheduleNote:
    'Du marqueur imprimé, nous ne connaissons que la manche 1 : chacun déplace seulement. Le reste du tableau du haut est notre reconstitution ; remplissez celui du bas d’après votre marqueur.',
  floors: [
    {
      title: 'But',
      lines: [
        'Menez vos pions de l’entrée à la sortie. Tous dehors sauf un : vous gagnez aussitôt. Sinon, gagne qui en a le plus dehors ; à égalité, qui y est arrivé le premier.',
      ],
    },
    {
      title: 'Pions',
      lines: [
        'Tour à tour, chacun déplace un pion et le retourne, jusqu’à ce que tous aient bougé. Les deux faces font 7.',
        'Autant de cases qu’il montre, ou moins, jamais en biais, va-et-vient permis. Par-dessus les pions, sans s’y arrêter.',
        'Premier tour : deux pions chacun. Entrer et sortir coûtent un point chaque fois.',
      ],
    },
    {
      title: 'Monstre',
      lines: [
        'Retournez une carte. Regard, pas, regard, pas : autant de pas qu’indiqué, puis un dernier regard. Sur une carte à bouchées : jusqu’à autant de pions mangés, 20 pas au plus. La toute première carte n’en est jamais une.',
        'Il regarde devant, à gauche et à droite, jamais derrière. Il se tourne vers le plus proche. Égalité ou personne : tout droit.',
        'Au-delà du bord, il rentre à la même lettre de l’autre côté et garde sa direction.',
      ],
    },
    {
      title: 'Étapes',
      lines: [
        'Étape 1 : sept cartes. Qui est mangé recommence dehors. Puis on remélange les huit. Étape 2 : huit cartes, et qui est mangé est éliminé.',
        'Après chaque tour, le marqueur de départ passe à gauche.',
      ],
    },
  ],
  effects: {
    title: 'Qui fait quoi',
    head: ['', 'Un pion\u00a0…', 'Le monstre voit\u00a0…', 'Le monstre\u00a0…'],
    rows: {
      s: [
        'Pierre',
        'en pousse une, si la case derrière est libre',
        'pas au-delà',
        'la pousse avec tout ce qui la suit en rang',
      ],
      c: ['Cristal', 'en pousse un, comme une pierre', 'à travers', 'le pousse, comme une pierre'],
      r: [
        'Pierre de virage',
        'en pousse une, comme une pierre',
        'pas au-delà',
        'ne la pousse jamais : tourne à droite et y va. Le regard prime',
      ],
      h: [
        'Pierre de demi-tour',
        'en pousse une, comme une pierre',
        'pas au-delà',
        'ne la pousse jamais : fait demi-tour. Le regard prime',
      ],
      P: [
        'Sang',
        'glisse tout droit de l’autre côté pour un point',
        'par-dessus',
        'glisse en un pas et mange tout au passage',
      ],
      '1': [
        'Téléporteur',
        'ne peut pas y aller',
        'par-dessus',
        'apparaît sur le jumeau, dans le sens de sa flèche. Ce qui y est poussé est perdu',
      ],
      edge: ['Bord', 'ne va pas plus loin', 'pas au-delà', 'passe à travers. Ce qui tombe du bord est perdu'],
      token: ['Pion', 'peut passer, pas s’y arrêter', 'le premier seulement', 'le mange'],
    },
    foot: 'Une tuile poussée sur l’entrée ou la sortie quitte le jeu. Ce qui est poussé sur le sang glisse de l’autre côté si c’est libre.',
  },
};
export default fr;
