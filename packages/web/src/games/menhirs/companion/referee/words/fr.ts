import type en from './en.ts';

const fr: typeof en = {
  board: 'Le plateau que vous dessinez',
  modes: { draw: 'Dessiner', last: 'Dernier coup', ask: 'Demander' },
  tools: { stone: 'Menhir', fog: 'Brouillard' },
  drawHow: 'Touchez une case pour poser ce qui s’y trouve, encore une fois pour le retirer.',
  variant: 'Jeu',
  toMove: 'Au tour de',
  round: 'Manche',
  empty: 'Vider le plateau',
  full: (stones, fog) => `Il y a au plus ${stones} menhirs et ${fog} tuiles de brouillard.`,
  counts: (stones, fog) =>
    `${stones <= 1 ? `${stones} menhir` : `${stones} menhirs`}, ${fog <= 1 ? `${fog} tuile de brouillard` : `${fog} tuiles de brouillard`}`,

  lastHow: (name) =>
    `Touchez le brouillard déplacé en dernier par ${name}, là où il est maintenant. Puis dites de quel côté il est allé.`,
  lastTools: { moved: 'Brouillard déplacé', taken: 'Retiré ensuite' },
  takenHow: (name) => `Touchez la case d’où ${name} a retiré une tuile après son coup.`,
  takenAlong: 'Elle faisait partie des tuiles déplacées',
  wentWay: 'Il est allé',
  lastNow: (places, way) => `${places} : déplacé ${way}.`,
  lastTaken: (place) => `Puis ${place} a été retiré.`,
  lastNone: 'Aucun dernier coup n’est dessiné. Rien n’est donc interdit, et il n’y a rien à annoncer.',
  lastCannot: 'Ces tuiles ne peuvent pas être venues de là ensemble.',
  lastClear: 'Pas de dernier coup',

  needFog: 'Dessinez d’abord du brouillard.',
  notYet: 'À la manche 11, le premier joueur n’a encore aucun coup à juger.',
  questions: { claim: 'Annonce juste ?', move: 'Coup permis ?', taking: 'Quel retrait ?' },
  claimOf: (name) => `${name} annonce un coup gagnant.`,
  just: (name) => `Oui. ${name} peut gagner.`,
  justBack: (place) => `La tuile retirée revient d’abord en ${place}.`,
  unjust: (name) => `Non. ${name} n’a pas de coup gagnant.`,
  noClaim: 'Aucune annonce n’est possible ici.',
  noClaimGame: 'Ce jeu ne connaît pas d’annonces.',
  noClaimRound: 'On ne peut rien annoncer à la dernière manche.',
  noClaimMove: 'Il n’y a pas de dernier coup contre lequel annoncer. Dessinez-le d’abord.',
  apart: (count) => `Les menhirs sont sous ${count} bancs de brouillard. Un coup n’en déplace qu’un.`,
  stuck: 'Un seul banc couvre les menhirs, mais où qu’il aille, lui ou une partie, un menhir reste couvert.',
  stuckSmall: 'Le seul banc qui couvre les menhirs ne peut les libérer d’aucun côté.',
  koOnly: (moves) => `Le seul coup gagnant, ${moves}, annulerait le dernier coup, et le ko l’interdit.`,
  pitfall: (name, move) =>
    `Attention : sans annonce, ${name} gagne en jouant simplement ${move}. L’annonce remet la tuile retirée.`,
  without: (name, move) => `Mais ${name} peut gagner tout de suite en jouant ${move}.`,
  winning: 'Coups gagnants',
  move: (places, way) => `${places} ${way}`,

  moveHow: (name) => `À ${name} de jouer : touchez le brouillard qui doit partir, puis une direction.`,
  legal: 'Oui, ce coup est permis.',
  legalWins: 'Oui, et il gagne : plus aucun menhir n’est sous le brouillard.',
  illegal: 'Non.',
  direction: 'Direction',

  takingOf: (name, other) => `${name} a joué. Quel retrait empêche ${other} de gagner ?`,
  noThreat: (name) => `Rien à empêcher : ${name} n’a pas de coup gagnant.`,
  stops: (places, one) =>
    one ? `Seul le retrait de ${places} l’empêche.` : `Retirer l’une de ces tuiles l’empêche : ${places}.`,
  stopsNone: 'Aucun retrait ne l’empêche.',
  stopsClaim: (name) => `Pourtant ${name} peut annoncer la victoire, et la tuile revient.`,
};
export default fr;
