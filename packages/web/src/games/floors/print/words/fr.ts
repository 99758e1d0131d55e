import type en from './en.ts';

const fr: typeof en = {
  cutOut: {
    how: 'Imprimez sur du carton et découpez le long des tirets. Pliez la figurine à la tête et son pied vers l’extérieur pour qu’elle tienne debout. Un disque se pose dans la salle : sa pointe montre où regarde le monstre.',
    above: 'vu d’en haut',
    disc: (size) => `${size} mm`,
  },
  sheets: {
    floors: { title: 'Finstere Flure', about: 'Les règles en bref, et l’effet de chaque tuile' },
    'floors-monster': { title: 'Votre monstre', about: 'Une figurine à plier et deux disques, à découper.' },
    'floors-puzzles': { title: 'Finstere Flure : énigmes', about: 'Six énigmes, solutions à l’envers' },
  },
  credit: 'Finstere Flure est un jeu de Friedemann Friese. Feuille non officielle de Speeltafel.',
  hallKey:
    'Les pions noirs sont à vous. ✱ sortie, ▲ entrée. Un pion à double anneau peut bouger, dans la limite de son nombre.',
  monsterAsk: 'Faites que le monstre mange tous les pions blancs et épargne les noirs. Il marche jusque-là.',
  monsterMove: (tokens) => `Vous pouvez déplacer ${tokens}.`,
  monsterLay: (tiles) => `Vous posez : ${tiles}.`,
  saveAsk: (tokens, cards) => `Déplacez ${tokens} pour qu’aucune des cartes ${cards} ne vous coûte un pion.`,
  hit: (bites) => (bites === 1 ? '1 proie' : `${bites} proies`),
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
        'Menez vos pions de l’entrée à la sortie. Tous dehors sauf un : vous gagnez aussitôt. Sinon, la partie finit après la dernière carte, ou à la manche 2 quand plus aucun pion n’est en jeu : gagne qui en a le plus dehors ; à égalité, qui y est arrivé le premier. Personne dehors : pas de vainqueur.',
      ],
    },
    {
      title: 'Pions',
      lines: [
        'Tour à tour, chacun déplace un pion et le retourne, jusqu’à ce que tous aient bougé. Les deux faces font 7.',
        'Autant de cases qu’il montre, ou moins, jamais en biais, va-et-vient permis. Par-dessus les pions, sans s’y arrêter. Jamais sur la case du monstre ni sur un téléporteur.',
        'Premier tour : chacun fait entrer deux pions et retourne seulement les autres. Entrer et sortir demandent un pas chaque fois. Plus tard, un pion peut aussi attendre dehors.',
        'Si la glissade sur le sang est bloquée, le pion s’arrête sur le sang et peut repartir avec un autre pas. Pas de dernier pas sur le sang si la glissade finit sur un pion.',
      ],
    },
    {
      title: 'Monstre',
      lines: [
        'Retournez une carte. Regard, pas, regard, pas : autant de pas qu’indiqué, puis un dernier regard. Sur une carte à proies : jusqu’à autant de pions mangés, 20 pas au plus. La toute première carte n’est jamais « 1 proie » ou « 2 proies ».',
        'Il regarde devant, à gauche et à droite, jamais derrière. Il se tourne vers le pion le plus proche. Égalité ou personne : tout droit.',
        'Au-delà du bord, il rentre à la même lettre de l’autre côté et garde sa direction.',
        'Un pion poussé par-dessus le bord ou sur un téléporteur compte comme mangé, pour les proies aussi.',
      ],
    },
    {
      title: 'Manches',
      lines: [
        'Manche 1 : sept cartes. Un pion mangé revient dehors, même face visible, et peut rentrer dès le tour suivant. Puis on mélange les huit. Manche 2 : huit cartes, et un pion mangé est éliminé.',
        'Après chaque tour, le marqueur premier joueur passe à gauche.',
        'À deux : ne sortez pas deux pions trop tôt. À six ou sept : le 5 peut compter comme 3 proies.',
      ],
    },
  ],
  basic:
    'La mise en place de base. Celui qui ressemble le plus au monstre commence. Jeu avancé : posez tour à tour les 17 tuiles ; l’entrée, la sortie et les cases à côté restent libres, jamais deux téléporteurs côte à côte. Le joueur à gauche de celui qui a posé la dernière tuile commence.',
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
        'Virage à droite',
        'en pousse un, comme une pierre',
        'pas au-delà',
        'ne le pousse jamais : tourne à droite et y va, si le regard ne l’a pas déjà tourné',
      ],
      h: [
        'Virage à 180°',
        'en pousse un, comme une pierre',
        'pas au-delà',
        'ne le pousse jamais : fait demi-tour, si le regard ne l’a pas déjà tourné',
      ],
      P: [
        'Sang',
        'glisse tout droit de l’autre côté en un pas',
        'par-dessus, case par case',
        'glisse en un pas et mange tout au passage',
      ],
      '1': [
        'Téléporteur',
        'ne peut pas y aller',
        'par-dessus',
        'apparaît sur le jumeau, dans le sens de sa flèche. Ce qu’il y pousse est perdu',
      ],
      edge: ['Bord', 'ne va pas plus loin', 'pas au-delà', 'passe à travers. Ce qu’il pousse dehors est perdu'],
      token: ['Pion', 'peut passer, pas s’y arrêter', 'le premier seulement', 'le mange'],
    },
    foot: 'Une tuile poussée sur l’entrée ou la sortie quitte le jeu. Ce qui est poussé sur le sang glisse de l’autre côté si c’est libre ; sinon il reste sur le sang.',
  },
};
export default fr;
