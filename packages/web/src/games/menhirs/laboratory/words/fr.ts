import type en from './en.ts';

const fr: typeof en = {
  solveBoards: 'Résoudre un plateau',
  mirror: 'Symétrie',
  deal: 'Au hasard',
  clear: 'Vider',
  undrawn: 'Touchez des cases pour y dresser des menhirs. Sans dessin, le hasard dispose le plateau.',
  measures: {
    'first-wins': 'Nord gagne',
    'second-wins': 'Sud gagne',
    tie: 'Parties nulles',
    'won-by-claim': 'Gagnées par une annonce',
    'unjust-claim': 'Perdues par une annonce fausse',
    'reaches-decision': 'Arrivent au moment du choix',
    prolonged: 'Prolongées',
    'from-behind': 'Gagnées après un retard, parmi les décidées',
    'went-on-and-lost': 'Perdues en continuant',
    moves: 'Coups par partie',
    'moves-to-win': 'Coups jusqu’à la victoire',
    points: 'Points du gagnant',
    taken: 'Tuiles retirées',
    choices: 'Coups possibles par tour',
    'forced-share': 'Tours avec un coup sûr au plus',
    'trap-share': 'Tours sans aucun coup sûr',
    'lead-changes': 'Changements d’avantage',
  },
  even: (ties) => `Aucun camp n’est devant ; nulles : ${ties}`,
  ahead: (seat, ties) => `${seat} est devant ; nulles : ${ties}`,
  seatsNote: 'Victoires par camp, avec intervalles à 95 %. Nord commence.',
  placedByChance: 'Sur un plateau dessiné, le brouillard est posé au hasard.',
  lengthTitle: (move) => `La moitié des victoires arrive avant le coup ${move + 1}`,
  lengthNote: 'Parties gagnées selon le nombre de coups, et les parties nulles.',
  claimsTitle: (just, unjust) => {
    if (just + unjust === 0) return 'Personne n’annonce';
    return unjust === 0 ? `Les ${just} annonces sont justes` : `${unjust} annonces sur ${just + unjust} sont fausses`;
  },
  claimsNote: 'Parties terminées par une annonce, et ce qui a été choisi au moment du choix.',
  just: 'justes',
  unjust: 'fausses',
  wentOn: 'Continuées',
  overBefore: 'finies avant',
  fogTitle: (places) => `Le brouillard se masse sur ${places.join(' et ')}`,
  fogNote:
    'Part des tours, en %, où une case est sous le brouillard. Si la donne est équitable, c’est une habitude du joueur.',
  fogAll: (places) =>
    `Part des tours sous le brouillard : ${places.map(([name, share]) => `${name} ${share} %`).join(', ')}`,
  leadNote: 'Celui qui manquait le moins de coups sûrs a l’avantage.',
  choicesTitle: (choices) => `Environ ${choices} coups à peser`,
  choicesNote: 'Coups possibles, tour par tour : le milieu et les 80 % du centre.',
};
export default fr;
