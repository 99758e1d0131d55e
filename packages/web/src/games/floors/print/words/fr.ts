import type en from './en.ts';

const fr: typeof en = {
  sheets: {
    floors: { title: 'Finstere Flure', about: 'Les règles en bref, et l’effet de chaque tuile' },
    'floors-puzzles': { title: 'Finstere Flure : énigmes', about: 'Six énigmes, solutions à l’envers' },
  },
  credit: 'Finstere Flure est un jeu de Friedemann Friese. Feuille non officielle de Speeltafel.',
  hallKey:
    'Les pions noirs sont à vous. ✱ sortie, ▲ entrée. Un pion à double anneau peut bouger, dans la limite de son nombre.',
  monsterAsk: 'Faites que le monstre mange tous les pions blancs et épargne les noirs. Il marche jusque-là.',
  monsterMove: (tokens) => `Vous pouvez déplacer ${tokens}.`,
  monsterLay: (tiles) => `Vous posez : ${tiles}.`,
  saveAsk: (tokens, cards) => `Déplacez ${tokens} pour qu’aucune des cartes ${cards} ne vous coûte un pion.`,
  hit: (bites) => (bites === 1 ? '1 bouchée' : `${bites} bouchées`),
  lay: (tile, square) => `${tile} en ${square}`,
  outside: 'dehors',
  stays: 'reste',
  leaves: 'sort',
  hall: (number) => `Salle de l’énigme ${number}`,
  by: 'un jeu pour deux à sept de Friedemann Friese',
  parts: [
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
  basic:
    'La mise en place de base. Pour aller plus loin : posez tour à tour les 17 tuiles ; les coins près des portes restent libres, jamais deux téléporteurs côte à côte.',
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
