import type en from './en.ts';

const turns = (n: number): string => (n === 1 ? '1 tour' : `${n} tours`);

const fr: typeof en = {
  chapterProlonged: (round) => `Manche ${round}, prolongée`,
  graph: 'Qui est le mieux placé',
  provenWin: (name) => `${name} : victoire forcée`,
  muchBetter: (name) => `${name} : net avantage`,
  better: (name) => `${name} : léger avantage`,
  even: 'Égalité',
  holding: (holding, of) =>
    of === 1
      ? 'Le seul tour possible tient.'
      : of === holding
        ? `Les ${of} tours tiennent tous, d’après ce que voit l’ordinateur.`
        : holding === 1
          ? `1 tour sur ${of} tient, d’après ce que voit l’ordinateur.`
          : `${holding} tours sur ${of} tiennent, d’après ce que voit l’ordinateur.`,
  allLose: (of) => (of === 1 ? 'Le seul tour possible perd.' : `Les ${of} tours perdent tous.`),
  verdicts: { win: 'gagne', tie: 'nulle', loss: 'perd', open: 'indécis' },
  bank: (place, way) => `le banc de ${place} ${way}`,
  part: (places, way) => `${places} ${way}`,
  thenTake: (turn, place) => `${turn}, puis retirer ${place}`,
  claim: 'annoncer la victoire',
  why: {
    wins: 'libère le dernier menhir',
    givesAway: (turn) => `offre une victoire en un coup : ${turn}`,
    givesClaim: (turn) => `permet une annonce juste : ${turn}`,
    forcesWin: 'force la victoire',
    forcesWinIn: (n) => `force la victoire en ${turns(n)}`,
    losesByForce: 'perd de façon forcée',
    losesIn: (n) => `perd en ${turns(n)}`,
    onlyTurn: 'le seul tour qui tient',
    traps: (safe, of) => (safe === 1 ? `1 réponse sur ${of} est sûre` : `${safe} réponses sur ${of} sont sûres`),
    noReply: 'aucune réponse n’est sûre',
  },
  slips: {
    'missed-win': (name, turn) => `${name} : la victoire était là : ${turn}.`,
    'missed-claim': (name) => `${name} : une annonce aurait gagné ici.`,
    'unjust-claim': (name) => `${name} : une annonce sans coup gagnant.`,
    gift: (name, turn) => `${name} : une victoire en un coup est offerte : ${turn}.`,
    'let-slip': (name, turn) => `${name} : une victoire forcée s’échappe : ${turn}.`,
    blunder: (name) => `${name} : la défaite est forcée à partir d’ici.`,
  },
  riddles: {
    'missed-win': (name) => `${name} : la victoire était là.`,
    'let-slip': (name) => `${name} : une victoire forcée s’échappe.`,
  },
  safeTurns: (safe, of) =>
    safe === 1
      ? `1 tour sur ${of} ne perdait pas tout de suite.`
      : `${safe} tours sur ${of} ne perdaient pas tout de suite.`,
  endings: {
    uncovered: 'Le dernier menhir est libre.',
    claim: 'Par une annonce prouvée.',
    'unjust-claim': 'Par une annonce faite à tort.',
    'went-on': 'L’adversaire voulait continuer et n’a pas gagné.',
    tie: 'La dernière manche est passée et personne n’a libéré le dernier menhir.',
  },
  points: (n) => (n <= 1 ? `${n} point` : `${n} points`),
};
export default fr;
