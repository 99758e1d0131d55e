import type en from './en.ts';

const fr: typeof en = {
  kinds: {
    'win-in-one': 'Gagner en un coup',
    'claim-or-not': 'Annoncer ou non ?',
    'which-taking': 'Quelle tuile retirer ?',
    'win-in-two': 'Gain forcé en deux',
    'win-in-three': 'Gain forcé en trois',
  },
  ask: {
    'win-in-one': 'Un coup ne laisse aucun menhir sous le brouillard. Trouvez-le.',
    'claim-or-not':
      'L’adversaire a déplacé et retiré une tuile. Annoncer, gagner sans annonce, ou n’y a-t-il rien à gagner ?',
    'which-taking':
      'Vous avez déplacé, et l’adversaire menace de gagner. Quelle tuile retirez-vous pour l’en empêcher ?',
    'win-in-two': 'Jouez un tour après lequel vous gagnez au suivant, quoi que fasse l’adversaire.',
    'win-in-three': 'Jouez un tour après lequel vous gagnez en deux tours de plus, quoi que fasse l’adversaire.',
  },
  round: (round) => `manche ${round}`,
  thinking: 'L’adversaire cherche une réponse.',
  nothing: 'Rien à gagner',
  answered: (left) => (left === 1 ? 'L’adversaire a répondu. Gagnez.' : 'L’adversaire a répondu. Continuez.'),
  hints: {
    bank: 'Regardez le brouillard entouré.',
    move: 'Le brouillard entouré va dans le sens montré.',
    threat: 'Voici ce que menace l’adversaire.',
    tile: 'La tuile entourée doit partir.',
    none: 'Ne retirez rien cette fois.',
    other: 'Ce n’était pas le coup. Recommencez et regardez encore.',
    claim: 'Imaginez la tuile retirée de nouveau à sa place. Vous aide-t-elle, ou gêne-t-elle ?',
    mustClaim: 'Annoncez d’abord ; puis jouez le coup qui gagne avec la tuile revenue.',
    noClaim: 'N’annoncez pas : vous gagnez tel quel.',
    noWin: 'Avec ou sans la tuile, il n’y a pas de coup gagnant.',
  },
  why: {
    covered: (places) => `Il reste un menhir sous le brouillard : ${places}.`,
    unjust: 'Avec la tuile revenue, il n’y a pas de coup gagnant, ou le ko l’interdit : cette annonce perdrait.',
    unproven: 'Ce coup ne gagne pas, l’annonce est donc perdue.',
    missed: 'Il y avait un gain.',
    opponentWins: 'Regardez : l’adversaire gagne aussitôt.',
    opponentClaims: 'Regardez : l’adversaire annonce la victoire et gagne.',
    escapes: 'Regardez : l’adversaire s’échappe ainsi.',
    slow: 'Cela ne gagne pas à temps.',
  },
  done: {
    'win-in-one': 'Le dernier menhir est libre.',
    'claim-or-not': 'Bien jugé.',
    'which-taking': 'L’adversaire n’a plus de coup gagnant.',
    'win-in-two': 'Il n’y avait pas d’issue.',
    'win-in-three': 'Il n’y avait pas d’issue.',
  },
  noneToWin: 'C’est juste : il n’y avait rien à gagner.',
};
export default fr;
