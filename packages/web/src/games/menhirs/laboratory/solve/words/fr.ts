import type en from './en.ts';

const fr: typeof en = {
  choose: (left) => (left === 1 ? 'Choisissez encore un menhir' : `Choisissez ${left} menhirs`),
  ready: 'Cinq menhirs : ce plateau peut être résolu',
  about:
    'Chaque position de ce plateau est calculée : qui gagne Adam Way si personne ne se trompe ? Il faut quelques minutes, 2,7 Go de mémoire et un ordinateur de bureau.',
  deal: 'Tirer au sort',
  solve: 'Résoudre',
  solving: 'Résolution de ce plateau',
  beginning: 'Résolution de ce plateau',
  minutesLeft: (minutes) => (minutes === 1 ? 'Encore une minute environ' : `Encore ${minutes} minutes environ`),
  done: (percent) => `${percent} % faits`,
  paused: 'En pause',
  goOn: 'Reprendre',
  lastRounds: 'Les deux dernières manches',
  lengths: 'La durée des victoires',
  prolonged: 'La partie prolongée',
  firstPass: 'La partie jusqu’au moment du choix',
  states: { done: 'fini', now: 'en cours', waits: 'en attente' },
  meanwhile:
    'Vous pouvez fermer la page : ce qui est fait est gardé, et reprendra quand vous résoudrez ce plateau de nouveau.',
  tied: 'Ce plateau est nul',
  wins: (seat) => `${seat} gagne ce plateau`,
  perfect: 'Si personne ne se trompe.',
  exact: 'Chaque position de ce plateau est maintenant exacte : l’analyse s’en sert aussitôt.',
  notKept: 'Ce navigateur n’a pas la place de garder le plateau résolu.',
  keptBoards: 'Résolus sur cet appareil',
  drop: (board) => `Supprimer le plateau résolu ${board}`,
  failures: {
    memory:
      'Cet appareil n’a pas assez de mémoire libre : il faut 2,7 Go. Fermez d’autres pages ou prenez un ordinateur de bureau.',
    other: 'La résolution s’est interrompue. Ce qui était fait est gardé : réessayez.',
  },
  playAgainst: 'Jouer contre',
  solveThis: 'Résoudre ce plateau',
};
export default fr;
